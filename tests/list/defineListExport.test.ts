import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { User } from '../../src/api/user'
import type { Column } from '../../src/kit/list/columns'
import { defineListExport } from '../../src/kit/list/export/defineListExport'
import { toSpreadsheetCells } from '../../src/lib/spreadsheetCells'
import { cityColumns } from '../../src/pages/cities/cityListDefinition'
import { branchColumns } from '../../src/pages/companies/branches/branchListDefinition'
import { companyColumns } from '../../src/pages/companies/companyListDefinition'
import { shiftColumns } from '../../src/pages/couriersShifts/shiftColumns'
import { shiftExport } from '../../src/pages/couriersShifts/shiftList'
import { employeeColumns } from '../../src/pages/employees/employeeListDefinition'
import { NOTIFICATION_COLUMNS } from '../../src/pages/notifications/notificationListDefinition'
import { paymentColumns, paymentExportName } from '../../src/pages/payments/paymentListDefinition'
import { session } from '../../src/session/session'

const ACTIONS = { may: () => true, show: () => undefined, rowId: undefined, rowName: undefined }
const CITIES = [{ value: 2, label: 'Караганда' }]
const NBSP = '\u00a0'

beforeEach(() => {
  session.user = { id: 1, accesses: [], allowedCities: [{ id: 2, name: 'Караганда', timezone: 5 }] } as unknown as User
})
afterEach(() => {
  session.user = null
})

const shifts = shiftColumns(2, {
  ...{ onEdit: () => undefined, onHistory: () => undefined, onTrack: () => undefined },
  ...{ onClosed: () => undefined, anomalies: new Map(), plans: new Map(), now: 0 },
  ...{ mayOpenCourier: false, mayOpenOrders: false },
})

/** Exports one row and returns its cell values by column title; dates as ISO text. */
async function exported(columns: readonly unknown[], row: object) {
  const shown = columns.filter((column) => column !== null) as Column<object>[]
  const search = async () => ({ rows: [row], total: 1, perPage: 1, pageCount: 1 })
  const described = await defineListExport({ name: 'Список', search, keyOf: () => 1, columns: shown }).describe({
    page: 1,
  })
  const cells = await toSpreadsheetCells({ columns: described.columns, rows: [row] }, new AbortController().signal)
  return Object.fromEntries(
    cells.columns.flatMap(({ title, kind }, index) => {
      const value = cells.rows[0]?.[index]
      const isDate = (kind === 'date' || kind === 'moment') && typeof value === 'number'
      return value === undefined ? [] : [[title, isDate ? new Date(value).toISOString().slice(0, 16) : value]]
    }),
  )
}

test.each<[string, readonly unknown[], object, object]>([
  [
    'cities',
    cityColumns(ACTIONS),
    { id: 2, name: 'Караганда', timezone: 5, deliveryService: 'Yandex', status: true },
    { ID: '2', Название: 'Караганда', 'Часовой пояс': 'UTC+5', 'Служба доставки': 'Yandex', Статус: 'Включен' },
  ],
  [
    'companies',
    companyColumns(true, true)(ACTIONS),
    { id: 3, name: 'Кафе', legalName: 'ТОО «Кафе»', contract: '№ 7', contractDate: '2026-03-01', status: 5 },
    {
      ...{ ID: '3', Название: 'Кафе', 'Юридическое название': 'ТОО «Кафе»', 'Номер договора': '№ 7' },
      ...{ 'Дата договора': '2026-03-01T00:00', Статус: 'Временно отключен' },
    },
  ],
  [
    'branches',
    branchColumns({ cities: CITIES, points: [{ id: 8, name: 'Центр', deliveryZones: [] }] }, undefined)(ACTIONS),
    { id: 4, cityId: 2, pointId: 8, address: 'Мира, 1', phone: '77010000000', status: false },
    { Город: 'Караганда', 'Отправная точка': 'Центр', Адрес: 'Мира, 1', Телефон: '77010000000', Статус: 'Отключен' },
  ],
  [
    'employees',
    employeeColumns({ roleLabel: () => 'Курьер', cityName: () => 'Караганда', mayOpenCourier: true })(ACTIONS),
    {
      ...{ id: 5, lastName: 'Ким', firstName: 'Олег', phone: '77011234567', email: 'k@x.kz', role: 'courier' },
      ...{ cities: [2], createdAt: '2026-03-01T20:30:00Z', status: 10 },
    },
    {
      ...{ ID: '5', ФИО: 'Ким Олег', Мобильный: `+7${NBSP}(701)${NBSP}123-45-67`, 'E-mail': 'k@x.kz', Роль: 'Курьер' },
      ...{ Города: 'Караганда', 'Дата регистрации': '2026-03-02T00:00', Статус: 'Активный' },
    },
  ],
  [
    'notifications',
    NOTIFICATION_COLUMNS,
    {
      id: 6,
      description: 'Опоздание',
      orderId: 70,
      courierId: 9,
      cityId: 2,
      createdAt: '2026-03-01T20:30:00Z',
      status: true,
    },
    {
      ...{ ID: '6', Описание: 'Опоздание', Заказ: 70, Курьер: '№ 9', Город: 'Караганда' },
      ...{ Создано: '2026-03-02T01:30', Статус: 'Активно' },
    },
  ],
  [
    'payments',
    paymentColumns([{ value: 3, label: 'Кафе' }])(ACTIONS),
    { id: 7, companyId: 3, methodId: 1, amount: 1500, payedAt: '2026-03-01', comment: 'За март' },
    {
      ...{ ID: '7', Контрагент: 'Кафе', 'Способ оплаты': 'Наличные', Сумма: 1500 },
      ...{ 'Дата оплаты': '2026-03-01T00:00', Комментарий: 'За март' },
    },
  ],
  [
    'shifts',
    shifts,
    {
      ...{ id: 8, cityId: 2, courier: { id: 9 }, createdAt: '2026-03-01T20:30:00Z', history: [], trackInfo: [] },
      ...{ countOrder: 4, salary: { orderAmount: 2000, dailyBonus: 500 }, distance: 1500 },
    },
    {
      ...{ Дата: '2026-03-02T00:00', Курьер: 'Курьер № 9', 'Время смены': '01:30–…', Заказов: 4 },
      ...{ Заработок: 2000, Бонус: 500, 'Итого за смену': 2500, Расстояние: 1.5 },
    },
  ],
])('the file of %s has the values of the list, numbers and dates as such', async (_name, columns, row, expected) => {
  expect(await exported(columns, row)).toEqual(expected)
})

test('unknown values are empty cells', async () => {
  const branches = branchColumns({ cities: CITIES, points: [] }, undefined)(ACTIONS)
  expect(await exported(branches, { id: 4 })).toEqual({})
  expect(await exported(cityColumns(ACTIONS), { id: 2, name: '', timezone: 5 })).toEqual({
    ID: '2',
    'Часовой пояс': 'UTC+5',
  })
  const nothing = { id: 8, history: [], trackInfo: [] }
  expect(await exported(shifts, nothing)).toEqual({ 'Время смены': '—–…' })
})

test('the file is named by its period and sums counts, money and distance', async () => {
  expect(paymentExportName({ payedAt: '2026-03-01' })).toBe('Оплаты за 01-03-2026')
  const source = shiftExport(shifts)
  const { name, columns, layout } = await source.describe({ page: 1, dateStart: '2026-03-01', dateEnd: '2026-03-02' })
  expect(name.replaceAll(NBSP, ' ')).toBe('Смены курьеров с 01-03-2026 по 02-03-2026')
  expect(columns.flatMap(({ title, isSummed }) => (isSummed ? [title] : []))).toEqual([
    ...['Заказов', 'Заработок', 'Бонус', 'Итого за смену', 'Платная доставка', 'Расстояние'],
  ])
  expect(layout?.([])).toEqual({ frozenColumns: 2, totalLabel: 'Итого' })
})
