import { notBundled } from './notBundled.mjs'

const valueType = notBundled('A column with a value type')

export default function cellText({ text, columnEmptyText, valueType: type = 'text' }) {
  if (type !== 'text') valueType()
  return text === '' || text === null || text === undefined ? columnEmptyText : text
}
