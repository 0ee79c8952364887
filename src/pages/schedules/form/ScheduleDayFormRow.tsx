import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { createPointOrCourierCommand } from '../../../domain/schedules/createPointOrCourierCommand'
import { createTimeEditCommand } from '../../../domain/schedules/createTimeEditCommand'
import type { RejectedShift } from '../../../domain/schedules/rejectedShifts'
import { isBlankShift, type ScheduleShift, type ShiftInputFieldName } from '../../../domain/schedules/scheduleShift'
import type { ScheduleIssue } from '../../../domain/schedules/validateWeek'
import { ChoiceCellEditor } from '../cells/ChoiceCellEditor'
import type { CellFocusDirection } from '../cells/cellKeyboard'
import { commitOpenCell } from '../cells/commitOpenCell'
import { TextCellEditor } from '../cells/TextCellEditor'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import type { WeekEditor } from '../week/weekEditor'
import { DAY_FORM_COLUMNS, type DayFormColumn, dayFormCellText, isShiftTimeColumn } from './dayFormColumns'

export type DayFormPosition = { key: number; column: ShiftInputFieldName }

type ScheduleDayFormRowProps = {
  row: ScheduleShift
  index: number
  day: number
  active: ShiftInputFieldName | undefined
  isFirst: boolean
  verdicts: readonly ScheduleIssue[]
  refused: readonly RejectedShift[]
  isTried: boolean
  isOnly: boolean
  names: ScheduleNameLookup
  editor: WeekEditor
  onActivate: (cell: DayFormPosition | null) => void
  onMove: (from: DayFormPosition, to: CellFocusDirection) => unknown
  onRemove: (key: number) => void
}

export const ScheduleDayFormRow = memo(function ScheduleDayFormRow(props: ScheduleDayFormRowProps) {
  const { row, index, verdicts, refused, isTried, isOnly, onRemove } = props
  const shown = isBlankShift(row) && !isTried ? [] : verdicts
  return (
    <tr>
      {DAY_FORM_COLUMNS.map((column) => (
        <Cell key={column.key} column={column} {...props} />
      ))}
      <td className="day-table__verdicts" id={verdictsId(row)}>
        {shown.map(({ kind, tone, text }) => (
          <span key={`${kind} ${text}`} className={`verdict verdict--${tone}`}>
            {text}
          </span>
        ))}
        {refused.map(
          ({ field, message }) =>
            field === undefined && (
              <span key={message} className="verdict verdict--red">
                {message}
              </span>
            ),
        )}
      </td>
      <td className="day-table__actions">
        <Button
          type="text"
          icon={<DeleteOutlined />}
          disabled={isOnly}
          aria-label={`Удалить строку ${index + 1}`}
          title={isOnly ? 'В дне должна остаться хотя бы одна смена' : 'Удалить строку (Ctrl+Delete)'}
          onClick={() => onRemove(row.key)}
        />
      </td>
    </tr>
  )
})

const verdictsId = ({ key }: ScheduleShift): string => `verdicts-${key}`

function Cell({ column, ...props }: ScheduleDayFormRowProps & { column: DayFormColumn }) {
  const { row, active, isFirst, names, isTried, onActivate } = props
  const { key, isRequired } = column
  const text = dayFormCellText(row, key, names)
  const isUnread = row.unread?.[key] !== undefined
  const isMissing = isTried && isRequired && text === ''
  const refusal = props.refused.find(({ field }) => field === key)
  const isInvalid = isUnread || isMissing || refusal !== undefined
  const message = isInvalid && (
    <span className="day-table__message">
      {isUnread ? unreadMessage(key) : (refusal?.message ?? 'Поле обязательное')}
    </span>
  )
  const activate = () => onActivate({ key: row.key, column: key })
  const className = `day-table__cell day-table__${key}${isInvalid ? ' day-table__cell--invalid' : ''}`
  if (active === key) {
    return (
      <td className={className}>
        <CellInput {...props} column={column} isInvalid={isInvalid} />
        {message}
      </td>
    )
  }
  return (
    // A `td` inside `role="grid"` has the role `gridcell`, which allows `aria-invalid`.
    <td
      className={className}
      tabIndex={isFirst && key === 'start' ? 0 : -1}
      aria-invalid={isInvalid || undefined}
      onFocus={activate}
      onPointerDown={(event) => {
        // Prevents the browser from focusing the clicked cell: an input replaces this cell and takes the focus when it
        // is mounted.
        event.preventDefault()
        commitOpenCell()
        activate()
      }}
    >
      <span className="day-table__text">{text}</span>
      {message}
    </td>
  )
}

const unreadMessage = (column: ShiftInputFieldName): string =>
  column === 'point' ? 'Точка не найдена' : column === 'courier' ? 'Курьер не найден' : 'Время не распознано'

function CellInput(props: ScheduleDayFormRowProps & { column: DayFormColumn; isInvalid: boolean }) {
  const { row, index, day, column, names, editor, isInvalid, onMove } = props
  const { key, title } = column
  const ref = { day, key: row.key }
  const label = `${title}, строка ${index + 1}`
  const move = (to: CellFocusDirection) => onMove({ key: row.key, column: key }, to)
  if (isShiftTimeColumn(key)) {
    const text = dayFormCellText(row, key, names)
    return (
      <TextCellEditor
        // The key remounts the input if undo or paste changes the text of the cell.
        key={text}
        label={label}
        text={text}
        isInvalid={isInvalid}
        onCommit={(text) => editor.perform(createTimeEditCommand(ref, index, row, key, text))}
        onMove={move}
      />
    )
  }
  const isPoint = key === 'point'
  return (
    <ChoiceCellEditor
      label={label}
      value={isPoint ? row.pointId : row.courierId}
      options={isPoint ? names.points : names.couriers}
      text={row.unread?.[key]}
      isInvalid={isInvalid}
      onCommit={(choice) => editor.perform(createPointOrCourierCommand(ref, key, choice))}
      onMove={move}
    />
  )
}
