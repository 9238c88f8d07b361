/// Takes a result, so that the optimizer has to make it: of a function that is not optimized nothing is known to its callers.
@inline(never)
@_optimize(none)
func sink(_ object: AnyObject) {}

/// Takes a number likewise.
@inline(never)
@_optimize(none)
func sink(_ number: Int) {}

/// Takes what is known by its protocol alone likewise.
@inline(never)
@_optimize(none)
func sink(storing value: any Storing) {}
