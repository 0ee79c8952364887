import { getIn } from 'final-form'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useForm } from 'react-final-form'
import { deepEqual } from '../../../lib/deepEqual'
import type { FieldName } from '../../../ui/form/fieldNames'
import { parsePastedRates, type RateFormula } from './parseRates'

export type RateSheetPosition = { row: number; column: number }

/** Form fields by row and column. A cell without a field is undefined and is skipped. */
type RateSheetFields = readonly (readonly (FieldName<number> | undefined)[])[]

export type RateSheetEditing = {
  isSelected: (place: RateSheetPosition) => boolean
  selected: number
  selectAll: () => void
  apply: (operation: RateFormula) => void
  canUndo: boolean
  undo: () => void
  refused: number
  area: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onPaste: (event: ClipboardEvent<HTMLElement>) => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
    onMouseDown: (event: MouseEvent<HTMLElement>) => void
  }
}

type Range = { from: RateSheetPosition; to: RateSheetPosition }

/**
 * Spreadsheet behavior for number fields: arrows and Enter move, Shift selects, paste fills from the focused cell, and a formula such as
 * «+10 %» changes the selected cells. Each change can be undone. `list` is the name of the form field that contains all cells.
 */
export function useRateSheetEditing(fields: RateSheetFields, list: string): RateSheetEditing {
  const form = useForm()
  const [range, setRange] = useState<Range | null>(null)
  const [refused, setRefused] = useState(0)
  const [history, setHistory] = useState<unknown[]>([])
  const before = useRef<unknown>(undefined)
  const area = useRef<HTMLElement>(null)

  // When the form receives newer rates that another user has saved, the undo history is cleared, because an undo would bring back the older
  // rates.
  useEffect(
    () =>
      form.subscribe(
        () => {
          before.current = undefined
          setHistory((steps) => (steps.length > 0 ? [] : steps))
        },
        { initialValues: true },
      ),
    [form],
  )

  const values = () => getIn(form.getState().values, list) as unknown
  const fieldAt = ({ row, column }: RateSheetPosition) => fields[row]?.[column]
  const remember = (value: unknown) => setHistory((steps) => [...steps, value])
  const changeAll = (changes: readonly (readonly [FieldName<number> | undefined, number])[]) => {
    const last = values()
    form.batch(() => {
      for (const [name, value] of changes) if (name) form.change(name as never, value as never)
    })
    if (deepEqual(last, values())) return
    remember(last)
    before.current = values()
  }
  const focus = (place: RateSheetPosition) =>
    area.current?.querySelector<HTMLElement>(`[data-place="${rateSheetPositionKey(place)}"]`)?.focus()
  const step = (from: RateSheetPosition, down: number, right: number): RateSheetPosition | undefined => {
    let place = from
    do {
      place = { row: place.row + down, column: place.column + right }
      if (!fields[place.row] || place.column < 0 || place.column >= (fields[0]?.length ?? 0)) return undefined
    } while (!fieldAt(place))
    return place
  }
  const isSelected = ({ row, column }: RateSheetPosition) =>
    range !== null &&
    isBetween(row, range.from.row, range.to.row) &&
    isBetween(column, range.from.column, range.to.column)
  const selected = fields.flatMap((line, row) =>
    line.flatMap((name, column) => (name && isSelected({ row, column }) ? [name] : [])),
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target)
    if (!from || !range) return
    if (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault()
      undo()
      return
    }
    const move = MOVES[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    const [down, right] = event.key === 'Enter' && event.shiftKey ? [-1, 0] : move
    const isExtending = event.shiftKey && event.key !== 'Enter'
    if (right !== 0 && !isExtending && !isAtEdge(event.target as HTMLInputElement, right)) return
    event.preventDefault()
    const to = step(isExtending ? range.to : from, down, right)
    if (!to) return
    if (isExtending) setRange({ from: range.from, to })
    else focus(to)
  }

  const undo = () => {
    const typed = before.current !== undefined && !deepEqual(before.current, values())
    const last = typed ? before.current : history.at(-1)
    if (last === undefined) return
    if (!typed) setHistory(history.slice(0, -1))
    form.change(list as never, last as never)
    before.current = last
  }

  return {
    isSelected,
    selected: selected.length,
    selectAll: () =>
      setRange({
        from: { row: 0, column: 0 },
        to: { row: fields.length - 1, column: (fields[0]?.length ?? 1) - 1 },
      }),
    apply: (operation) =>
      changeAll(
        selected.flatMap((name) => {
          const value: unknown = getIn(form.getState().values, name)
          const result = operation(typeof value === 'number' ? value : undefined)
          return result === undefined ? [] : [[name, result] as const]
        }),
      ),
    canUndo: history.length > 0,
    undo,
    refused,
    area: {
      onKeyDown,
      onPaste: (event) => {
        const at = placeOf(event.target)
        if (!at) return
        event.preventDefault()
        const block = parsePastedRates(event.clipboardData.getData('text'))
        setRefused(block.flat().filter((value) => value === undefined).length)
        changeAll(
          block.flatMap((line, row) =>
            line.flatMap((value, column) =>
              value === undefined ? [] : [[fieldAt({ row: at.row + row, column: at.column + column }), value] as const],
            ),
          ),
        )
        setRange({
          from: at,
          to: { row: at.row + block.length - 1, column: at.column + Math.max(...block.map((line) => line.length)) - 1 },
        })
      },
      onFocus: (event) => {
        area.current = event.currentTarget
        const place = placeOf(event.target)
        if (!place) return
        before.current = values()
        setRefused(0)
        setRange({ from: place, to: place })
      },
      onBlur: () => {
        if (before.current !== undefined && !deepEqual(before.current, values())) remember(before.current)
        before.current = undefined
      },
      onMouseDown: (event) => {
        const place = placeOf(event.target)
        if (!place || !event.shiftKey || !range) return
        event.preventDefault()
        setRange({ from: range.from, to: place })
      },
    },
  }
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

export const rateSheetPositionKey = ({ row, column }: RateSheetPosition): string => `${row}:${column}`

function placeOf(target: EventTarget): RateSheetPosition | undefined {
  const [row, column] = (target instanceof HTMLElement ? target.dataset.place : undefined)?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** The Left and Right keys leave the cell only if the caret is at the edge of the text or all text is selected. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, right: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return right < 0 ? selectionEnd === 0 : selectionStart === value.length
}

const isBetween = (at: number, one: number, other: number): boolean =>
  at >= Math.min(one, other) && at <= Math.max(one, other)
