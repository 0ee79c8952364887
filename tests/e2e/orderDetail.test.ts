import { expect, test } from '@jest/globals'
import { SKELETON, TABLE_AREA } from '../antdSelectors'
import { orderOf, paged, USER } from '../server/contractServer'
import { chooseFirstOption } from './chooseOption'
import { type ConsolePage, goTo, type PageSetup } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon, pauseFor } from './polling'

const SEARCH = 'POST /v1/manage/order/search'
const ACCESSES = [
  'order_view',
  'order_update',
  'order_change_courier',
  'order_change_coordinate',
  'order_change_status',
  'courier_location_view',
  'courier_penalty_manage',
]
const LONG = 'ОченьДлинноеСловоБезПробелов'.repeat(20)

const NOTHING = Object.fromEntries(
  [
    ...['createdAt', 'externalId', 'customerName', 'phone', 'comments', 'orderItems', 'sumItems', 'sumTotal'],
    ...['paymentTypeId', 'deliveryPrice', 'customerAmount', 'correctionalPrice', 'serviceFee', 'addressTo'],
    ...['addressFrom', 'point', 'branchId', 'companyId', 'companyName', 'cityId', 'courier', 'oldCouriers'],
    ...['statusesHistory', 'transitions', 'dateTimeStatusFinish', 'deliveryDateTime', 'finishedAt'],
    ...['externalCreatedAt', 'timeForReady', 'timeForDelivery', 'deliveryStartAt', 'deliveryEndAt', 'redistributed'],
    ...['isExternalCourier', 'deliveryService', 'externalOrderInfo', 'returnCheckUrl', 'isNewClient', 'isPromoUsed'],
    ...['deviceType', 'notCall'],
  ].map((field) => [field, null]),
)

/** An order with missing nested fields, and with texts of any length and shape. */
const ODD = orderOf(3, {
  externalId: LONG,
  companyName: LONG,
  customerName: '<b>Асель</b>',
  addressTo: { street: LONG, house: null, lat: null },
  courier: { id: null, fio: 'Марат', phone: '87017654321', courierTypeId: 77 },
  orderItems: [
    { name: null, quantity: null, price: null },
    { name: LONG, quantity: '2', price: '1500.5' },
  ],
  oldCouriers: [
    { courier: { id: 4, fio: 'Иван' }, reason: 'Прокол' },
    { courier: { id: 4, fio: 'Иван' }, reason: 'Прокол' },
    {},
  ],
  statusesHistory: [{ message: null, userName: null, createdAt: null }, { message: LONG }],
  transitions: [
    { status: 20, title: null },
    { status: '20', title: LONG },
    { status: 0 },
    { status: '0', title: 'Отмена' },
  ],
  externalOrderInfo: { courierName: null, history: [{ status: null, createdAt: null }] },
  deliveryService: 'YANDEX',
  returnCheckUrl: 'javascript:alert(1)',
  externalCreatedAt: '2026-11-21T06:50:00Z',
})

const { server, open } = contractConsole({ user: { ...USER, accesses: ACCESSES } })

const detailOf = (page: ConsolePage['page'], id: number) =>
  page.getByRole('region', { name: `Заказ ${id}`, exact: true })

async function openDetail(orders: { id: number }[], setup?: PageSetup) {
  for (const order of orders) server.on(`GET /v1/manage/order/${order.id}`, () => ({ body: order }))
  server.on(SEARCH, () => paged(orders))
  const id = orders[0]?.id ?? 0
  const console = await open(`/orders?order=${id}`, setup)
  const detail = detailOf(console.page, id)
  await detail.getByText('Состав заказа').waitFor()
  return { ...console, detail }
}

const focused = (page: ConsolePage['page']) => page.evaluate(() => document.activeElement?.textContent)

test('every optional field may be null or missing, nested ones too, and texts may have any length and shape', async () => {
  const { page, detail, complaints } = await openDetail([
    { id: 2, status: 10, ...NOTHING } as { id: number },
    { id: 1, status: '55' } as unknown as { id: number },
    ODD,
  ])
  await detail.getByText('Состав не указан').waitFor()
  expect(await detail.locator('dd').allTextContents()).toEqual(['2', 'Новый'])
  await page.locator('tr[data-row-key="1"]').getByText('Статус 55').waitFor()
  expect(await page.locator('.status-tile').allTextContents()).toEqual(['Новый2', 'Статус 551'])

  await goTo(page, `/orders?order=${ODD.id}`)
  const odd = detailOf(page, ODD.id)
  await odd.getByText('<b>Асель</b>').waitFor()
  await odd.getByRole('button', { name: 'Принят', exact: true }).waitFor()
  expect(await odd.getByRole('link', { name: '87017654321' }).getAttribute('href')).toBe('tel:+77017654321')
  await odd.getByText('Yandex').waitFor()
  await expectSoon(() => odd.getByText('Чек возврата').count(), 0)
  const late = odd.getByText('Опоздание 10 мин')
  expect((await late.boundingBox())?.height).toBeLessThan(30)
  await odd.getByRole('button', { name: 'Отменить' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Отменён', 'Отмена'])
  const overflow = await page
    .locator(TABLE_AREA)
    .first()
    .evaluate((area) => area.scrollWidth - area.clientWidth)
  expect(overflow).toBeLessThanOrEqual(1)
  expect(complaints).toEqual([])
})

test('a cancellation is chosen and declined by keyboard; a double click asks once and sends once; the focus follows', async () => {
  const order = orderOf(1, {
    transitions: [
      { status: 20, title: 'Принять' },
      { status: 0, title: 'Отменить заказ' },
      { status: -1, title: 'Отказ клиента' },
    ],
  })
  const { page, detail, complaints } = await openDetail([order])
  const cancel = detail.getByRole('button', { name: 'Отменить' })
  for (const time of ['first', 'second']) {
    await cancel.focus()
    await page.keyboard.press('Enter')
    await page.locator('[role="menuitem"]:focus').waitFor()
    await page.keyboard.press('End')
    await page.getByRole('menuitem', { name: 'Отказ клиента' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Изменить статус заказа 1 на «Отказ клиента»?' })
    await question.getByRole('button', { name: 'Не отменять' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await expectSoon(async () => [time, await focused(page)], [time, 'Отменить'])
  }
  expect(server.calls.filter(({ path }) => path.includes('change-status'))).toEqual([])
  expect(complaints).toEqual([])

  server.on('GET /v1/manage/order/1/change-status/20', () => ({ status: 204, delayMs: 300 }))
  server.on('GET /v1/manage/order/1', () => ({
    body: { ...order, status: 20, transitions: [{ status: 30, title: 'Назначить' }] },
  }))
  await detail.getByRole('button', { name: 'Принять' }).dblclick()
  const question = page.getByRole('dialog', { name: 'Изменить статус заказа 1 на «Принять»?' })
  // The double click on «Принять» has opened this dialog. The next line fails if the second of the two clicks has closed the dialog.
  await question.getByRole('button', { name: 'Изменить' }).dblclick()
  await detail.getByRole('button', { name: 'Назначить', exact: true }).waitFor()
  await question.waitFor({ state: 'hidden' })
  expect(server.callsOf('GET /v1/manage/order/1/change-status/20')).toHaveLength(1)
  await expectSoon(() => focused(page), 'Назначить')
})

test('live updates keep coordinates being typed when the position moves, and a fine for its courier when he is replaced or removed', async () => {
  const order = orderOf(1, { courier: { id: 3, fio: 'Марат' } })
  const { page, detail } = await openDetail([order])
  const row = page.locator('tr[data-row-key="1"]')
  await page.getByText('В эфире').waitFor()
  server.on('POST /v1/manage/order/1/change-coordinate', () => ({ body: {} }))
  await detail.getByRole('button', { name: 'Изменить координаты' }).click()
  const place = page.getByRole('dialog')
  await place.getByLabel('Широта').fill('49.123')
  server.push({ ...order, sumTotal: 7, addressTo: { street: 'Ерубаева', house: '12', lat: 49.9, long: 73.3 } })
  await row.getByText('7 ₸').waitFor()
  await expectSoon(() => place.getByLabel('Широта').inputValue(), '49.123')
  await place.getByRole('button', { name: 'Сохранить' }).click()
  await place.waitFor({ state: 'hidden' })
  expect(server.callsOf('POST /v1/manage/order/1/change-coordinate').map(({ body }) => body)).toEqual([
    { lat: 49.123, long: 73.1 },
  ])

  server.on('POST /v1/manage/penalty/search', () => paged([{ id: 7, name: 'Опоздание', price: 500 }]))
  server.on('POST /v1/manage/courier/3/penalty/create', () => ({ body: {} }))
  await detail.getByRole('button', { name: 'Оштрафовать курьера' }).click()
  const fine = page.getByRole('dialog', { name: /Марат/ })
  await chooseFirstOption(fine, 'Вид штрафа')
  await fine.getByLabel('Комментарий').fill('Опоздал к двери')
  server.push({ ...order, courier: { id: 4, fio: 'Иван' }, sumTotal: 8 })
  await row.getByText('8 ₸').waitFor()
  server.push({ ...order, courier: null, sumTotal: 9 })
  await row.getByText('9 ₸').waitFor()
  await expectSoon(() => fine.getByLabel('Комментарий').inputValue(), 'Опоздал к двери')
  await fine.getByRole('button', { name: 'Оштрафовать' }).click()
  await page.getByText('Штраф применён').waitFor()
  const fines = server.calls.filter(({ path }) => path.endsWith('/penalty/create'))
  expect(fines.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/manage/courier/3/penalty/create', { typeId: 7, comment: 'Опоздал к двери' }],
  ])
  await expectSoon(() => detail.getByRole('button', { name: 'Оштрафовать курьера' }).count(), 0)
})

test("the courier's phone takes the focus and returns it; after a return to the list it is neither shown nor requested", async () => {
  const { page, detail } = await openDetail([orderOf(1, { courier: { id: 3, fio: 'Марат' } })], { hasClock: true })
  server.on('GET /v1/manage/order/1/phone', () => ({ body: { phone: '77212909090', ext: 7, ttlSeconds: '6' } }))
  const button = detail.getByRole('button', { name: 'Телефон курьера' })
  const phone = detail.getByRole('link', { name: '+7 (721) 290-90-90' })
  await button.focus()
  await page.keyboard.press('Enter')
  await phone.and(page.locator(':focus')).waitFor()
  await page.clock.fastForward(6000)
  await button.and(page.locator(':focus')).waitFor()
  server.on('GET /v1/manage/order/1/phone', () => ({ body: { phone: '77212909090', ttlSeconds: 3_000_000 } }))
  await page.keyboard.press('Enter')
  await phone.waitFor()
  // In ms, `ttlSeconds` exceeds a signed 32-bit integer, so a plain `setTimeout` would hide the phone at once. Half a second later the
  // phone must still be shown.
  await pauseFor(500)
  await expectSoon(() => button.count(), 0)

  await page.locator('a[href^="/archive-orders"]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Архив заказов' }).waitFor()
  await page.goBack()
  await button.waitFor()
  await expectSoon(() => phone.count(), 0)
  expect(server.callsOf('GET /v1/manage/order/1/phone')).toHaveLength(2)
})

test('a failed detail shows its error and a retry, without an endless skeleton', async () => {
  server.on(SEARCH, () => paged([orderOf(1)]))
  server.on('GET /v1/manage/order/1', () => ({ status: 500, body: { message: 'Заказ не загрузился' } }))
  const console = await open('/orders?order=1')
  const detail = detailOf(console.page, 1)
  await detail.getByText('Заказ не загрузился').waitFor()
  await expectSoon(() => detail.locator(SKELETON).count(), 0)
  server.on('GET /v1/manage/order/1', () => ({ body: orderOf(1, { comments: 'Третий подъезд' }) }))
  await detail.getByRole('button', { name: 'Обновить' }).click()
  await detail.getByText('Третий подъезд').waitFor()
  await expectSoon(() => detail.getByText('Заказ не загрузился').count(), 0)
})

test('an open detail keeps what a list omits, and requests the transitions of a status that is pushed or first found by a search', async () => {
  const items = [{ name: 'Плов', quantity: 1, price: 2500 }]
  const order = orderOf(1, { transitions: [{ status: 20, title: 'Принять' }], orderItems: items })
  const { page, detail } = await openDetail([order])
  await page.getByText('В эфире').waitFor()
  const loads = () => server.callsOf('GET /v1/manage/order/1').length
  const refresh = (rows: object[]) => {
    server.on(SEARCH, () => paged(rows))
    return page.getByRole('button', { name: 'Обновить' }).click()
  }
  const step = (name: string) => detail.getByRole('button', { name, exact: true })
  await detail.getByText('Плов').waitFor()
  await refresh([{ id: 1, status: 10, createdAt: '2026-11-21 12:00:00', sumTotal: 77 }])
  await page.locator('tr[data-row-key="1"]').getByText('77 ₸').waitFor()
  await expectSoon(() => detail.getByText('Плов').count(), 1)
  await expectSoon(() => step('Принять').count(), 1)
  expect(loads()).toBe(1)

  server.on('GET /v1/manage/order/1', () => ({
    body: { ...order, status: 20, transitions: [{ status: 30, title: 'Назначить' }] },
  }))
  server.push(orderOf(1, { status: 20 }))
  await step('Назначить').waitFor()
  await expectSoon(() => step('Принять').count(), 0)
  expect(loads()).toBe(2)

  server.on('GET /v1/manage/order/1', () => ({
    body: { ...order, status: 30, transitions: [{ status: 40, title: 'Выехать' }] },
  }))
  await refresh([orderOf(1, { status: 30 })])
  await step('Выехать').waitFor()
  await expectSoon(() => step('Назначить').count(), 0)
  expect(loads()).toBe(3)
})

test('a slow response of the detail does not undo orders pushed meanwhile', async () => {
  server.on(SEARCH, () => paged([orderOf(1)]))
  const orderAs = (status: number) => ({ body: orderOf(1, { status, comments: 'Третий подъезд' }) })
  const respond = server.hold('GET /v1/manage/order/1', orderAs(10))
  const console = await open('/orders?order=1')
  await console.page.getByText('В эфире').waitFor()
  const line = console.page.locator('tr[data-row-key="1"]')
  await expectSoon(() => server.callsOf('GET /v1/manage/order/1').length, 1)
  const respondAgain = server.hold('GET /v1/manage/order/1', orderAs(20))
  server.push(orderOf(1, { status: 20, transitions: [] }))
  await line.getByText('Принят').waitFor()
  respond()
  await expectSoon(() => server.callsOf('GET /v1/manage/order/1').length, 2)
  await line.getByText('Принят').waitFor()
  respondAgain()
  await console.page.getByText('Третий подъезд').waitFor()
  await expectSoon(() => line.getByText('Принят').count(), 1)
})
