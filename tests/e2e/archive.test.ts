import { expect, test } from '@jest/globals'
import { SELECT } from '../antdSelectors'
import { CITY, KEY, orderOf, paged, USER } from '../server/contractServer'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const SEARCH = 'POST /v1/manage/order/archive/search'
const SUMMARY = 'POST /v1/manage/order/archive/summary'
const PHOTO = {
  name: 'check.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const PHOTO_URL = `data:image/png;base64,${PHOTO.buffer.toString('base64')}`

const ACCESSES = [...USER.accesses, 'order_return_check_upload', 'order_return_check_delete']

const { server, open: openConsole } = contractConsole({ user: { ...USER, accesses: ACCESSES }, isSilent: true })
const open = async (path: string) => (await openConsole(path)).page

const row = (page: ConsolePage['page'], id: number) => page.locator(`tr[data-row-key="${id}"]`)
const sent = (name: string) => server.callsOf(name).map(({ query, body }) => [query.toString(), body])

test('the archive opens from a courier’s card; list and totals send the same filter, totals without page and order', async () => {
  server.on('GET /v1/dictionary/courier', () => ({ body: [{ value: '5', label: 'Ибраев Дмитрий' }] }))
  server.on(SEARCH, () => paged([orderOf(2, { status: 100 })], 60))
  const page = await open(
    '/archive-orders/?courierId=5&cityId=7&page=2&orderBy=createdAt_SORT_DESC&dateStart=2026-11-20',
  )
  await row(page, 2).waitFor()
  await page.locator(SELECT, { hasText: 'Ибраев Дмитрий' }).waitFor()
  await expectSoon(() => page.getByRole('textbox', { name: 'Дата с' }).inputValue(), '20-11-2026')
  const filter = { courierId: 5, cityId: CITY.id, dateStart: '2026-11-20' }
  expect(sent(SEARCH)).toEqual([['page=2', { ...filter, orderBy: 'createdAt_SORT_DESC' }]])
  await expectSoon(() => sent(SUMMARY), [['', filter]])
  expect(sent('GET /v1/dictionary/courier')).toEqual([['cityId=7', '']])

  await page.getByTitle('3', { exact: true }).click()
  await page.waitForURL(/page=3/)
  await row(page, 2).waitFor()
  await page.getByLabel('Название заведения').fill('Пицца')
  await page.getByRole('button', { name: 'Применить' }).click()
  await page.waitForURL((url) => !url.searchParams.has('page'))
  await expectSoon(
    () => sent(SEARCH).at(-1),
    ['page=1', { ...filter, companyName: 'Пицца', orderBy: 'createdAt_SORT_DESC' }],
  )
  await expectSoon(() => sent(SUMMARY).slice(1), [['', { ...filter, companyName: 'Пицца' }]])
})

test('a pushed order replaces or removes its entry, and adds none', async () => {
  const page = await open('/archive-orders')
  await row(page, 2).waitFor()
  await page.getByText('В эфире').waitFor()
  // Send the three orders through the live stream at once, so that the console reloads the totals only once.
  server.push(orderOf(2, { status: 0, sumTotal: '7700' }))
  server.push(orderOf(3, { status: 100 }))
  server.push(orderOf(1, { status: 20 }))
  await row(page, 2).getByText('7 700 ₸').waitFor()
  await row(page, 1).waitFor({ state: 'detached' })
  await expectSoon(() => row(page, 3).count(), 0)
  expect(server.callsOf(SEARCH)).toHaveLength(1)
  await expectSoon(
    () => sent(SUMMARY),
    [
      ['', {}],
      ['', {}],
    ],
  )
})

test('attaches a return check as the part «file», shows and deletes it; the order is loaded after each', async () => {
  let returnCheckUrl: string | undefined
  server.on('GET /v1/manage/order/1', () => ({
    body: orderOf(1, { status: 0, ...(returnCheckUrl && { returnCheckUrl }) }),
  }))
  server.on('POST /v1/manage/order/1/upload-return-check', () => {
    returnCheckUrl = PHOTO_URL
    return { status: 204 }
  })
  server.on('DELETE /v1/manage/order/1/delete-return-check', () => {
    returnCheckUrl = undefined
    return { body: {} }
  })
  const page = await open('/archive-orders?order=1')
  await page.getByRole('button', { name: 'Приложить чек' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Фото чека').setInputFiles(PHOTO)
  // Wait until the form shows the file: it accepts a file only after a check of the first bytes.
  await dialog.getByText('check.png').waitFor()
  await dialog.getByRole('button', { name: 'Приложить' }).click()
  await page.getByRole('img', { name: 'Чек возврата заказа 1: показать крупно' }).waitFor()
  const [upload] = server.callsOf('POST /v1/manage/order/1/upload-return-check')
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(upload?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(String(upload?.body).match(/name="[^"]*"(; filename="[^"]*")?/g)).toEqual([
    'name="file"; filename="check.png"',
  ])

  await page.getByRole('button', { name: 'Удалить чек' }).click()
  await page.getByRole('button', { name: 'Да, удалить' }).click()
  await page.getByRole('button', { name: 'Приложить чек' }).waitFor()
  expect(server.callsOf('DELETE /v1/manage/order/1/delete-return-check').map(({ body }) => body)).toEqual([''])
  await expectSoon(() => server.callsOf('GET /v1/manage/order/1').length, 3)
  expect(server.callsOf(SEARCH)).toHaveLength(1)
})
