import type { Column } from '../../src/kit/list/columns'
import type { ListQueryDef } from '../../src/kit/list/useListPage'
import { createListStore } from '../../src/lib/listStore'
import { numberStruct, textStruct } from '../../src/lib/structs'
import { DateField } from '../../src/ui/form/DateField'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { SelectField } from '../../src/ui/form/SelectField'
import { TextField } from '../../src/ui/form/TextField'

export type Pay = { id: number; courier: string; point: string; date: string; sum: number; holding: number }

export type PayFilters = { point: string; courier: string; date: string; cityId: number }

const ROWS: readonly Pay[] = [
  { id: 1, courier: 'Ахметов Данияр', point: 'Центр', date: '2026-03-16', sum: 12500, holding: 500 },
  { id: 2, courier: 'Ким Виктор', point: 'Центр', date: '2026-03-16', sum: 9800, holding: 0 },
  { id: 3, courier: 'Смирнова Анна', point: 'Вокзал', date: '2026-03-16', sum: 15250, holding: 1250 },
  { id: 4, courier: 'Оспанов Ерлан', point: 'Вокзал', date: '2026-03-17', sum: 7400, holding: 0 },
  { id: 5, courier: 'Ли Марина', point: 'Вокзал', date: '2026-03-17', sum: 11000, holding: 300 },
]

const PER_PAGE = 3

export const PAY_LIST: ListQueryDef<PayFilters> = {
  filters: { point: textStruct(), courier: textStruct(), date: textStruct(), cityId: numberStruct() },
  sortable: ['sum'],
}

export const payStore = createListStore<Pay, PayFilters>(async ({ page, point, courier = '', date }) => {
  const found = ROWS.filter(
    (row) =>
      (!point || row.point === point) &&
      (!date || row.date === date) &&
      row.courier.toLowerCase().includes(courier.toLowerCase()),
  )
  return {
    rows: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => ({ ...row })),
    total: found.length,
    perPage: PER_PAGE,
    pageCount: Math.ceil(found.length / PER_PAGE),
  }
})

const field = fieldNames<PayFilters>()

const POINTS = ['Центр', 'Вокзал'].map((point) => ({ value: point, label: point }))

export const PAY_COLUMNS: readonly Column<Pay, PayFilters>[] = [
  {
    key: 'date',
    title: 'Дата',
    width: 130,
    filter: { keys: ['date'], fields: <DateField name={field('date')} label="Дата" /> },
    render: ({ date }) => date,
  },
  {
    key: 'courier',
    title: 'Курьер',
    width: 200,
    filter: { keys: ['courier'], fields: <TextField name={field('courier')} label="Курьер" /> },
    render: ({ courier }) => courier,
  },
  {
    key: 'point',
    title: 'Точка',
    width: 140,
    filter: { keys: ['point'], fields: <SelectField name={field('point')} label="Точка" options={POINTS} /> },
    render: ({ point }) => point,
  },
  {
    key: 'sum',
    title: 'Начислено',
    group: 'Деньги',
    width: 140,
    align: 'right',
    isSortable: true,
    render: ({ sum }) => sum,
  },
  { key: 'holding', title: 'Удержано', group: 'Деньги', width: 120, align: 'right', render: ({ holding }) => holding },
]

export const sumOf = (rows: readonly Pay[]): number => rows.reduce((sum, row) => sum + row.sum, 0)
