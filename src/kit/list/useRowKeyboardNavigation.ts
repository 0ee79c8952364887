import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isOutsideControls } from '../../ui/shortcuts/focusChecks'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { type RowNavigationStep, type RowPosition, rowIndexAfterReload, rowIndexAfterStep } from './rowNavigation'
import {
  clickTableRow,
  closestTableRow,
  findExpandedRow,
  findRowOfDetail,
  findTableRows,
  isRowExpanded,
} from './tableRows'

type NavigatedRows = {
  rows: readonly unknown[]
  isReady: boolean
  page: number
  pageCount: number
  setPage: (page: number) => void
  hasRowClick: boolean
}

/**
 * Keyboard navigation over table rows with a roving tabindex. It moves the focus directly in the DOM, without a React render. When the rows
 * are replaced, the focus stays on the same record or moves to the nearest row.
 */
export function useRowKeyboardNavigation(area: RefObject<HTMLElement | null>, list: NavigatedRows): void {
  const { isReady } = list
  const place = useRef<RowPosition>({ key: undefined, index: 0 })
  const isHeld = useRef(false)
  const isTurning = useRef(false)

  const rows = () => (area.current && isReady ? findTableRows(area.current) : [])

  const seenRows = useRef(list.rows)
  useLayoutEffect(() => {
    const lines = rows()
    if (seenRows.current !== list.rows) {
      seenRows.current = list.rows
      if (isTurning.current) place.current = { key: undefined, index: 0 }
      isTurning.current = false
    }
    const index = rowIndexAfterReload(lines.map(keyOf), place.current)
    if (index === undefined) return
    const line = rove(lines, index)
    // The focus is lost if React moves or removes the focused row. Focus the row that has the roving tabindex now.
    if (isHeld.current && document.activeElement === document.body) line?.focus({ preventScroll: true })
  })

  useHolding(area, place, isHeld)

  const focusRow = (lines: HTMLElement[], index: number) => {
    const line = rove(lines, index)
    line?.focus({ preventScroll: true })
    // `focus()` alone would scroll the row under the sticky header and scroll the table sideways.
    line?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /**
   * Returns the index of the row that contains `target`. Returns -1 (before the first row) if the table's scroll area has the focus, or if
   * nothing has the focus and this is the page's first table.
   */
  const where = (target: EventTarget | null, lines: HTMLElement[]): number | undefined => {
    const element = area.current
    if (!element || lines.length === 0) return undefined
    if (target instanceof Element && element.contains(target)) {
      const line = closestTableRow(target, element)
      if (line) return lines.indexOf(line)
      return target.matches('.ant-table-content, .ant-table-body') ? -1 : undefined
    }
    return isOutsideControls(target) && document.querySelector('.data-table') === element ? -1 : undefined
  }

  const step = (kind: RowNavigationStep, fromOutside: boolean) => (event: KeyboardEvent) => {
    const lines = rows()
    const at = where(event.target, lines)
    if (at === undefined || (at < 0 && !fromOutside)) return false
    const to = at < 0 ? rowIndexAfterReload(lines.map(keyOf), place.current) : rowIndexAfterStep(kind, at, lines.length)
    if (to !== undefined) focusRow(lines, to)
    return true
  }

  const turn = (by: number) => (event: KeyboardEvent) => {
    const at = where(event.target, rows())
    const isPageKey = event.key.startsWith('Page')
    // If the focus is outside the rows, Page Up and Page Down scroll the page.
    if (at === undefined || (at < 0 && isPageKey)) return false
    const page = list.page + by
    if (page < 1 || page > list.pageCount) return at >= 0
    isTurning.current = true
    isHeld.current = true
    list.setPage(page)
    return true
  }

  const open = (event: KeyboardEvent) => {
    const lines = rows()
    const line = event.target instanceof HTMLElement && lines.includes(event.target) ? event.target : undefined
    if (!line) return false
    clickTableRow(line, list.hasRowClick)
    return true
  }

  const close = ({ target }: KeyboardEvent) => {
    const element = area.current
    if (!element || !(target instanceof Element)) return false
    const lines = rows()
    const isHere = where(target, lines) !== undefined
    const line = findRowOfDetail(target, element) ?? (isHere ? findExpandedRow(element) : undefined)
    if (!line || !isRowExpanded(line)) return false
    clickTableRow(line, list.hasRowClick)
    focusRow(lines, lines.indexOf(line))
    return true
  }

  useShortcuts({
    rowNext: step('rowNext', true),
    rowPrevious: step('rowPrevious', false),
    rowFirst: step('rowFirst', false),
    rowLast: step('rowLast', false),
    pageNext: turn(1),
    pagePrevious: turn(-1),
    rowOpen: open,
    rowClose: close,
  })
}

function useHolding(
  area: RefObject<HTMLElement | null>,
  place: RefObject<RowPosition>,
  isHeld: RefObject<boolean>,
): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = area.current
      const line = element && target instanceof Element ? closestTableRow(target, element) : undefined
      isHeld.current = line !== undefined && line === target
      if (!element || !line) return
      const lines = findTableRows(element)
      place.current = { key: keyOf(line), index: lines.indexOf(line) }
      rove(lines, place.current.index)
    }
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && area.current && closestTableRow(target, area.current)
      if (!isInside) isHeld.current = false
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [area, place, isHeld])
}

const keyOf = (line: HTMLElement): string | undefined => line.dataset.rowKey

function rove(lines: readonly HTMLElement[], index: number): HTMLElement | undefined {
  for (const [at, line] of lines.entries()) {
    const tabIndex = at === index ? 0 : -1
    if (line.tabIndex !== tabIndex || !line.hasAttribute('tabindex')) line.tabIndex = tabIndex
  }
  return lines[index]
}
