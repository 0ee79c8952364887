/** Value types and their fields: columns render themselves. */
export default {}

/** Filters made of a column's value types. */
export const proFieldParsingValueEnumToArray = () => []
