import { chooseOption } from './chooseOption'
import { CITY_ID, type DirectoryScreen, fillCoordinates, fillField } from './directoryScreen'
import { expectSoon } from './polling'

export const PLACE_SCREENS: DirectoryScreen[] = [
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
        await fillField(form, 'Название', ' Темиртау ')
        await chooseOption(form, 'Часовой пояс', 'UTC+5')
        await chooseOption(form, 'Служба доставки', 'INDRIVE')
        await chooseOption(form, 'Статус', 'Отключен')
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
      fill: (form) => fillField(form, 'Название', 'Қарағанды'),
      call: 'POST /v1/manage/city/1',
      sent: { name: 'Қарағанды', timezone: 5, deliveryService: 'YANDEX', status: true },
    },
    // This dialog deletes a city, but the specification gives it the title «Удалить отправную точку?».
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
        await fillField(form, 'Название', 'Юг')
        await chooseOption(form, 'Статус', 'Включен')
        await fillCoordinates(form, '49,75', '73.12')
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
      fill: (form) => fillField(form, 'Описание', 'у вокзала'),
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
      fill: (form) => fillField(form, 'Бонус курьера', '1 200,00'),
      call: 'POST /v1/manage/point/delivery-zone/51',
      // The server sent no outline, description or external couriers for this zone, so the form must not send these fields either.
      sent: {
        name: 'Пешая',
        typeId: 1,
        status: true,
        deliveryTime: 30,
        deliveryPrice: 500,
        courierBonus: 1200,
      },
      checkOtherViews: async (page) => {
        await page.getByRole('button', { name: 'Показать на карте' }).click()
        const zones = page.getByRole('dialog', { name: 'Зоны доставки на карте' }).getByRole('list', { name: 'Зоны' })
        await zones.getByText('Пешая').waitFor()
        await expectSoon(() => zones.getByRole('listitem').count(), 1)
      },
    },
    remove: { of: 'Без всего', title: 'Удалить зону доставки?', call: 'DELETE /v1/manage/point/delivery-zone/52' },
  },
]
