import { orderOf, paged } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { both, type ConflictCase, change, dialog, directories, directory, entry, screen } from './conflictCase'
import { fillField } from './directoryScreen'

/** Cases for `contractEditConflicts.test.ts`. They are written from the specification and not from the console's code. */
const PAYMENT = { id: 12, companyId: 3, methodId: 2, amount: 23_500, payedAt: '2026-03-16' }
const setting = (cityId: number, percent: number) => ({ cityId, typeId: 1, percent })
const email = (value: string) => ({ typeId: 2, value })
const zone = (deliveryZoneId: number, price: number) => ({ deliveryZoneId, price, status: null })
const step = (minQuantityOrder: number, price: number) => ({ minQuantityOrder, price })
const rate = (orderPrice: number, hourPrice: number) => ({
  ...{ typeId: 1, rateTypeId: 1, orderPrice, hourPrice, bonusForSticker: null },
})
const POINT = {
  ...{ id: 1, name: 'Центр', cityId: 7 },
  deliveryZones: [
    { id: 51, name: 'Пешая' },
    { id: 52, name: 'Вело' },
  ],
}
const EMPLOYEE_BODY = {
  ...{ lastName: 'Ахметова', firstName: 'Жанна', phone: '77015550011', role: 'operator', cities: [7] },
  ...{ isSticker: null, status: 10 },
}
const employees = (own: Pick<ConflictCase, 'same'> & Partial<ConflictCase>) =>
  directory('employees', { path: entry('/employees', 71), other: both({ firstName: 'Жанар' }, 'имя'), ...own })
const COURIER = { role: 'courier', courierTypeId: 1, legalFormId: 1, rateTypeId: 1 }
const SHIFT = {
  ...{ id: 31, dateSlot: '2026-03-17', courier: { id: 1, fio: 'Абаев Алан' } },
  ...{ createdAt: '2026-03-17 09:58:12', sessionEnd: '2026-03-17 18:04:41', finishedAt: '2026-03-17 18:04:41' },
}
const dish = (name: string, quantity: number, price: number) => ({ name, quantity, price })
const ITEMS = { plov: dish('Плов', 2, 1800), tea: dish('Чай', 1, 300) }
const ORDER = orderOf(2, {
  ...{ customerName: 'Айгуль', phone: '77011234567', branchId: 8, companyId: 5, paymentTypeId: 2, timeForReady: 20 },
  orderItems: [ITEMS.plov],
})
const CONDITION = { id: 8, cityId: 7, typeId: 5, ratio: 1.3, priority: 2, status: true }

const ORDER_BODY = {
  ...{ cityId: 7, branchId: 8, customerName: 'Айгуль', phone: '77011234567', street: 'Ерубаева', house: '12' },
  ...{ paymentTypeId: 2, timeForReady: 20 },
}
const ORDERS: ConflictCase = {
  name: 'orders',
  path: '/orders/edit/2',
  others: { 'GET /v1/dictionary/company/5/branches/7': { body: [{ value: 8, label: 'Мира, 5' }] } },
  entity: 'GET /v1/manage/order/2',
  value: ORDER,
  area: screen,
  mine: (area) => fillField(area, 'Комментарий', 'Домофон 12'),
  call: 'POST /v1/manage/order/2',
  sent: { ...ORDER_BODY, comments: 'Домофон 12', orderItems: [ITEMS.plov] },
  other: both({ orderItems: [dish('Манты', 2, 1800)] }, 'состав заказа'),
  same: change('comments', 'Звонить', 'Не звонить', ['Комментарий', '—', 'Звонить', 'Домофон 12']),
}

const RAISED_RATES: ConflictCase = {
  name: 'raised rates',
  path: entry('/settings/ratio-rate?cityId=7', 8),
  entity: 'GET /v1/manage/courier-ratio-rate/7',
  value: CONDITION,
  wrap: (value) => ({ body: [value] }),
  area: dialog,
  mine: (area) => fillField(area, 'Коэффициент', '1,5'),
  call: 'POST /v1/manage/courier-ratio-rate/8',
  sent: { cityId: 7, typeId: 5, ratio: 1.5, priority: 2, status: true },
  other: both({ priority: 4 }, 'приоритет'),
  same: change('ratio', 1.6, 1.7, ['Коэффициент', '1,3', '1,6', '1,5']),
}

export const CONFLICTS: ConflictCase[] = [
  directory('cities', {
    path: entry('/directories/cities', 1),
    other: both({ status: false }, 'статус'),
    same: change('name', 'Караганда-2', 'Караганда-3', ['Название', 'Караганда', 'Караганда-2', 'Қарағанды']),
  }),
  directory('points', {
    path: entry('/points?cityId=7', 1),
    other: both({ name: 'Центр-2' }, 'название'),
    same: change('description', 'у парка', 'у реки', ['Описание', '—', 'у парка', 'у вокзала']),
  }),
  directory('zones', {
    path: entry('/points/5', 51),
    other: both({ deliveryPrice: 600 }, 'стоимость доставки'),
    same: change('courierBonus', 900, 950, ['Бонус курьера', '—', '900 ₸', '1 200 ₸']),
  }),
  directory('companies', {
    path: '/companies/edit/4',
    mine: (area) => area.getByLabel('Процент', { exact: true }).first().fill('15'),
    sent: { name: 'Пекарня', contractDate: '2026-02-01', status: 10, settings: [setting(7, 15)] },
    other: {
      change: { settings: [setting(7, 12), setting(9, 20)] },
      sent: { settings: [setting(7, 15), setting(9, 20)] },
      label: 'настройки комиссии: Алматы',
    },
    same: change(
      'settings',
      [setting(7, 13), setting(9, 20)],
      [setting(7, 14), setting(9, 20)],
      ['Настройки комиссии: Караганда', 'Процент: 12 %', 'Процент: 13 %', 'Процент: 15 %'],
    ),
  }),
  directory('branches', {
    path: '/companies/4/branches/edit/41',
    other: both({ phone: '77212445577' }, 'телефон'),
    same: change('address', 'Мира, 2', 'Мира, 3', ['Адрес', 'Мира, 1', 'Мира, 2', 'Мира, 1а']),
  }),
  directory('branches', {
    name: 'zones of a branch',
    path: '/companies/4/branches/edit/41',
    others: {
      ...directories.get('branches')?.others,
      'GET /v1/manage/company/4': { body: { id: 4, name: 'Пекарня', points: [POINT] } },
    },
    mine: (area) => area.getByLabel('Стоимость', { exact: true }).first().fill('350'),
    sent: { ...directories.get('branches')?.edit?.sent, address: 'Мира, 1', deliveryZones: [zone(51, 350)] },
    other: {
      change: { deliveryZones: [zone(51, 300), zone(52, 500)] },
      sent: { deliveryZones: [zone(51, 350), zone(52, 500)] },
      label: 'зоны доставки: Вело',
    },
    same: change(
      'deliveryZones',
      [zone(51, 310), zone(52, 500)],
      [zone(51, 320), zone(52, 500)],
      ['Зоны доставки: Пешая', 'Стоимость: 300 ₸', 'Стоимость: 310 ₸', 'Стоимость: 350 ₸'],
    ),
  }),
  directory('contacts', {
    path: entry('/companies/4?tab=contacts', 61),
    other: {
      change: { data: [email('a@b.kz'), email('second@b.kz')] },
      sent: { data: [email('d@serik.kz'), email('second@b.kz')] },
      label: 'способы связи: E-mail, second@b.kz',
    },
    same: change(
      'data',
      [email('c@b.kz')],
      [email('e@b.kz')],
      [
        'Способы связи',
        'E-mail, a@b.kz\nE-mail, second@b.kz',
        'E-mail, c@b.kz',
        'E-mail, d@serik.kz\nE-mail, second@b.kz',
      ],
    ),
  }),
  employees({
    same: change('email', 'first@post.kz', 'second@post.kz', ['E-mail', '—', 'first@post.kz', 'zh@post.kz']),
  }),
  employees({
    name: 'cities of an employee',
    mine: async (area) => {
      await area.getByRole('combobox', { name: 'Города', exact: true }).press('Backspace')
      await chooseOption(area, 'Города', 'Астана')
      await area.getByRole('combobox', { name: 'Города', exact: true }).press('Tab')
    },
    sent: { ...EMPLOYEE_BODY, cities: [8] },
    same: change('cities', [7, 9], [9], ['Города', 'Караганда', 'Караганда; Алматы', 'Астана']),
  }),
  employees({
    name: 'city of a courier',
    value: { ...directories.get('employees')?.edit?.value, ...COURIER },
    mine: (area) => chooseOption(area, 'Город', 'Астана'),
    sent: { ...EMPLOYEE_BODY, ...COURIER, cities: [8] },
    same: change('cities', [9], [7], ['Город', 'Караганда', 'Алматы', 'Астана']),
  }),
  directory('roles', {
    path: entry('/directories/roles', 'operator'),
    mine: async (area) => {
      await fillField(area, 'Описание', 'Оператор зала')
      await area.getByRole('checkbox', { name: /Оплаты: просмотр/ }).check()
    },
    sent: { name: 'operator', description: 'Оператор зала', permissions: ['order_view', 'pay_view'] },
    other: {
      change: { permissions: ['order_create', 'order_view'] },
      sent: { permissions: ['order_view', 'pay_view', 'order_create'] },
      label: 'права',
    },
    same: change('description', 'Оператор-2', 'Оператор-3', ['Описание', 'Оператор', 'Оператор-2', 'Оператор зала']),
  }),
  directory('penalty types', {
    path: entry('/directories/penalties', 81),
    other: both({ name: 'Опоздание на час' }, 'название'),
    same: change('price', 1700, 1800, ['Сумма', '1 500 ₸', '1 700 ₸', '2 000 ₸']),
  }),
  {
    name: 'payments',
    path: entry('/payments', 12),
    others: {
      'GET /v1/dictionary/company': { body: [{ value: 3, label: 'Пекарня' }] },
      'POST /v1/manage/pay/search': { body: [PAYMENT] },
    },
    entity: 'GET /v1/manage/pay/12',
    value: PAYMENT,
    area: dialog,
    mine: (area) => fillField(area, 'Комментарий', 'Проверено'),
    call: 'POST /v1/manage/pay/12',
    sent: { methodId: 2, amount: 23_500, payedAt: '2026-03-16', comment: 'Проверено' },
    other: both({ amount: 77_777 }, 'сумма'),
    same: change('comment', 'Первый', 'Второй', ['Комментарий', '—', 'Первый', 'Проверено']),
  },
  ORDERS,
  {
    ...ORDERS,
    name: 'items of an order',
    value: { ...ORDER, orderItems: [ITEMS.plov, ITEMS.tea] },
    mine: (area) => area.getByLabel('Количество', { exact: true }).first().fill('3'),
    sent: { ...ORDER_BODY, orderItems: [dish('Плов', 3, 1800), ITEMS.tea] },
    other: {
      change: { orderItems: [ITEMS.plov, dish('Чай', 2, 300)] },
      sent: { orderItems: [dish('Плов', 3, 1800), dish('Чай', 2, 300)] },
      label: 'состав заказа: Чай',
    },
    same: change(
      'orderItems',
      [dish('Плов', 4, 1800), dish('Чай', 2, 300)],
      [dish('Плов', 5, 1800), dish('Чай', 2, 300)],
      ['Состав заказа: Плов', 'Количество: 2', 'Количество: 4', 'Количество: 3'],
    ),
  },
  {
    name: 'shifts',
    path: entry('/couriers-shifts?cityId=7', 31),
    entity: 'POST /v1/manage/slot/search',
    value: SHIFT,
    wrap: (value) => paged([value]),
    area: dialog,
    mine: async (area) => {
      await fillField(area, 'Дата и время окончания смены', '17-03-2026 17:00')
      await area.getByLabel('Дата и время окончания смены').press('Enter')
    },
    call: 'POST /v1/manage/slot/31',
    sent: { sessionEnd: '2026-03-17 17:00:00' },
    other: both(
      { breakTimeStart: '2026-03-17 13:00:00', breakTimeEnd: '2026-03-17 13:30:00' },
      'дата и время начала перерыва, дата и время окончания перерыва',
    ),
    same: change('sessionEnd', '2026-03-17 18:30:00', '2026-03-17 19:00:00', [
      'Дата и время окончания смены',
      '17-03-2026 18:04',
      '17-03-2026 18:30',
      '17-03-2026 17:00',
    ]),
  },
  {
    name: 'courier rates',
    path: '/settings/courier-rate?cityId=7',
    entity: 'GET /v1/manage/courier-rate/7',
    value: { 0: rate(550, 510) },
    wrap: (value) => ({ body: Object.values(value) }),
    area: screen,
    mine: (area) => fillField(area, 'Стандарт, Пеший курьер: За заказ, ₸', '611'),
    call: 'POST /v1/manage/courier-rate/7',
    sent: { 0: rate(611, 510) },
    other: {
      change: { 0: rate(550, 520) },
      sent: { 0: rate(611, 520) },
      label: 'стандарт, пеший курьер: за час',
    },
    same: change('0', rate(560, 520), rate(570, 520), ['Стандарт, пеший курьер: за заказ', '550 ₸', '560 ₸', '611 ₸']),
  },
  {
    name: 'bonus grids',
    path: '/settings/bonus-rate?cityId=7',
    entity: 'GET /v1/manage/courier-bonus-rate/7',
    value: { rates: [step(10, 500), step(20, 900)] },
    wrap: (value) => ({ body: [{ typeId: 5, ...value }] }),
    area: (page) => page.locator('.bonus-grid', { hasText: 'Велокурьер' }),
    mine: (area) => area.getByLabel('Бонус', { exact: true }).first().fill('600'),
    call: 'POST /v1/manage/courier-bonus-rate/7',
    sent: { rates: [step(10, 600), step(20, 900)] },
    other: {
      change: { rates: [step(10, 500), step(20, 950)] },
      sent: { rates: [step(10, 600), step(20, 950)] },
      label: 'ступени: 20',
    },
    same: change(
      'rates',
      [step(10, 550), step(20, 950)],
      [step(10, 560), step(20, 950)],
      ['Ступени: 10', '500 ₸', '550 ₸', '600 ₸'],
    ),
  },
  RAISED_RATES,
  {
    ...RAISED_RATES,
    name: 'days of a raised rate',
    value: { ...CONDITION, days: [1, 2] },
    mine: async (area) => {
      await chooseOption(area, 'Дни недели', 'СР')
      await area.getByRole('combobox', { name: 'Дни недели', exact: true }).press('Tab')
    },
    sent: { cityId: 7, typeId: 5, ratio: 1.3, priority: 2, days: [1, 2, 3], status: true },
    same: change('days', [1, 5], [5], ['Дни недели', 'ПН; ВТ', 'ПН; ПТ', 'ПН; ВТ; СР']),
  },
]
