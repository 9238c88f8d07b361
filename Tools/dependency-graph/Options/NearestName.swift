/// The name that someone may have meant.
enum NearestName {
    /// ` Did you mean 'x'?` with a space in front, or nothing where no name is near.
    static func hint(for word: String, among names: [String]) -> String {
        nearest(to: word, among: names).map { " Did you mean '\($0)'?" } ?? ""
    }

    /// The name with the fewest edits from a word, if these are at most a third of its letters, and at least one.
    static func nearest(to word: String, among names: [String]) -> String? {
        let limit = max(1, word.count / 3)
        let near = names.map { (distance: distance(word, $0, limit: limit), name: $0) }.filter { $0.distance <= limit }
        return near.min { $0 < $1 }?.name
    }

    // The distance of Damerau and Levenshtein, by rows: letters replaced, added, left out, or swapped with their neighbour.
    // Names that differ more in length than the limit are not worth a look.
    private static func distance(_ left: String, _ right: String, limit: Int) -> Int {
        let (left, right) = (Array(left), Array(right))
        guard abs(left.count - right.count) <= limit else { return .max }
        var rows = [Array(0...right.count)]
        for (index, letter) in left.enumerated() {
            var row = [index + 1]
            for (column, other) in right.enumerated() {
                var best = min(
                    rows[index][column] + (letter == other ? 0 : 1),
                    row[column] + 1,
                    rows[index][column + 1] + 1
                )
                if index > 0, column > 0, letter == right[column - 1], left[index - 1] == other {
                    best = min(best, rows[index - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
