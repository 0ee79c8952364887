/** The text of a cell without `render`: the value itself, or the table's text for an empty one. */
export default function cellText({ text, columnEmptyText }) {
  return text === '' || text === null || text === undefined ? columnEmptyText : text
}
