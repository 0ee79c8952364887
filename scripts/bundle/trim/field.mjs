import { notBundled } from './notBundled.mjs'

export default {}

export const proFieldParsingValueEnumToArray = notBundled('A column with valueEnum')
