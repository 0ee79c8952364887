import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { PageForm } from '../../src/kit/form/PageForm'
import { FieldRows } from '../../src/ui/form/FieldRows'
import { type FieldName, type FieldNamesOf, fieldNames } from '../../src/ui/form/fieldNames'
import { combineFieldRules, maxValueRule, requiredRule, ruleWhenRow } from '../../src/ui/form/fieldRules'
import { NumberField } from '../../src/ui/form/NumberField'
import { TextField } from '../../src/ui/form/TextField'
import { useFieldValue } from '../../src/ui/form/useFieldValue'
import { useOptionsUnusedInRows } from '../../src/ui/form/useOptionsUnusedInRows'

type Setting = { city: string; typeId: number; percent?: number }
type Company = { settings: Setting[] }

const field = fieldNames<Company>()
const CITIES = ['Астана', 'Алматы', 'Тараз'].map((city) => ({ value: city, label: city }))

afterEach(cleanup)

function SettingRow({ row, rows, index }: { row: FieldNamesOf<Setting>; rows: FieldName<Setting[]>; index: number }) {
  const free = useOptionsUnusedInRows(rows, index, 'city', CITIES)
  const typeId = useFieldValue(row('typeId'))
  return (
    <>
      <TextField name={row('city')} label="Город" rule={requiredRule} hint={free.map(({ value }) => value).join(' ')} />
      <NumberField name={row('typeId')} label="Способ" rule={requiredRule} />
      <NumberField
        name={row('percent')}
        label="Процент"
        disabled={typeId !== 1}
        rule={ruleWhenRow(
          (setting: Partial<Setting>) => setting.typeId === 1,
          combineFieldRules<number>(requiredRule, maxValueRule(50)),
        )}
      />
    </>
  )
}

function show(settings: Setting[]) {
  const submit = jest.fn<(values: Company) => Promise<unknown>>(() => Promise.resolve())
  const rows = field('settings')
  render(
    <StrictMode>
      <PageForm<Company> mode="create" blank={{ settings }} submit={submit} onSaved={() => undefined}>
        <FieldRows
          name={rows}
          label="Настройки"
          addText="Добавить строку"
          newRow={{ typeId: 2 }}
          minRows={1}
          rule={(list) => (list && list.length > 2 ? 'Не больше двух строк' : undefined)}
        >
          {(row, index) => <SettingRow row={row} rows={rows} index={index} />}
        </FieldRows>
      </PageForm>
    </StrictMode>,
  )
  return submit
}

const inputs = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)
const texts = (label: RegExp) => inputs(label).map(({ value }) => value)
const type = (label: RegExp, index: number, text: string) =>
  fireEvent.change(inputs(label)[index] as HTMLInputElement, { target: { value: text } })
const remove = (row: number) => fireEvent.click(screen.getByLabelText(`Удалить строку ${row}`))
const add = () => fireEvent.click(screen.getByText('Добавить строку'))
const submitForm = () => act(async () => void fireEvent.click(screen.getByText('Добавить')))

test('the last row cannot be deleted', () => {
  show([
    { city: 'Астана', typeId: 2 },
    { city: 'Алматы', typeId: 2 },
  ])
  remove(1)
  expect(texts(/Город/)).toEqual(['Алматы'])
  expect(screen.getByLabelText<HTMLButtonElement>('Удалить строку 1').disabled).toBe(true)
})

test('a row added after one was removed starts as a new one, not as the removed one', async () => {
  const submit = show([
    { city: 'Астана', typeId: 2 },
    { city: 'Алматы', typeId: 2 },
  ])
  remove(2)
  add()
  expect(texts(/Город/)).toEqual(['Астана', ''])
  expect(texts(/Способ/)).toEqual(['2', '2'])
  type(/Город/, 1, 'Тараз')
  await submitForm()
  expect(submit.mock.calls.map(([values]) => [values])).toEqual([
    [
      {
        settings: [
          { city: 'Астана', typeId: 2 },
          { city: 'Тараз', typeId: 2 },
        ],
      },
    ],
  ])
})

test('the rows keep their values when one above them is removed, half-typed numbers too', () => {
  show([
    { city: 'Астана', typeId: 1, percent: 10 },
    { city: 'Алматы', typeId: 1, percent: 20 },
  ])
  type(/Процент/, 0, '15')
  type(/Процент/, 1, '25')
  remove(1)
  expect(texts(/Город/)).toEqual(['Алматы'])
  expect(texts(/Процент/)).toEqual(['25'])
})

test("a row's rule uses its own row, also after another one was removed", async () => {
  const submit = show([
    { city: 'Астана', typeId: 2 },
    { city: 'Алматы', typeId: 1, percent: 60 },
  ])
  expect(inputs(/Процент/).map(({ disabled }) => disabled)).toEqual([true, false])
  await submitForm()
  expect(screen.getByText('Значение должно быть не больше 50')).toBeTruthy()
  remove(1)
  await submitForm()
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByText('Значение должно быть не больше 50')).toBeTruthy()
  type(/Процент/, 0, '50')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(1)
})

test('an option chosen in one row is not offered in the others', () => {
  show([
    { city: 'Астана', typeId: 2 },
    { city: '', typeId: 2 },
  ])
  expect(screen.getByText('Астана Алматы Тараз')).toBeTruthy()
  expect(screen.getByText('Алматы Тараз')).toBeTruthy()
  type(/Город/, 1, 'Алматы')
  expect(screen.getByText('Астана Тараз')).toBeTruthy()
})

test('a failed rule of the list is shown after a submit', async () => {
  const submit = show([
    { city: 'Астана', typeId: 2 },
    { city: 'Алматы', typeId: 2 },
    { city: 'Тараз', typeId: 2 },
  ])
  expect(screen.queryByText('Не больше двух строк')).toBeNull()
  await submitForm()
  expect(screen.getByText('Не больше двух строк')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
  remove(3)
  expect(screen.queryByText('Не больше двух строк')).toBeNull()
})
