import { notBundled } from './notBundled.mjs'

const valueType = notBundled('A column with a value type')

/** The text of a cell without `render`: the value itself, or the table's text for an empty one. */
export default function cellText({ text, columnEmptyText, valueType: type = 'text' }) {
  if (type !== 'text') valueType()
  return text === '' || text === null || text === undefined ? columnEmptyText : text
}
