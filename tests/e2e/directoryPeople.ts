import { chooseOption } from './chooseOption'
import { CITY_ID, type DirectoryScreen, fillField } from './directoryScreen'

export const PEOPLE_SCREENS: DirectoryScreen[] = [
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
        await fillField(form, 'Фамилия', 'Садыкова')
        await fillField(form, 'Имя', 'Алия')
        await fillField(form, 'Мобильный', '7015550022')
        await fillField(form, 'Пароль', 'secret1')
        await chooseOption(form, 'Роль', 'Оператор')
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
      fill: (form) => fillField(form, 'E-mail', 'zh@post.kz'),
      call: 'POST /v1/manage/employee/71',
      sent: {
        lastName: 'Ахметова',
        firstName: 'Жанна',
        phone: '77015550011',
        email: 'zh@post.kz',
        role: 'operator',
        cities: [CITY_ID],
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
        await fillField(form, 'Название', 'night')
        await fillField(form, 'Описание', 'Ночная смена')
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
      fill: (form) => fillField(form, 'Описание', 'Оператор зала'),
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
      button: 'Добавить вид штрафа',
      dialog: 'Новый вид штрафа',
      fill: async (form) => {
        await fillField(form, 'Название', 'Форма')
        await fillField(form, 'Описание', 'Без формы')
        await fillField(form, 'Сумма', '2 490,00')
      },
      call: 'POST /v1/manage/penalty',
      sent: { name: 'Форма', description: 'Без формы', price: 2490 },
      refused: { key: 'price', label: 'Сумма' },
      row: { id: 83, name: 'Форма', description: 'Без формы', price: 2490 },
      shows: 'Форма',
    },
    edit: {
      of: 'Опоздание',
      dialog: 'Редактирование вида штрафа',
      entity: 'GET /v1/manage/penalty/81',
      value: { id: 81, name: 'Опоздание', description: 'Больше 15 минут', price: 1500 },
      fill: (form) => fillField(form, 'Сумма', '2000'),
      call: 'POST /v1/manage/penalty/81',
      sent: { name: 'Опоздание', description: 'Больше 15 минут', price: 2000 },
    },
    remove: { of: 'Прочее', title: 'Удалить вид штрафа?', call: 'DELETE /v1/manage/penalty/82' },
  },
]
