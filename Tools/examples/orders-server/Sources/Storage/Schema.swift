/// The tables, and what the shop has sold so far.
enum Schema {
    static let version = 1

    static let script: StaticString = """
        CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE orders (
            number INTEGER PRIMARY KEY,
            customer INTEGER NOT NULL REFERENCES customers (id),
            day TEXT NOT NULL,
            article TEXT NOT NULL,
            pieces INTEGER NOT NULL,
            cents INTEGER NOT NULL
        );
        CREATE INDEX orders_by_day ON orders (customer, day);
        CREATE TABLE favourites (
            customer INTEGER NOT NULL REFERENCES customers (id),
            article TEXT NOT NULL,
            PRIMARY KEY (customer, article)
        ) WITHOUT ROWID;
        INSERT INTO customers VALUES (7, 'Grace Hopper'), (42, 'Ada Lovelace'), (99, 'Robert <Bobby> O''Tables');
        INSERT INTO orders VALUES
            (1001, 42, '2025-05-17', 'tea pot', 1, 3600),
            (1002, 42, '2025-05-17', 'tea cups', 6, 4500),
            (1003, 7, '2025-05-17', 'coffee mill', 1, 8900),
            (1004, 42, '2025-05-18', 'sugar tongs', 2, 1200),
            (1005, 99, '2025-05-19', 'jam & scones', 3, 990);
        -- A restaurant that orders every day of a year.
        INSERT INTO customers VALUES (1, 'Tea Room');
        WITH RECURSIVE days (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM days WHERE n < 364)
        INSERT INTO orders
            SELECT 2000 + n, 1, date('2024-01-01', n || ' days'), 'tea leaves', 1 + n % 7, 450 * (1 + n % 7) FROM days;
        PRAGMA user_version = 1;
        """
}
