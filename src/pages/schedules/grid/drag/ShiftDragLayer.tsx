import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { applyScheduleCommand } from '../../../../domain/schedules/applyScheduleCommand'
import { type DraftWeek, findDraftRow } from '../../../../domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../../../domain/schedules/scheduleEditCommand'
import { DAY_MINUTES, type ScheduleShift, shiftEndMinute } from '../../../../domain/schedules/scheduleShift'
import { shortTimeRangeText } from '../../../../domain/schedules/timeText'
import { type ScheduleIssue, validateWeek } from '../../../../domain/schedules/validateWeek'
import type { ScheduleNameLookup } from '../../week/scheduleNameLookup'
import type { WeekEditor } from '../../week/weekEditor'
import { shiftMoveTarget } from '../gridActions'
import { findCellShifts, type WeekGridPosition, type WeekGridRow } from '../gridModel'
import './shiftDrag.css'

type DragHint = { x: number; y: number; text: string; problem: ScheduleIssue | undefined }

type Grip = {
  pointerId: number
  from: WeekGridPosition
  shift: ScheduleShift
  part: 'whole' | 'start' | 'end'
  x: number
  y: number
  cellWidth: number
  isMoving: boolean
  command: ScheduleEditCommand | undefined
  to: WeekGridPosition
}

/**
 * Pixels: a pointer that moves farther than `THRESHOLD` starts a drag. A drag that starts within `EDGE` of an end of a shift bar resizes
 * the shift. A drag within `RIM` of the grid's border scrolls the grid. `SNAP` and `FINE_SNAP` are in minutes.
 */
const THRESHOLD = 4
const EDGE = 6
const RIM = 28
const TOUCH_MS = 350
const SNAP = 15
const FINE_SNAP = 5

type ShiftDragLayerProps = {
  area: RefObject<HTMLElement | null>
  editor: WeekEditor
  rows: readonly WeekGridRow[]
  isReadOnly: boolean
  isBlocked: ScheduleNameLookup['isBlocked']
  placeAt: (element: Element) => WeekGridPosition | undefined
  onDrop: (command: ScheduleEditCommand, from: WeekGridPosition, to: WeekGridPosition) => void
}

/**
 * Moves and resizes the shifts of a grid with the pointer and creates the same commands as the keyboard. Uses pointer events with
 * capture, because HTML drag and drop can neither resize nor snap.
 */
export function ShiftDragLayer(props: ShiftDragLayerProps) {
  const { area, editor, rows, isReadOnly, isBlocked, placeAt, onDrop } = props
  const [hint, setHint] = useState<DragHint>()
  const grip = useRef<Grip | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = useRef<(() => void) | undefined>(undefined)

  const track = (event: PointerEvent) => {
    const held = grip.current
    if (!held || event.pointerId !== held.pointerId) return
    if (!held.isMoving) {
      const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > THRESHOLD
      // A finger that moves before the long press is over scrolls the grid instead of dragging the shift.
      if (event.pointerType === 'touch' && isFar) return stop.current?.()
      if (!isFar) return
      held.isMoving = true
    }
    event.preventDefault()
    scrollAtRim(area.current, event)
    const under = document.elementFromPoint(event.clientX, event.clientY)
    held.to = (under && placeAt(under)) ?? held.from
    held.command = commandOf(held, event, rows)
    setHint({ x: event.clientX, y: event.clientY, ...wordsOf(held, editor, isBlocked) })
  }
  const drop = (event: PointerEvent) => {
    const held = grip.current
    if (!held || event.pointerId !== held.pointerId) return
    const { command, from, to } = held
    stop.current?.()
    if (command) onDrop(command, from, command.name === 'move' ? to : from)
  }
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip.current?.isMoving) return
    event.stopPropagation()
    stop.current?.()
  }

  const begin = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Element
    const place = placeAt(target)
    if (!place || isReadOnly || event.button !== 0 || event.shiftKey || target.closest('input')) return
    const cell = target.closest<HTMLElement>('[data-day]')
    const row = rows[place.row]
    const shifts = row ? findCellShifts(editor.week(), place.day, row) : []
    const box = cell?.querySelector('.week-grid__strip')?.getBoundingClientRect()
    const shift = box && shiftUnder(shifts, (event.clientX - box.left) / box.width)
    if (!box || !shift) return
    grip.current = {
      ...{ pointerId: event.pointerId, from: place, shift, x: event.clientX, y: event.clientY },
      ...{ part: partUnder(shift, event.clientX, box), cellWidth: box.width, isMoving: false },
      ...{ command: undefined, to: place },
    }
    const capture = () => {
      // Do not capture the pointer of an event that a script dispatched: there is no such pointer. The window listeners below receive the
      // script's events anyway.
      if (event.isTrusted) area.current?.setPointerCapture(event.pointerId)
    }
    if (event.pointerType === 'touch') {
      timer.current = setTimeout(() => {
        if (grip.current) grip.current.isMoving = true
        capture()
      }, TOUCH_MS)
    } else capture()
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('pointermove', track, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', () => stop.current?.(), { signal })
    window.addEventListener('keydown', cancelByKey, { capture: true, signal })
    stop.current = () => {
      clearTimeout(timer.current)
      listeners.abort()
      grip.current = undefined
      setHint(undefined)
    }
  })
  useEffect(() => {
    const node = area.current
    node?.addEventListener('pointerdown', begin)
    return () => {
      node?.removeEventListener('pointerdown', begin)
      stop.current?.()
    }
  }, [area])

  return (
    hint && (
      <div className="week-grid__hint" style={{ left: hint.x + 14, top: hint.y + 14 }}>
        <span>{hint.text}</span>
        {hint.problem && <span className={`verdict verdict--${hint.problem.tone}`}>{hint.problem.text}</span>}
      </div>
    )
  )
}

/**
 * A shift that is dragged inside its own cell changes its time; dragged to another cell it keeps its time. With Ctrl it
 * is copied.
 */
function commandOf(
  { from, to, shift, part, x, cellWidth }: Grip,
  event: PointerEvent,
  rows: readonly WeekGridRow[],
): ScheduleEditCommand | undefined {
  const snap = event.altKey ? FINE_SNAP : SNAP
  const minutes = Math.round((((event.clientX - x) / cellWidth) * DAY_MINUTES) / snap) * snap
  const row = { day: from.day, key: shift.key }
  if (part !== 'whole') return minutes === 0 ? undefined : { name: 'stretch', row, edge: part, minutes }
  const isHome = to.row === from.row && to.day === from.day
  if (isHome) {
    return minutes === 0 || shift.start === null
      ? undefined
      : { name: 'move', row, day: from.day, start: shift.start + minutes }
  }
  const target = to.row === from.row ? {} : shiftMoveTarget(rows[to.row])
  return target && { name: 'move', row, day: to.day, ...target, isCopy: event.ctrlKey || event.metaKey }
}

function wordsOf(
  { command, shift, from }: Grip,
  editor: WeekEditor,
  isBlocked: ShiftDragLayerProps['isBlocked'],
): Pick<DragHint, 'text' | 'problem'> {
  if (!command) return { text: shortTimeRangeText(shift), problem: undefined }
  const now = editor.week()
  const week = applyScheduleCommand(now, command)
  const day = command.name === 'move' ? command.day : from.day
  const key = command.name === 'move' && command.isCopy ? (week.days[day]?.rows.at(-1)?.key ?? shift.key) : shift.key
  const next = findDraftRow(week, { day, key })
  const problemsOf = ({ days }: DraftWeek, one: number) =>
    validateWeek(days, { around: editor.around(), isBlocked }).filter((verdict) => verdict.key === one)
  const known = new Set(problemsOf(now, shift.key).map(({ text }) => text))
  const problem = problemsOf(week, key).find(({ text }) => !known.has(text))
  return { text: next ? shortTimeRangeText(next) : '', problem }
}

function shiftUnder(shifts: readonly ScheduleShift[], share: number): ScheduleShift | undefined {
  const minute = share * DAY_MINUTES
  const isNear = ({ start, end }: ScheduleShift) =>
    start !== null && end !== null && minute >= start - 45 && minute <= shiftEndMinute(start, end) + 45
  return shifts.find(isNear) ?? (shifts.length === 1 ? shifts[0] : undefined)
}

function partUnder({ start, end }: ScheduleShift, x: number, box: DOMRect): Grip['part'] {
  const at = (minutes: number) => box.left + (Math.min(minutes, DAY_MINUTES) / DAY_MINUTES) * box.width
  if (start === null || end === null) return 'whole'
  if (Math.abs(at(shiftEndMinute(start, end)) - x) <= EDGE) return 'end'
  return Math.abs(at(start) - x) <= EDGE ? 'start' : 'whole'
}

function scrollAtRim(area: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const box = area?.getBoundingClientRect()
  if (!area || !box) return
  if (clientY < box.top + RIM) area.scrollTop -= RIM
  if (clientY > box.bottom - RIM) area.scrollTop += RIM
  if (clientX < box.left + RIM) area.scrollLeft -= RIM
  if (clientX > box.right - RIM) area.scrollLeft += RIM
}
