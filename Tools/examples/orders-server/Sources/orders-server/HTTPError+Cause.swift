import DependencyInjection
import Foundation
import Storage
import Web

extension HTTPError {
    /// What the sender of a request is told about an error of its handler.
    init(_ error: any Error) {
        switch error {
        case let error as HTTPError: self = error
        case let error as ResolutionError:
            if case .buildFailed(let cause) = error.kind { self.init(cause) } else { self = .fault(error) }
        case let error as StorageError:
            switch error.kind {
            case .locked: self = .unavailable("The database is locked by somebody else. Try again.")
            case .readOnly: self = .unavailable("The database cannot be written.")
            case .unreadable, .other: self = .fault(error)
            }
        default: self = .fault(error)
        }
    }

    /// A fault of ours, of which the log tells more than the answer.
    private static func fault(_ error: any Error) -> Self {
        Log.error("\(error)")
        return Self(status: 500, "Something went wrong here, and it was logged.")
    }
}
