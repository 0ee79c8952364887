import type { ReportCellPosition, ReportCellRange } from './cellRange'

type Change = (change: (range: ReportCellRange | null) => ReportCellRange | null) => void

const STEPS: Readonly<Record<string, ReportCellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Translates pointer and keyboard events in a report table into a selected range of cells. Returns a cleanup function. */
export function trackReportCellSelection(area: HTMLElement, change: Change): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let start: ReportCellPosition | undefined
  let isDragging = false

  const press = (event: PointerEvent) => {
    const place = event.target instanceof Element ? placeIn(area, event.target) : undefined
    // On a touch screen dragging scrolls, so touch does not select cells.
    if (event.button !== 0 || event.pointerType === 'touch' || !place) return change(() => null)
    if (event.shiftKey) {
      event.preventDefault()
      change((range) => ({ from: range?.from ?? place, to: place }))
    } else {
      start = place
      isDragging = false
      change(() => null)
    }
  }

  const move = ({ target }: PointerEvent) => {
    const place = start && target instanceof Element ? placeIn(area, target) : undefined
    if (!start || !place) return
    if (!isDragging && isSame(start, place)) return
    isDragging = true
    window.getSelection()?.removeAllRanges()
    area.classList.add('is-picking')
    const from = start
    change(() => ({ from, to: place }))
  }

  const release = ({ target }: PointerEvent) => {
    area.classList.remove('is-picking')
    const at = start
    if (at && isDragging) cancelNextClick()
    else if (at && target instanceof Element && !target.closest('a, button')) change(() => ({ from: at, to: at }))
    start = undefined
    isDragging = false
  }

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return change(() => null)
    const step = event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey ? STEPS[event.key] : undefined
    const row = event.target instanceof Element ? rowIn(area, event.target) : undefined
    if (!step || row === undefined) return
    event.preventDefault()
    // The first Shift+arrow key selects the first number in the row of the focused cell; further ones extend the selection.
    change((range) =>
      range
        ? { from: range.from, to: clamp(area, range.to, step) }
        : { from: { row, column: 1 }, to: { row, column: 1 } },
    )
  }

  document.addEventListener('pointerdown', press, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', release, { signal })
  document.addEventListener('pointercancel', release, { signal })
  document.addEventListener('keydown', keys, { signal })
  // While the user drags over cells, the browser must not start to drag a link.
  area.addEventListener('dragstart', (event) => start && event.preventDefault(), { signal })
  return () => leaving.abort()
}

/** If the user drags over cells and releases the pointer on a link, the browser must not follow the link. */
function cancelNextClick(): void {
  const cancel = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', cancel, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', cancel, { capture: true }), 0)
}

export const linesIn = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('tbody tr[data-row-key]') ?? []),
]

function rowIn(area: HTMLElement, target: Element): number | undefined {
  const line = target.closest<HTMLElement>('tr[data-row-key]')
  const row = line && area.contains(line) ? linesIn(area).indexOf(line) : -1
  return row < 0 ? undefined : row
}

function placeIn(area: HTMLElement, target: Element): ReportCellPosition | undefined {
  const cell = target.closest('td')
  const row = cell ? rowIn(area, cell) : undefined
  return row === undefined || !cell?.parentElement
    ? undefined
    : { row, column: [...cell.parentElement.children].indexOf(cell) }
}

function clamp(area: HTMLElement, at: ReportCellPosition, by: ReportCellPosition): ReportCellPosition {
  const lines = linesIn(area)
  const width = lines[0]?.children.length ?? 1
  return {
    row: Math.max(0, Math.min(lines.length - 1, at.row + by.row)),
    column: Math.max(0, Math.min(width - 1, at.column + by.column)),
  }
}

const isSame = (a: ReportCellPosition, b: ReportCellPosition): boolean => a.row === b.row && a.column === b.column
