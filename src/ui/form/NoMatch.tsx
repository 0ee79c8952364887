/**
 * What a select shows where no option matches (reference-data, section 8). The list that antd puts it into is a listbox,
 * which must hold options, and the input calls this one its active option: hence role and id.
 */
export function NoMatch({ selectId }: { selectId: string }) {
  return (
    <div role="option" id={`${selectId}_list_-1`} aria-selected={false} aria-disabled tabIndex={-1}>
      Совпадений не найдено
    </div>
  )
}
