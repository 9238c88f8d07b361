/// Follows a parcel on its way. Nothing is bound for it in this program, so an optional property of this type is nil.
protocol ParcelTracking: Sendable {
    func position(of order: Order) -> String
}
