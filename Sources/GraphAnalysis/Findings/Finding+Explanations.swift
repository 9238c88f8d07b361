extension Finding.Code {
    /// What the finding means, why it matters and what to do: a page for each built-in one, a line for a rule.
    public var explanation: String {
        switch self {
        case .cycle:
            """
            Types need each other to be built: each asks for the next in its initialiser or its factory, so none can be first. \
            The program stops with an error where one of them is asked for. Break the cycle at one edge: read the dependency \
            lazily, after the initialiser, or take a Provider of it, or move what both need into a third type.
            """
        case .lazyCycle:
            """
            Types hold each other, but at least one reads the other only after it was built, so all can be built. They live as \
            long as their container. A Provider in place of the lazy property ends that they hold each other.
            """
        case .unlistedCycles:
            """
            The graph has so many cyclic edges that finding a short cycle for each would take too long. Each knot of the graph \
            has at least one cycle listed. Mend those and check again.
            """
        case .missing:
            """
            A type asked for something that nothing is bound for. Bind it before it is asked for, in the container that is asked \
            or in one around it, or ask for it as an optional where it may be absent.
            """
        case .failedRequest:
            """
            A request failed while the graph was recorded, for a reason that the graph does not show: an initialiser threw, a \
            scope did not fit, a container had ended. What the program said stands with the finding.
            """
        case .captive:
            """
            A singleton holds an instance that is meant to end with its scope, directly or through what it holds. It would go on \
            using the first scope's instance for ever: another request's user, a closed transaction. Take a Provider, which asks \
            for the present scope's instance each time, or let the holder end with the scope too.
            """
        case .forcedLazy:
            """
            A property that is read lazily was read while its owner was still being built. It costs its time there, and with a \
            path back it is a cycle. Read it after the initialiser, or pass the dependency to the initialiser to say so.
            """
        case .unread:
            """
            A property exists on an instance that was built, and was not read in these recordings. That is no proof that it is \
            never read: other runs may do so.
            """
        case .scopeConflict:
            """
            Recordings know different scopes of one dependency, so they are of different programs or of different versions, or \
            one of them substitutes it. What is said about its scope holds for some of the recordings only.
            """
        case .slowBuild:
            """
            Building an instance took longer than the limit, dependencies included. Build it in advance by warmUp, or move the \
            work out of its initialiser.
            """
        default: "A rule of the configuration."
        }
    }
}
