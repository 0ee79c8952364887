/** The rows of a list's table in the document, as keys walk them. */

const ROW = 'tr.ant-table-row'
const EXPANDED = 'tr.ant-table-expanded-row'

/** Rows from the top, without those of tables inside an open row. */
export function rowsIn(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(ROW)].filter((row) => isOwn(row, area))
}

/** The row of the list that an element stands in, its open detail apart. */
export function rowAt(element: Element, area: HTMLElement): HTMLElement | undefined {
  const row = element.closest<HTMLElement>(ROW)
  return row && isOwn(row, area) ? row : undefined
}

/** The row whose open detail an element stands in. */
export function rowAround(element: Element, area: HTMLElement): HTMLElement | undefined {
  let detail = element.closest<HTMLElement>(EXPANDED)
  while (detail && !isOwn(detail, area)) detail = detail.parentElement?.closest<HTMLElement>(EXPANDED) ?? null
  return detail ? rowOf(detail) : undefined
}

/** The first row whose detail is open. */
export function openRowIn(area: HTMLElement): HTMLElement | undefined {
  return rowsIn(area).find(isOpen)
}

export function isOpen(row: HTMLElement): boolean {
  const detail = row.nextElementSibling
  return detail instanceof HTMLElement && detail.matches(EXPANDED) && detail.style.display !== 'none'
}

/**
 * Does what a click on the row would: its detail, else the row's own click, else the link or button that opens or edits
 * its entry (`OPENS_ROW`).
 */
export function pressRow(row: HTMLElement, hasClick: boolean): void {
  const expand = row.querySelector<HTMLElement>(
    ':scope > td > .ant-table-row-expand-icon:not(.ant-table-row-expand-icon-spaced)',
  )
  const opener = hasClick ? null : row.querySelector<HTMLElement>('[data-opens-row]')
  const pressed = expand ?? opener ?? row
  pressed.click()
}

/** For the control of a row that Enter on the row presses. */
export const OPENS_ROW = { 'data-opens-row': '' } as const

function isOwn(row: HTMLElement, area: HTMLElement): boolean {
  return row.closest('.data-table') === area && !row.parentElement?.closest(EXPANDED)
}

function rowOf(detail: HTMLElement): HTMLElement | undefined {
  const row = detail.previousElementSibling
  return row instanceof HTMLElement && row.matches(ROW) ? row : undefined
}
