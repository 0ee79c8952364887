import { notBundled } from './notBundled.mjs'

/** Fields by value type: columns render themselves. */
export default {}

/** Filters made of a column's `valueEnum`. */
export const proFieldParsingValueEnumToArray = notBundled('A column with valueEnum')
