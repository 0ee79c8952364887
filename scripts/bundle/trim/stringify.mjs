/** Used on filters and sorting alone, which hold no cycles. */
export default JSON.stringify
