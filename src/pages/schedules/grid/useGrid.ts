import { useEffect, useMemo, useRef, useState } from 'react'
import type { Command, PastedCell } from '../../../domain/schedules/commands'
import { isBlank } from '../../../domain/schedules/shift'
import { shiftText } from '../../../domain/schedules/timeText'
import type { Verdict } from '../../../domain/schedules/verdicts'
import { shortDayName } from '../../../domain/schedules/weeks'
import { counted } from '../../../domain/text'
import type { ShortcutId } from '../../../ui/shortcuts/shortcuts'
import type { CellMove } from '../cells/cellKeys'
import type { Names } from '../week/people'
import { useDraftWeek } from '../week/useEditor'
import type { WeekEditor } from '../week/weekEditor'
import type { CellEdit } from './GridRowView'
import { copyMarked, type GridScene, gridCommands, type Marked, markedRefs, typedCommands } from './gridActions'
import { type GridRow, gridRows, type Place, shiftsAt, usualPoint } from './gridModel'

export type Grid = {
  rows: readonly GridRow[]
  marked: Marked
  edit: CellEdit | undefined
  /** What the last step did, for the live region. */
  said: string
  place: (place: Place, isRange?: boolean) => void
  step: (byRow: number, byDay: number, isRange?: boolean) => void
  /** Does what a shortcut says. */
  press: (id: ShortcutId) => void
  /** Opens the cell for typing, with a first character or with what it holds. */
  open: (first?: string) => void
  onText: (text: string) => void
  onChoice: (value: number | null) => void
  onMove: (move: CellMove) => void
  onRestore: () => void
  perform: (commands: readonly Command[], words: string) => void
}

const START: Marked = { anchor: { row: 0, day: 0 }, cursor: { row: 0, day: 0 } }
const LAST_DAY = 6

/** The state of the grid: where the cursor is, what is marked, copied and open. The week itself is the editor's. */
export function useGrid(editor: WeekEditor, names: Names, verdicts: readonly Verdict[], isReadOnly: boolean): Grid {
  const week = useDraftWeek(editor)
  // People enter the week as shifts come and go, but a list that is sorted anew under the cursor would be lost sight of.
  const ids = week.days.flatMap(({ rows }) => rows.filter((row) => !isBlank(row)).map(({ courierId }) => courierId))
  const hasNobody = ids.includes(null)
  const strangers = [...new Set(ids)].filter((id) => id !== null && !names.couriers.some(({ value }) => value === id))
  const shape = `${hasNobody} ${strangers.join()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` says all of the week that the rows depend on
  const rows = useMemo(() => gridRows(editor.week(), names), [editor, names, shape])
  const [marked, setMarked] = useState(START)
  const [edit, setEdit] = useState<CellEdit>()
  const [said, setSaid] = useState('')
  const copied = useRef<PastedCell['shifts'][][] | null>(null)
  const walk = useRef(-1)

  const { cursor } = marked
  const courier = rows[cursor.row]
  const scene: GridScene = {
    week,
    rows,
    marked,
    copied: copied.current,
    pointOf: (courierId) => usualPoint(week, courierId, names),
  }
  const place = (next: Place, isRange = false) => {
    const cursorNow = {
      row: Math.min(Math.max(next.row, 0), Math.max(rows.length - 1, 0)),
      day: Math.min(Math.max(next.day, 0), LAST_DAY),
    }
    setEdit(undefined)
    setMarked((last) => ({ anchor: isRange ? last.anchor : cursorNow, cursor: cursorNow }))
  }
  useEffect(() => {
    if (cursor.row >= rows.length && rows.length > 0) {
      const last = { row: rows.length - 1, day: cursor.day }
      setMarked({ anchor: last, cursor: last })
    }
  }, [cursor, rows.length])

  const perform = (commands: readonly Command[], words: string) => {
    if (isReadOnly || commands.length === 0) return
    editor.perform(...commands)
    setSaid(words)
  }
  const walkTo = (by: number) => {
    const found = verdicts.filter(({ key }) => key !== null)
    if (found.length === 0) return setSaid('Замечаний нет')
    walk.current = (((walk.current + by) % found.length) + found.length) % found.length
    const verdict = found[walk.current] as Verdict
    const row = rows.findIndex(({ courierId }) => courierId === verdict.courierId)
    place({ row, day: verdict.day })
    setSaid(`Замечание ${walk.current + 1} из ${found.length}: ${verdict.text}`)
  }
  const heldText = () =>
    shiftsAt(week, cursor.day, courier?.courierId ?? null)
      .map(shiftText)
      .join(' ')
  const open = (first?: string) => {
    if (isReadOnly || !courier) return
    setEdit({ kind: 'text', text: heldText(), typed: first, isRefused: false })
  }
  const choose = (kind: 'point' | 'courier') => {
    const [first] = shiftsAt(week, cursor.day, courier?.courierId ?? null)
    if (isReadOnly || !first) return
    setEdit(
      kind === 'point'
        ? { kind, value: first.pointId, options: names.points }
        : { kind, value: first.courierId, options: names.couriers },
    )
  }
  const press = (id: ShortcutId) => {
    switch (id) {
      case 'weekEdit':
        return open()
      case 'weekPoint':
        return choose('point')
      case 'weekAssign':
        return choose('courier')
      case 'weekUndo':
        if (isReadOnly || !editor.canUndo()) return
        editor.undo()
        return setSaid('Шаг отменён')
      case 'weekRedo':
        if (isReadOnly || !editor.canRedo()) return
        editor.redo()
        return setSaid('Шаг возвращён')
      case 'weekNextVerdict':
        return walkTo(1)
      case 'weekPreviousVerdict':
        return walkTo(-1)
      case 'weekCopy':
      case 'weekCut': {
        copied.current = copyMarked(scene)
        const count = markedRefs(scene).length
        setSaid(`${id === 'weekCut' ? 'Вырезано' : 'Скопировано'}: ${counted(count, 'смена', 'смены', 'смен')}`)
        if (id === 'weekCut') perform(gridCommands(id, scene), `Вырезано: ${counted(count, 'смена', 'смены', 'смен')}`)
        return
      }
      default: {
        const commands = gridCommands(id, { ...scene, copied: copied.current })
        perform(commands, describe(commands, rows, editor))
        if (commands.some(({ name }) => name === 'move')) follow(id)
      }
    }
  }
  /** The marking goes along with what it has moved. */
  const follow = (id: ShortcutId) => {
    const by = MOVES[id]
    if (!by || isReadOnly) return
    const shift = ({ row, day }: Place) => ({ row: row + by.row, day: day + by.day })
    setMarked(({ anchor, cursor: at }) => ({ anchor: shift(anchor), cursor: shift(at) }))
  }
  return {
    rows,
    marked,
    edit,
    said,
    place,
    step: (byRow, byDay, isRange) => place({ row: cursor.row + byRow, day: cursor.day + byDay }, isRange),
    press,
    open,
    onText: (text) => {
      const commands = typedCommands(scene, text)
      if (commands === null) setEdit({ kind: 'text', text: heldText(), typed: text, isRefused: true })
      else {
        perform(commands, `${courier?.fio}: ${text.trim() || 'смен нет'}`)
        setEdit(undefined)
      }
    },
    onChoice: (value) => {
      const refs = courier
        ? shiftsAt(week, cursor.day, courier.courierId).map(({ key }) => ({ day: cursor.day, key }))
        : []
      const isPoint = edit?.kind === 'point'
      perform(
        refs.map((row) =>
          isPoint ? { name: 'setPoint', row, pointId: value } : { name: 'assign', row, courierId: value },
        ),
        isPoint ? names.point(value) : names.courier(value).fio,
      )
      setEdit(undefined)
    },
    onMove: (move) => {
      // A text that is not understood stays open until it is mended.
      setEdit((now) => (now?.kind === 'text' && now.isRefused ? now : undefined))
      if (move === 'stay') return
      const by = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const
      const [row, day] = by[move]
      setMarked((last) => {
        const next = {
          row: Math.min(Math.max(last.cursor.row + row, 0), rows.length - 1),
          day: Math.min(Math.max(last.cursor.day + day, 0), LAST_DAY),
        }
        return { anchor: next, cursor: next }
      })
    },
    onRestore: () => setEdit(undefined),
    perform,
  }
}

const MOVES: Partial<Record<ShortcutId, Place>> = {
  weekMoveLeft: { row: 0, day: -1 },
  weekMoveRight: { row: 0, day: 1 },
  weekMoveUp: { row: -1, day: 0 },
  weekMoveDown: { row: 1, day: 0 },
}

/** What a step did, in few words: of one shift where and when it is now, of several how many. */
function describe(commands: readonly Command[], rows: readonly GridRow[], editor: WeekEditor): string {
  const [first] = commands
  if (commands.length !== 1 || !first) return `Изменено: ${counted(commands.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'stretch' || first.name === 'move') {
    const day = first.name === 'move' ? first.day : first.row.day
    const date = editor.week().days[day]?.date
    const row = editor.week().days[first.row.day]?.rows.find(({ key }) => key === first.row.key)
    const fio = rows.find(
      ({ courierId }) => courierId === (first.name === 'move' ? first.courierId : row?.courierId),
    )?.fio
    return `${fio ?? ''}, ${date ? shortDayName(date) : ''}: ${row ? shiftText(row) : 'перенесено'}`
  }
  if (first.name === 'remove') return `Убрано: ${counted(first.rows.length, 'смена', 'смены', 'смен')}`
  if (first.name === 'paste') return `Вставлено: ${counted(first.cells.length, 'ячейка', 'ячейки', 'ячеек')}`
  return first.name === 'copyDay' ? 'День скопирован' : ''
}
