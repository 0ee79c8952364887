const ROW = 'tr.ant-table-row'
const EXPANDED = 'tr.ant-table-expanded-row'

export function findTableRows(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(ROW)].filter((row) => isOwn(row, area))
}

/** Returns the row that contains the element; undefined if the element is inside the expanded detail of a row. */
export function closestTableRow(element: Element, area: HTMLElement): HTMLElement | undefined {
  const row = element.closest<HTMLElement>(ROW)
  return row && isOwn(row, area) ? row : undefined
}

export function findRowOfDetail(element: Element, area: HTMLElement): HTMLElement | undefined {
  let detail = element.closest<HTMLElement>(EXPANDED)
  while (detail && !isOwn(detail, area)) detail = detail.parentElement?.closest<HTMLElement>(EXPANDED) ?? null
  return detail ? rowOf(detail) : undefined
}

export function findExpandedRow(area: HTMLElement): HTMLElement | undefined {
  return findTableRows(area).find(isRowExpanded)
}

export function isRowExpanded(row: HTMLElement): boolean {
  const detail = row.nextElementSibling
  return detail instanceof HTMLElement && detail.matches(EXPANDED) && detail.style.display !== 'none'
}

/**
 * Does the same as a click on the row: toggles the row's detail, else runs the row's click handler, else clicks the link or button with
 * `ROW_OPENER_PROPS`.
 */
export function clickTableRow(row: HTMLElement, hasClick: boolean): void {
  const expand = row.querySelector<HTMLElement>(
    ':scope > td > .ant-table-row-expand-icon:not(.ant-table-row-expand-icon-spaced)',
  )
  const opener = hasClick ? null : row.querySelector<HTMLElement>('[data-opens-row]')
  const pressed = expand ?? opener ?? row
  pressed.click()
}

export const ROW_OPENER_PROPS = { 'data-opens-row': '' } as const

function isOwn(row: HTMLElement, area: HTMLElement): boolean {
  return row.closest('.data-table') === area && !row.parentElement?.closest(EXPANDED)
}

function rowOf(detail: HTMLElement): HTMLElement | undefined {
  const row = detail.previousElementSibling
  return row instanceof HTMLElement && row.matches(ROW) ? row : undefined
}
