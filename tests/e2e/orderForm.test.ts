import { beforeEach, expect, test } from '@jest/globals'
import { ROW } from '../antdSelectors'
import { type Answer, CITY, orderOf, paged, USER } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'
import { secondsOfStall } from './pageClock'
import { expectSoon } from './polling'

type Page = ConsolePage['page']

const CREATE = 'POST /v1/manage/order'
const UPDATE = 'POST /v1/manage/order/2'
const LOAD = 'GET /v1/manage/order/2'
const COMPANY = 5
const PARTNER = { ...USER, accesses: ['order_view', 'order_create'], companyId: COMPANY }
const OFFICE = {
  ...USER,
  accesses: ['order_view', 'order_update', 'order_change_courier', 'company_branch_update'],
}

/** An unusual but valid order: numbers as strings, a time in UTC, optional fields missing or null. */
const ORDER = orderOf(2, {
  ...{ customerName: 'Айгуль', phone: '77011234567', branchId: '8', companyId: String(COMPANY), paymentTypeId: '1' },
  ...{ timeForReady: '17', customerAmount: null, deliveryDateTime: '2026-11-21T13:30:00Z', sumItems: '3600' },
  orderItems: [{ name: 'Плов', quantity: '2', price: '1800' }],
  correctionalPrice: '-100',
})

const ORDER_BODY = {
  ...{ cityId: CITY.id, branchId: 8, customerName: 'Айгуль', phone: '77011234567' },
  ...{ street: 'Ерубаева', house: '12', paymentTypeId: 1, timeForReady: 17 },
  deliveryDateTime: '2026-11-21 18:30:00',
  orderItems: [{ name: 'Плов', quantity: 2, price: 1800 }],
  correctionalPrice: -100,
}

const { server, open: openConsole, complaints } = contractConsole()

beforeEach(() => {
  server.on(`GET /v1/dictionary/company/${COMPANY}/branches/${CITY.id}`, () => ({
    body: [{ value: '8', label: 'Мира, 5' }],
  }))
  server.on(LOAD, () => ({ body: ORDER }))
})

async function open(path: string, user: object, hasClock = false): Promise<Page> {
  server.on('GET /v1/user', () => ({ body: user }))
  return (await openConsole(path, { hasClock })).page
}

async function fillNew(page: Page): Promise<void> {
  await page.getByLabel('Имя').fill(' Айгуль ')
  await page.getByLabel('Телефон').pressSequentially('87011234567')
  await page.getByLabel('Улица').fill('Ерубаева')
  await page.getByLabel('Дом', { exact: true }).fill('10а')
  await page.getByLabel('Название').fill('Плов')
  await page.getByLabel('Цена').fill('1800')
  await chooseOption(page, 'Тип оплаты', 'POS-терминал')
  await chooseOption(page, 'Филиал', 'Мира, 5')
  await chooseOption(page, 'Время приготовления', '25\u00a0мин')
}

const NEW_BODY = {
  ...{ cityId: CITY.id, branchId: 8, customerName: 'Айгуль', phone: '77011234567', street: 'Ерубаева', house: '10а' },
  ...{ flat: null, comments: null, paymentTypeId: 2, timeForReady: 25, deliveryDateTime: null },
  orderItems: [{ name: 'Плов', quantity: 1, price: 1800 }],
  ...{ deliveryPrice: 0, correctionalPrice: 0, customerAmount: null },
}

const bodies = (call: string) => server.callsOf(call).map(({ body }) => body)
const isBackAtList = (page: Page) => new URL(page.url()).pathname === '/orders'
const add = (page: Page) => page.getByRole('button', { name: 'Добавить', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })

async function expectUntouchedForm(page: Page): Promise<void> {
  expect(await page.getByRole('link', { name: 'Мира, 5' }).getAttribute('href')).toBe(
    `/companies/${COMPANY}/branches/edit/8`,
  )
  await expectSoon(() => save(page).isDisabled(), true)
}

test('a new order is sent once despite a slow response and a double click, for each kind of response', async () => {
  const answers: [string, Answer][] = [
    ['204', { status: 204 }],
    ['{}', { body: {} }],
    ['the order', { body: orderOf(9) }],
    ['a body that stalls', { stalls: true }],
  ]
  const page = await open('/orders/add', PARTNER, true)
  for (const [what, answer] of answers) {
    if (bodies(CREATE).length > 0) await page.getByRole('link', { name: 'Ещё один' }).click()
    await fillNew(page)
    const before = bodies(CREATE).length
    const respond = server.hold(CREATE, answer)
    const send = async () => {
      await add(page).dblclick()
      respond()
    }
    if (answer.stalls) await secondsOfStall(page, '/v1/manage/order', send, () => isBackAtList(page))
    else await send()
    await page.getByText(/^Заказ( \d+)? добавлен/).waitFor()
    await page.waitForURL('**/orders')
    expect([what, ...bodies(CREATE).slice(before)]).toEqual([what, NEW_BODY])
  }
  expect(complaints()).toEqual([])
})

test('a failed order keeps its values and is not sent again by itself; each message of a refusal is at its field; a very long one keeps the buttons in view', async () => {
  server.on(CREATE, () => ({ status: 503, raw: '<html>' }))
  const page = await open('/orders/add', PARTNER)
  await fillNew(page)
  await add(page).click()
  await page.getByText('Неизвестно, сохранилось ли').waitFor()
  await expectSoon(() => page.getByLabel('Имя').inputValue(), ' Айгуль ')
  expect(bodies(CREATE)).toHaveLength(1)

  server.on(CREATE, () => ({ status: 409, body: { message: 'Очень длинно. '.repeat(400) } }))
  await add(page).click()
  await page.getByText('Очень длинно.').waitFor()
  const box = await add(page).boundingBox()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(1500)
  expect(box?.y).toBeLessThan(900)

  server.on(CREATE, () => ({
    status: 422,
    body: { message: 'Проверьте заказ', errors: { house: 'Такого дома нет', 'orderItems[0].name': 'Нет в меню' } },
  }))
  await add(page).click()
  await page.getByText('Проверьте заказ').waitFor()
  await page.getByText('Такого дома нет').waitFor()
  await page.getByText('Нет в меню').waitFor()
  await page.getByLabel('Дом', { exact: true }).and(page.locator(':focus')).waitFor()
  server.on(CREATE, () => ({ status: 204 }))
  await page.getByLabel('Дом', { exact: true }).fill('12')
  await page.getByLabel('Название').fill('Манты')
  await add(page).click()
  await page.waitForURL('**/orders')
  expect(bodies(CREATE)[3]).toEqual({
    ...NEW_BODY,
    house: '12',
    orderItems: [{ name: 'Манты', quantity: 1, price: 1800 }],
  })
})

test('an edited order is sent once and completely; the list and an open detail show it without a manual reload', async () => {
  const serve = (order: object) => {
    server.on(LOAD, () => ({ body: order }))
    server.on('POST /v1/manage/order/search', () => paged([order]))
  }
  serve(ORDER)
  server.on(UPDATE, () => {
    serve({ ...ORDER, customerName: 'Динара', sumTotal: 6200 })
    return { status: 204, delayMs: 500 }
  })
  const page = await open('/orders?order=2', OFFICE)
  const detail = page.getByRole('region', { name: 'Заказ 2', exact: true })
  await detail.getByText('Айгуль').waitFor()
  await detail.getByRole('link', { name: 'Редактировать' }).click()
  await expectUntouchedForm(page)
  await page.getByLabel('Квартира').fill('4')
  await save(page).dblclick()
  await page.locator(ROW, { hasText: /6.200/ }).waitFor()
  await detail.getByText('Динара').waitFor()
  expect(bodies(UPDATE)).toEqual([{ ...ORDER_BODY, flat: '4' }])
  expect(complaints()).toEqual([])
})

test('an edited order is sent once and completely if the body of the response stalls', async () => {
  server.on(UPDATE, () => ({ stalls: true, delayMs: 500 }))
  const page = await open('/orders/edit/2', OFFICE, true)
  await expectUntouchedForm(page)
  await page.getByLabel('Квартира').fill('4')
  const send = () => save(page).dblclick()
  await secondsOfStall(page, '/v1/manage/order/2', send, () => isBackAtList(page))
  await page.waitForURL('**/orders')
  expect(bodies(UPDATE)).toEqual([{ ...ORDER_BODY, flat: '4' }])
  expect(complaints()).toEqual([])
})

test('an order that changes while it is edited keeps typed values and changes of others', async () => {
  server.on(UPDATE, () => ({ body: {} }))
  const page = await open('/orders/edit/2', OFFICE)
  await page.getByText('В эфире').waitFor()
  await page.getByLabel('Комментарий').fill('Домофон 12')
  const changed = { ...ORDER, status: 20, addressTo: { ...ORDER.addressTo, flat: 7 } }
  server.on(LOAD, () => ({ body: changed }))
  // Contract, «an order, wherever it comes from»: a pushed event contains the whole order, but may omit its items.
  server.push({ ...changed, orderItems: undefined })
  await page.getByText('Заказ изменился: статус «Принят», квартира').waitFor()
  await expectSoon(() => page.getByLabel('Комментарий').inputValue(), 'Домофон 12')
  await save(page).click()
  await page.waitForURL('**/orders')
  expect(bodies(UPDATE)).toEqual([{ ...ORDER_BODY, flat: '7', comments: 'Домофон 12' }])
})

test('a failed save keeps the typed values; an archived order returns to the archive', async () => {
  server.on(LOAD, () => ({ body: { ...ORDER, status: 100 } }))
  server.on(UPDATE, () => ({ status: 409, body: { message: 'Заказ в архиве' } }))
  const page = await open('/orders/edit/2', OFFICE)
  await page.getByLabel('Квартира').fill('4')
  await save(page).click()
  await page.getByText('Заказ в архиве', { exact: true }).waitFor()
  await expectSoon(() => page.getByLabel('Квартира').inputValue(), '4')
  await page.getByRole('link', { name: 'Отмена' }).click()
  await page.getByRole('button', { name: 'Да, уйти' }).click()
  await page.waitForURL('**/archive-orders')
  expect(bodies(UPDATE)).toHaveLength(1)
})
