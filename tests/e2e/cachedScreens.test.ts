import { beforeEach, expect, test } from '@jest/globals'
import { KEY, orderOf, paged, USER } from '../server/contractServer'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon, pauseFor } from './polling'

/**
 * Both order lists (active orders and archive) stay mounted when the user leaves them. On return they are shown at once, and while hidden
 * they do no work.
 */
type Page = ConsolePage['page']

const SEARCH = 'POST /v1/manage/order/search'
const { server, open } = contractConsole({ isSilent: true })
let opened: ConsolePage
let page: Page

const rowsOf = (...ids: number[]) => paged(ids.map((id) => orderOf(id)))

beforeEach(() => server.on(SEARCH, () => rowsOf(12, 11)))

async function openList(path = '/orders'): Promise<void> {
  opened = await open(path, { isFilterFolded: true })
  page = opened.page
  await page.getByText('В эфире').waitFor()
  await row(12).waitFor()
}

const row = (id: number) => page.locator(`tr[data-row-key="${id}"]`)
const filterText = () => page.getByLabel('Название заведения')
const searches = () => server.calls.filter(({ path }) => path === '/v1/manage/order/search')

async function goTo(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('a left list is not in the document and loads nothing; on return its rows show at once and load again, its filter text is reset', async () => {
  await openList()
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await filterText().fill('Плов')
  await goTo('Архив заказов')
  await row(2).waitFor()
  const before = searches().length
  await expectSoon(() => row(12).count(), 0)
  await expectSoon(() => page.getByText('Требуют внимания').count(), 0)
  server.push(orderOf(12, { sumTotal: 66_666 }))
  server.push(orderOf(13))
  // The server refuses new connections until the test has seen that the stream is lost, otherwise the console could reconnect too early.
  server.refuseStreams(503)
  server.dropStreams()
  await page.getByText('В эфире').waitFor({ state: 'hidden' })
  server.refuseStreams(undefined)
  await page.getByText('В эфире').waitFor()
  await pauseFor(500)
  expect(searches().length).toBe(before)
  opened.complaints.splice(0)

  server.push(orderOf(12, { sumTotal: 77_777 }))
  const respond = server.hold(SEARCH, rowsOf(14, 12))
  await goTo('Активные заказы')
  await row(12).getByText('77 777 ₸').waitFor()
  await expectSoon(() => row(11).isVisible(), true)
  await expectSoon(async () => (await page.title()).includes('Активные заказы'), true)
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), 'Активные заказы')
  await expectSoon(() => filterText().inputValue(), '')
  respond()
  await row(14).waitFor()
  await row(11).waitFor({ state: 'detached' })
  expect(searches().length).toBe(before + 1)
  server.push(orderOf(14, { sumTotal: 88_888 }))
  await row(14).getByText('88 888 ₸').waitFor()
})

test('the address matches the shown screen after any other screen', async () => {
  await openList('/orders?page=1&companyName=Плов')
  await goTo('Архив заказов')
  await goTo('Активные заказы')
  await page.waitForFunction(() => window.location.search.includes('companyName'))
  await goTo('Активные заказы')
  await page.waitForFunction(() => window.location.search === '')
  await row(12).waitFor()
  await expectLast({})
  await page.goBack()
  await page.waitForFunction(() => window.location.search.includes('companyName'))
  await row(12).waitFor()
  await expectLast({ companyName: 'Плов' })
  await page.getByText('Название заведения: Плов').waitFor()
})

test('the next user finds nothing of the previous one', async () => {
  await openList()
  server.on('POST /v1/manage/order/archive/search', () => ({ status: 401, body: { message: 'Ключ устарел' } }))
  server.on('POST /v1/auth/login', () => ({ body: { authKey: KEY, ...USER, id: 4, fio: 'Другой Человек' } }))
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Архив заказов' }).click()
  await page.getByLabel('Телефон').fill('7012345678')
  await page.getByLabel('Пароль').fill('secret')
  server.on('POST /v1/manage/order/archive/search', () => rowsOf(2))
  server.on(SEARCH, () => new Promise(() => undefined))
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Активные заказы' }).click()
  await page.getByRole('heading', { level: 1, name: 'Активные заказы' }).waitFor()
  await pauseFor(300)
  await expectSoon(() => row(12).count(), 0)
  opened.complaints.splice(0)
})

async function expectLast(body: object): Promise<void> {
  const last = () => ({ ...Object(searches().at(-1)?.body), cityId: undefined })
  await expectSoon(last, { ...body, cityId: undefined })
}
