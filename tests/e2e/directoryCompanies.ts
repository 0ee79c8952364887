import { chooseOption } from './chooseOption'
import { CITY_ID, type DirectoryScreen, fillCoordinates, fillField } from './directoryScreen'

export const COMPANY_SCREENS: DirectoryScreen[] = [
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
        await fillField(form, 'Название', 'Пельменная')
        await chooseOption(form, 'Статус', 'Временно отключен')
        await chooseOption(form, 'Город', 'Караганда')
        await chooseOption(form, 'Способ расчёта комиссии', 'По зонам доставки')
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
      fill: (form) => fillField(form, 'Номер договора', '18-А'),
      call: 'POST /v1/manage/company/4',
      // The company in the response has no bank details and no addresses. The request must omit them too, because the server may have
      // values for them (contract, third review).
      sent: {
        name: 'Пекарня',
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
        await chooseOption(form, 'Город', 'Караганда')
        await chooseOption(form, 'Отправная точка', 'Центр')
        await fillField(form, 'Адрес', 'Ленина, 3')
        await fillField(form, 'Телефон', '7212445566')
        await chooseOption(form, 'Статус', 'Включен')
        await fillCoordinates(form, '49.8', '73.1')
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
      fill: (form) => fillField(form, 'Адрес', 'Мира, 1а'),
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
    // This dialog deletes a branch, but the specification gives it the title «Удалить контрагента?».
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
        await fillField(form, 'ФИО', 'Оспанов Ерлан')
        await chooseOption(form, 'Должность', 'Директор')
        await fillField(form, 'Значение', '7011234567')
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
      fill: (form) => fillField(form, 'Значение', ' d@serik.kz '),
      call: 'POST /v1/manage/company/contact/61',
      sent: { name: 'Серикова Динара', typeId: 3, data: [{ typeId: 2, value: 'd@serik.kz' }] },
    },
    remove: { of: 'Без связи', title: 'Удалить контакт?', call: 'DELETE /v1/manage/company/contact/62' },
  },
]
