import { useState } from 'react'
import { groupDigits } from '../../../domain/textFormatting'
import type { FieldName } from '../../../ui/form/fieldNames'
import { type FieldRule, REQUIRED_MESSAGE } from '../../../ui/form/fieldRules'
import { formatNumberInput } from '../../../ui/form/parseNumberText'
import { TextInput } from '../../../ui/form/TextInput'
import { useFormField } from '../../../ui/form/useFormField'
import { parseRate } from './parseRates'
import { type RateSheetPosition, rateSheetPositionKey } from './useRateSheetEditing'

type RateSheetCellProps = {
  name: FieldName<number>
  label: string
  /** Label of the cell in messages about changes by other users. */
  changeLabel: string
  place: RateSheetPosition
  isSelected: boolean
  saved: number | undefined
  note?: string | undefined
  rule?: FieldRule<number> | undefined
}

/** The form stores invalid text of a cell as a string, and this rule returns the error to show below the cell. */
export const RATE_CELL_RULE: FieldRule<number> = (value: unknown) =>
  typeof value === 'string'
    ? (problemOf(value) ?? REQUIRED_MESSAGE)
    : typeof value === 'number'
      ? undefined
      : REQUIRED_MESSAGE

const problemOf = (text: string): string | undefined => parseRate(text).problem

export function RateSheetCell(props: RateSheetCellProps) {
  const { name, label, changeLabel, place, isSelected, saved, note, rule = RATE_CELL_RULE } = props
  const field = useFormField({ name, label: changeLabel, unit: '₸', rule })
  const held: unknown = field.value
  // Show the typed text («12,») as long as it means the same number as the form value.
  const [typed, setTyped] = useState('')
  const shown = typeof held === 'string' ? held : formatNumberInput(field.value, 'decimal')
  const isChanged = held !== saved
  return (
    <td className={isSelected ? 'sheet__cell sheet__cell--selected' : 'sheet__cell'}>
      <TextInput
        {...field.control}
        aria-label={label}
        data-place={rateSheetPositionKey(place)}
        className={isChanged ? 'sheet__input sheet__input--changed' : 'sheet__input'}
        inputMode="decimal"
        value={heldValue(typed) === held ? typed : shown}
        onChange={({ target: { value } }) => {
          setTyped(value)
          field.change(heldValue(value) as number)
        }}
        onFocus={(event) => {
          field.control.onFocus()
          event.target.select()
        }}
        onBlur={() => {
          setTyped('')
          field.control.onBlur()
        }}
        autoComplete="off"
      />
      <span
        id={field.ids.message}
        className={field.error === undefined ? 'sheet__note' : 'sheet__note sheet__note--wrong'}
      >
        {field.error ?? (isChanged && saved !== undefined ? `было ${groupDigits(saved)}` : note)}
      </span>
    </td>
  )
}

function heldValue(text: string): number | string | undefined {
  const { value, problem } = parseRate(text)
  return problem === undefined ? value : text
}
