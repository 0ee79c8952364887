import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { FieldRows } from '../../src/ui/form/FieldRows'
import { type FieldName, type FieldNamesOf, fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule, ruleWhenRow } from '../../src/ui/form/fieldRules'
import { useFieldValue } from '../../src/ui/form/useFieldValue'
import { useFormField } from '../../src/ui/form/useFormField'
import { useOptionsUnusedInRows } from '../../src/ui/form/useOptionsUnusedInRows'

type Shift = { courier: string; note: string }
type Day = { shifts: Shift[] }

const SHIFTS = fieldNames<Day>()('shifts')
const ROWS = 40
const DAY = createLoadedValue<Day>({
  shifts: Array.from({ length: ROWS }, (_, row) => ({ courier: `${row}`, note: '' })),
})
const COURIERS = Array.from({ length: 99 }, (_, id) => ({ value: `${id}`, label: `${id}` }))

const renders = new Map<string, number>()
let checks = 0
const count = (what: string) => renders.set(what, (renders.get(what) ?? 0) + 1)
const total = () => [...renders.values()].reduce((sum, times) => sum + times, 0)

beforeEach(() => {
  renders.clear()
  checks = 0
})
afterEach(cleanup)

const rule = ruleWhenRow((row: Partial<Shift>) => {
  checks++
  return row.courier !== ''
}, requiredRule)

function Text({ name }: { name: FieldName<string> }) {
  const field = useFormField({ name, label: name, rule })
  count(name)
  return <input aria-label={name} value={field.value ?? ''} onChange={(event) => field.change(event.target.value)} />
}

function Row({ row, index }: { row: FieldNamesOf<Shift>; index: number }) {
  useFieldValue(row('courier'))
  useOptionsUnusedInRows(SHIFTS, index, 'courier', COURIERS)
  count(`row ${index}`)
  return (
    <>
      <Text name={row('courier')} />
      <Text name={row('note')} />
    </>
  )
}

function show() {
  render(
    <PageForm<Day> mode="edit" entity={DAY} submit={() => Promise.resolve()} onSaved={() => undefined}>
      <FieldRows name={SHIFTS} label="Смены" addText="Добавить смену" newRow={{}}>
        {(row, index) => <Row row={row} index={index} />}
      </FieldRows>
    </PageForm>,
  )
}

test('a form with many rows settles within three renders of each field', () => {
  show()
  expect(Math.max(...renders.values())).toBeLessThanOrEqual(3)
})

test('a keystroke renders only its own field', () => {
  show()
  renders.clear()
  fireEvent.change(screen.getByLabelText('shifts[7].note'), { target: { value: 'а' } })
  expect([...renders.keys()]).toEqual(['shifts[7].note'])
})

test('one more row does not render those that are there, but for their free choices', () => {
  show()
  renders.clear()
  checks = 0
  fireEvent.click(screen.getByText('Добавить смену'))
  expect(renders.get('shifts[0].note') ?? 0).toBeLessThanOrEqual(2)
  expect(total()).toBeLessThan(ROWS * 8)
  expect(checks).toBeLessThan(ROWS * 2 * 12)
})
