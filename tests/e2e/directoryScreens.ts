import type { Locator, Page } from 'playwright-core'
import type { Answer } from '../server/contractServer'
import { choose } from './choose'

/**
 * The screens of reference data as the specification has them: what each asks its server for, what people type, and what must
 * be sent then. Written from the documents alone; `anyDirectory.test.ts` drives them.
 */

export type DirectoryScreen = {
  name: string
  path: string
  /** The call that brings the rows, and what goes in its body without a filter; undefined where it has none. */
  search: string
  body?: object
  isPaged?: boolean
  /** Rows that are odd but legal: numbers as texts, wrong optional fields, nothing that is not needed. */
  rows: object[]
  /** What the rows show, one text of each. */
  shown: string[]
  /** Other calls that the screen needs. */
  others?: Record<string, Answer>
  /** The first row's answer holds the rows: the zones of a point. */
  wrap?: (rows: object[]) => object
  filter?: { label: string; key: string }
  sort?: { heading: string; key: string }
  add?: Change & {
    button: string
    isLink?: boolean
    refused: { key: string; label: string }
    row: object
    shows: string
  }
  edit?: Change & { of: string; entity: string; value: object; isLink?: boolean }
  remove?: { of: string; title: string; call: string; text?: string }
}

type Change = {
  /** The dialog's title; absent where the form is a screen. */
  dialog?: string
  fill: (form: Page | Locator) => Promise<void>
  call: string
  sent: object
}

const CITY_ID = 7
const place = async (form: Page | Locator, lat: string, long: string) => {
  await form.getByLabel('Широта', { exact: true }).fill(lat)
  await form.getByLabel('Долгота', { exact: true }).fill(long)
}
const type = (form: Page | Locator, label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text)

export const SCREENS: DirectoryScreen[] = [
  {
    name: 'cities',
    path: '/directories/cities',
    search: 'POST /v1/manage/city/search',
    body: {},
    isPaged: true,
    rows: [
      { id: '1', name: 'Караганда', timezone: '5', status: true, deliveryService: 'YANDEX' },
      { id: 2, name: 'Астана', timezone: '6', status: false, deliveryService: null, mayor: { id: 1 } },
    ],
    shown: ['Караганда', 'Астана'],
    filter: { label: 'Название', key: 'name' },
    sort: { heading: 'Название', key: 'name' },
    add: {
      button: 'Добавить город',
      dialog: 'Новый город',
      fill: async (form) => {
        await type(form, 'Название', ' Темиртау ')
        await choose(form, 'Часовой пояс', 'UTC+5')
        await choose(form, 'Служба доставки', 'INDRIVE')
        await choose(form, 'Статус', 'Отключен')
      },
      call: 'POST /v1/manage/city',
      sent: { name: 'Темиртау', timezone: 5, deliveryService: 'INDRIVE', status: false },
      refused: { key: 'name', label: 'Название' },
      row: { id: 3, name: 'Темиртау', timezone: 5, deliveryService: 'INDRIVE', status: false },
      shows: 'Темиртау',
    },
    edit: {
      of: 'Караганда',
      dialog: 'Редактирование города',
      entity: 'GET /v1/manage/city/1',
      value: { id: 1, name: 'Караганда', timezone: 5, status: true, deliveryService: 'YANDEX' },
      fill: (form) => type(form, 'Название', 'Қарағанды'),
      call: 'POST /v1/manage/city/1',
      sent: { name: 'Қарағанды', timezone: 5, deliveryService: 'YANDEX', status: true },
    },
    // The specification gives it this title.
    remove: { of: 'Астана', title: 'Удалить отправную точку?', call: 'DELETE /v1/manage/city/2' },
  },
  {
    name: 'points',
    path: `/points?cityId=${CITY_ID}`,
    search: 'POST /v1/manage/point/search',
    body: { cityId: CITY_ID },
    rows: [
      { id: 1, name: 'Центр', description: 'у рынка', cityId: CITY_ID, status: true, lat: '49.80', long: '73.10' },
      { id: '2', name: 'Майкудук', description: null, status: null, lat: 'somewhere', deliveryZones: 'none' },
    ],
    shown: ['Центр', 'Майкудук'],
    add: {
      button: 'Добавить отправную точку',
      dialog: 'Новая отправная точка',
      fill: async (form) => {
        await type(form, 'Название', 'Юг')
        await choose(form, 'Статус', 'Включен')
        await place(form, '49,75', '73.12')
      },
      call: 'POST /v1/manage/point',
      sent: { name: 'Юг', description: null, cityId: CITY_ID, status: true, lat: 49.75, long: 73.12 },
      refused: { key: 'lat', label: 'Широта' },
      row: { id: 3, name: 'Юг', cityId: CITY_ID, status: true, lat: 49.75, long: 73.12, deliveryZones: [] },
      shows: 'Юг',
    },
    edit: {
      of: 'Центр',
      dialog: 'Редактирование отправной точки',
      entity: 'GET /v1/manage/point/1',
      value: { id: 1, name: 'Центр', cityId: '7', status: true, lat: '49.80', long: '73.10', deliveryZones: [] },
      fill: (form) => type(form, 'Описание', 'у вокзала'),
      call: 'POST /v1/manage/point/1',
      sent: { name: 'Центр', description: 'у вокзала', cityId: CITY_ID, status: true, lat: 49.8, long: 73.1 },
    },
    remove: { of: 'Майкудук', title: 'Удалить отправную точку?', call: 'DELETE /v1/manage/point/2' },
  },
  {
    name: 'zones',
    path: '/points/5',
    search: 'GET /v1/manage/point/5',
    wrap: (deliveryZones) => ({ id: 5, name: 'Центр', deliveryZones }),
    rows: [
      { id: 51, name: 'Пешая', typeId: '1', deliveryTime: '30', deliveryPrice: '500', status: true, polygon: null },
      { id: 52, name: 'Без всего', typeId: 77, courierBonus: null, polygon: [['a', 'b']] },
    ],
    shown: ['Пешая', 'Без всего'],
    edit: {
      of: 'Пешая',
      dialog: 'Редактировать зону доставки',
      entity: 'GET /v1/manage/point/delivery-zone/51',
      value: { id: 51, name: 'Пешая', typeId: 1, deliveryTime: 30, deliveryPrice: 500, status: true },
      fill: (form) => type(form, 'Бонус курьера', '1 200,00'),
      call: 'POST /v1/manage/point/delivery-zone/51',
      // Without an outline: the server never told one.
      sent: {
        name: 'Пешая',
        description: null,
        typeId: 1,
        status: true,
        deliveryTime: 30,
        deliveryPrice: 500,
        courierBonus: 1200,
        allowExternalCourier: false,
      },
    },
    remove: { of: 'Без всего', title: 'Удалить зону доставки?', call: 'DELETE /v1/manage/point/delivery-zone/52' },
  },
  {
    name: 'companies',
    path: '/companies',
    search: 'POST /v1/manage/company/search',
    body: {},
    isPaged: true,
    rows: [
      { id: 4, name: 'Пекарня', legalName: 'ТОО «Хлеб»', contract: 17, contractDate: '2026-02-01', status: '10' },
      { id: 5, name: 'Суши', contractDate: 'soon', status: 99, settings: null },
    ],
    shown: ['Пекарня', 'Суши'],
    filter: { label: 'Название', key: 'name' },
    sort: { heading: 'Название', key: 'name' },
    add: {
      button: 'Добавить контрагента',
      isLink: true,
      fill: async (form) => {
        await type(form, 'Название', 'Пельменная')
        await choose(form, 'Статус', 'Временно отключен')
        await choose(form, 'Город', 'Караганда')
        await choose(form, 'Способ расчёта комиссии', 'По зонам доставки')
      },
      call: 'POST /v1/manage/company',
      sent: {
        name: 'Пельменная',
        legalName: null,
        bankDetails: null,
        legalAddress: null,
        postalAddress: null,
        actualAddress: null,
        contract: null,
        contractDate: null,
        status: 5,
        settings: [{ cityId: CITY_ID, typeId: 2, percent: null }],
      },
      refused: { key: 'name', label: 'Название' },
      row: { id: 6, name: 'Пельменная', status: 5 },
      shows: 'Пельменная',
    },
    edit: {
      of: 'Пекарня',
      isLink: true,
      entity: 'GET /v1/manage/company/4',
      value: {
        id: 4,
        name: 'Пекарня',
        contractDate: '2026-02-01',
        status: 10,
        settings: [{ cityId: 7, typeId: 1, percent: '12' }],
      },
      fill: (form) => type(form, 'Номер договора', '18-А'),
      call: 'POST /v1/manage/company/4',
      sent: {
        name: 'Пекарня',
        legalName: null,
        bankDetails: null,
        legalAddress: null,
        postalAddress: null,
        actualAddress: null,
        contract: '18-А',
        contractDate: '2026-02-01',
        status: 10,
        settings: [{ cityId: CITY_ID, typeId: 1, percent: 12 }],
      },
    },
    remove: { of: 'Суши', title: 'Удалить контрагента?', call: 'DELETE /v1/manage/company/5' },
  },
  {
    name: 'branches',
    path: '/companies/4',
    search: 'POST /v1/manage/company/4/branch/search',
    body: {},
    isPaged: true,
    others: {
      'GET /v1/manage/company/4': {
        body: {
          id: 4,
          name: 'Пекарня',
          points: [{ id: 1, name: 'Центр', cityId: 7, deliveryZones: [{ id: 51, name: 'Пешая' }] }],
        },
      },
      'GET /v1/dictionary/point/7': { body: [{ value: '1', label: 'Центр' }] },
      'POST /v1/manage/point/search': { body: [] },
      'GET /v1/manage/point/1': { body: { id: 1, name: 'Центр' } },
    },
    rows: [
      { id: 41, cityId: '7', pointId: '1', address: 'Мира, 1', status: true },
      { id: 42, cityId: 900, pointId: null, address: 'Абая, 2', status: 'open' },
    ],
    shown: ['Мира, 1', 'Абая, 2'],
    filter: { label: 'Адрес', key: 'address' },
    sort: { heading: 'Адрес', key: 'address' },
    add: {
      button: 'Добавить филиал',
      isLink: true,
      fill: async (form) => {
        await choose(form, 'Город', 'Караганда')
        await choose(form, 'Отправная точка', 'Центр')
        await type(form, 'Адрес', 'Ленина, 3')
        await type(form, 'Телефон', '7212445566')
        await choose(form, 'Статус', 'Включен')
        await place(form, '49.8', '73.1')
      },
      call: 'POST /v1/manage/company/4/branch',
      sent: {
        cityId: CITY_ID,
        pointId: 1,
        address: 'Ленина, 3',
        lat: 49.8,
        long: 73.1,
        phone: '77212445566',
        status: true,
        deliveryZones: [],
      },
      refused: { key: 'address', label: 'Адрес' },
      row: { id: 43, cityId: 7, pointId: 1, address: 'Ленина, 3', status: true },
      shows: 'Ленина, 3',
    },
    edit: {
      of: 'Мира, 1',
      isLink: true,
      entity: 'GET /v1/manage/company/branch/41',
      value: {
        id: 41,
        cityId: 7,
        pointId: 1,
        address: 'Мира, 1',
        lat: '49.8',
        long: '73.1',
        phone: '77212445566',
        status: true,
        deliveryZones: [{ deliveryZoneId: 51, price: '300', status: null }],
      },
      fill: (form) => type(form, 'Адрес', 'Мира, 1а'),
      call: 'POST /v1/manage/company/branch/41',
      sent: {
        cityId: CITY_ID,
        pointId: 1,
        address: 'Мира, 1а',
        lat: 49.8,
        long: 73.1,
        phone: '77212445566',
        status: true,
        deliveryZones: [{ deliveryZoneId: 51, price: 300, status: null }],
      },
    },
    // The specification gives it the title of a company's.
    remove: { of: 'Абая, 2', title: 'Удалить контрагента?', call: 'DELETE /v1/manage/company/branch/42' },
  },
  {
    name: 'contacts',
    path: '/companies/4?tab=contacts',
    search: 'GET /v1/manage/company/4/contact',
    others: {
      'GET /v1/manage/company/4': { body: { id: 4, name: 'Пекарня' } },
      'GET /v1/dictionary/contact-type': { body: [{ value: '3', label: 'Директор' }] },
    },
    rows: [
      { id: 61, name: 'Серикова Динара', typeId: '3', data: [{ typeId: 1, value: 77011234567 }] },
      { id: '62', name: 'Без связи', typeId: 99, data: null },
    ],
    shown: ['Серикова Динара', 'Без связи'],
    add: {
      button: 'Добавить контакт',
      dialog: 'Новый контакт',
      fill: async (form) => {
        await type(form, 'ФИО', 'Оспанов Ерлан')
        await choose(form, 'Должность', 'Директор')
        await type(form, 'Значение', '7011234567')
      },
      call: 'POST /v1/manage/company/4/contact',
      sent: { name: 'Оспанов Ерлан', typeId: 3, data: [{ typeId: 1, value: '77011234567' }] },
      refused: { key: 'name', label: 'ФИО' },
      row: { id: 63, name: 'Оспанов Ерлан', typeId: 3, data: [] },
      shows: 'Оспанов Ерлан',
    },
    edit: {
      of: 'Серикова Динара',
      dialog: 'Редактирование контакта',
      entity: 'GET /v1/manage/company/contact/61',
      value: { id: 61, name: 'Серикова Динара', typeId: 3, data: [{ typeId: 2, value: 'a@b.kz' }] },
      fill: (form) => type(form, 'Значение', ' d@serik.kz '),
      call: 'POST /v1/manage/company/contact/61',
      sent: { name: 'Серикова Динара', typeId: 3, data: [{ typeId: 2, value: 'd@serik.kz' }] },
    },
    remove: { of: 'Без связи', title: 'Удалить контакт?', call: 'DELETE /v1/manage/company/contact/62' },
  },
  {
    name: 'employees',
    path: '/employees',
    search: 'POST /v1/manage/employee/search',
    body: { status: 10 },
    isPaged: true,
    others: { 'GET /v1/dictionary/roles': { body: [{ value: 'operator', label: 'Оператор' }] } },
    rows: [
      {
        id: 71,
        lastName: 'Ахметова',
        firstName: 'Жанна',
        phone: 77015550011,
        role: 'operator',
        cities: ['7'],
        status: '10',
      },
      {
        id: 72,
        fio: 'Ким Олег',
        role: null,
        cities: null,
        status: 5,
        createdAt: 'long ago',
        photoUrl: 'javascript:alert(1)',
      },
    ],
    shown: ['Ахметова Жанна', 'Ким Олег'],
    filter: { label: 'ФИО', key: 'fio' },
    sort: { heading: 'ФИО', key: 'fio' },
    add: {
      button: 'Добавить сотрудника',
      dialog: 'Новый сотрудник',
      fill: async (form) => {
        await type(form, 'Фамилия', 'Садыкова')
        await type(form, 'Имя', 'Алия')
        await type(form, 'Мобильный', '7015550022')
        await type(form, 'Пароль', 'secret1')
        await choose(form, 'Роль', 'Оператор')
      },
      call: 'POST /v1/manage/employee',
      sent: {
        lastName: 'Садыкова',
        firstName: 'Алия',
        middleName: null,
        phone: '77015550022',
        email: null,
        role: 'operator',
        cities: [],
        companyId: null,
        inventory: null,
        courierTypeId: null,
        legalFormId: null,
        isSticker: null,
        status: 10,
        password: 'secret1',
      },
      refused: { key: 'phone', label: 'Мобильный' },
      row: { id: 73, lastName: 'Садыкова', firstName: 'Алия', phone: '77015550022', role: 'operator', status: 10 },
      shows: 'Садыкова Алия',
    },
    edit: {
      of: 'Ахметова Жанна',
      dialog: 'Редактирование сотрудника',
      entity: 'GET /v1/manage/employee/71',
      value: {
        id: 71,
        lastName: 'Ахметова',
        firstName: 'Жанна',
        phone: '77015550011',
        role: 'operator',
        cities: [7],
        status: 10,
      },
      fill: (form) => type(form, 'E-mail', 'zh@post.kz'),
      call: 'POST /v1/manage/employee/71',
      sent: {
        lastName: 'Ахметова',
        firstName: 'Жанна',
        middleName: null,
        phone: '77015550011',
        email: 'zh@post.kz',
        role: 'operator',
        cities: [CITY_ID],
        companyId: null,
        inventory: null,
        courierTypeId: null,
        rateTypeId: null,
        legalFormId: null,
        isSticker: null,
        status: 10,
      },
    },
    remove: { of: 'Ким Олег', title: 'Удалить сотрудника?', call: 'DELETE /v1/manage/employee/72' },
  },
  {
    name: 'roles',
    path: '/directories/roles',
    search: 'GET /v1/manage/role',
    others: {
      'GET /v1/dictionary/permissions': {
        body: [
          { value: 'order_view', label: 'Заказы: просмотр' },
          { value: 'pay_view', label: 'Оплаты: просмотр' },
        ],
      },
    },
    rows: [
      { name: 'operator', description: 'Оператор', permissions: ['order_view'] },
      { name: 'empty', description: null, permissions: null },
    ],
    shown: ['Оператор', 'empty'],
    add: {
      button: 'Добавить роль',
      dialog: 'Новая роль',
      fill: async (form) => {
        await type(form, 'Название', 'night')
        await type(form, 'Описание', 'Ночная смена')
        await form.getByRole('checkbox', { name: /Заказы: просмотр/ }).check()
      },
      call: 'POST /v1/manage/role',
      sent: { name: 'night', description: 'Ночная смена', permissions: ['order_view'] },
      refused: { key: 'name', label: 'Название' },
      row: { name: 'night', description: 'Ночная смена', permissions: ['order_view'] },
      shows: 'Ночная смена',
    },
    edit: {
      of: 'Оператор',
      dialog: 'Редактирование роли',
      entity: 'GET /v1/manage/role/operator',
      value: { name: 'operator', description: 'Оператор', permissions: ['order_view'] },
      fill: (form) => type(form, 'Описание', 'Оператор зала'),
      call: 'POST /v1/manage/role/operator',
      sent: { name: 'operator', description: 'Оператор зала', permissions: ['order_view'] },
    },
    remove: { of: 'empty', title: 'Удалить роль?', call: 'DELETE /v1/manage/role/empty' },
  },
  {
    name: 'penalty types',
    path: '/directories/penalties',
    search: 'POST /v1/manage/penalty/search',
    body: {},
    rows: [
      { id: 81, name: 'Опоздание', description: 'Больше 15 минут', price: '1500' },
      { id: '82', name: 'Прочее', description: null, price: 'many' },
    ],
    shown: ['Опоздание', 'Прочее'],
    filter: { label: 'Название', key: 'name' },
    sort: { heading: 'Название', key: 'name' },
    add: {
      button: 'Добавить штраф',
      dialog: 'Новый штраф',
      fill: async (form) => {
        await type(form, 'Название', 'Форма')
        await type(form, 'Описание', 'Без формы')
        await type(form, 'Сумма', '2 490,00')
      },
      call: 'POST /v1/manage/penalty',
      sent: { name: 'Форма', description: 'Без формы', price: 2490 },
      refused: { key: 'price', label: 'Сумма' },
      row: { id: 83, name: 'Форма', description: 'Без формы', price: 2490 },
      shows: 'Форма',
    },
    edit: {
      of: 'Опоздание',
      dialog: 'Редактирование штрафа',
      entity: 'GET /v1/manage/penalty/81',
      value: { id: 81, name: 'Опоздание', description: 'Больше 15 минут', price: 1500 },
      fill: (form) => type(form, 'Сумма', '2000'),
      call: 'POST /v1/manage/penalty/81',
      sent: { name: 'Опоздание', description: 'Больше 15 минут', price: 2000 },
    },
    remove: { of: 'Прочее', title: 'Удалить штраф?', call: 'DELETE /v1/manage/penalty/82' },
  },
]
