import { groupDigits } from '../../../domain/text'
import type { FieldName } from '../../../ui/form/fieldNames'
import { showNumber } from '../../../ui/form/numberText'
import { REQUIRED, type Rule } from '../../../ui/form/rules'
import { TextInput } from '../../../ui/form/TextInput'
import { useFormField } from '../../../ui/form/useFormField'
import { readRate } from './operations'
import { cellKey, type Place } from './useSheet'

export type SheetCellProps = {
  name: FieldName<number>
  label: string
  place: Place
  isSelected: boolean
  saved: number | undefined
  note?: string | undefined
  rule?: Rule<number> | undefined
}

/** The form stores invalid text of a cell as a string, and this rule returns the error to show below the cell. */
export const FIGURE: Rule<number> = (value: unknown) =>
  typeof value === 'string' ? (problemOf(value) ?? REQUIRED) : typeof value === 'number' ? undefined : REQUIRED

const problemOf = (text: string): string | undefined => readRate(text).problem

export function SheetCell({ name, label, place, isSelected, saved, note, rule = FIGURE }: SheetCellProps) {
  const field = useFormField({ name, label, rule })
  const held: unknown = field.value
  const isChanged = held !== saved
  return (
    <td className={isSelected ? 'sheet__cell sheet__cell--selected' : 'sheet__cell'}>
      <TextInput
        {...field.control}
        aria-label={label}
        data-place={cellKey(place)}
        className={isChanged ? 'sheet__input sheet__input--changed' : 'sheet__input'}
        inputMode="decimal"
        value={typeof held === 'string' ? held : showNumber(field.value, 'decimal')}
        onChange={({ target: { value } }) => field.change(heldValue(value) as number)}
        onFocus={(event) => {
          field.control.onFocus()
          event.target.select()
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
  const { value, problem } = readRate(text)
  return problem === undefined ? value : text
}
