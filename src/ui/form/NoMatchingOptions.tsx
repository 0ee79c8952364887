/**
 * Text of a select without matching options (reference-data, section 8). antd renders the text inside a listbox, which must contain
 * options, so the text has the role `option`. `aria-activedescendant` of the input refers to the text's id.
 */
export function NoMatchingOptions({ selectId }: { selectId: string }) {
  return (
    <div role="option" id={`${selectId}_list_-1`} aria-selected={false} aria-disabled tabIndex={-1}>
      Совпадений не найдено
    </div>
  )
}
