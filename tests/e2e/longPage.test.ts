import { expect, test } from '@jest/globals'
import { ROW } from '../antdSelectors'
import { orderOf, paged, STATUSES, USER } from '../server/contractServer'
import { waitForAttention } from './attentionBar'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

/**
 * Many active orders in pages of 300: only rows near the viewport render their cells. In all other respects the list must behave like a
 * short one.
 */
const PER_PAGE = 300
const NEWEST = 15_000
const last = NEWEST - PER_PAGE + 1
const COURIER = { id: 4, fio: 'Курманов Ержан', courierTypeId: 5 }
const LATE = '2026-01-01T00:00:00Z'

type Live = { id: number; status: number } & Record<string, unknown>
type Page = ConsolePage['page']

const { server, open } = contractConsole({
  user: { ...USER, accesses: [...USER.accesses, 'order_change_courier', 'order_update'] },
  isSilent: true,
})
let page: Page
let orders: Map<number, Live>

const active = STATUSES.filter(({ key }) => key > 0 && key < 100)

const liveOrder = (id: number, fields: object = {}): Live => ({
  ...orderOf(id),
  id,
  status: active[id % active.length]?.key ?? 10,
  courier: id % 5 ? COURIER : null,
  dateTimeStatusFinish: id % 7 ? '2036-01-01T00:00:00Z' : LATE,
  ...fields,
})

const newestFirst = () => [...orders.values()].sort((a, b) => b.id - a.id)

async function openList(count: number, path = '/orders'): Promise<void> {
  orders = new Map(Array.from({ length: count }, (_, index) => [NEWEST - index, liveOrder(NEWEST - index)]))
  server.on('POST /v1/manage/order/search', ({ query }) => {
    const start = (Number(query.get('page')) - 1) * PER_PAGE
    return paged(newestFirst().slice(start, start + PER_PAGE), orders.size, PER_PAGE)
  })
  for (const id of [NEWEST - 1, last, last + 3]) {
    server.on(`GET /v1/manage/order/${id}`, () => ({ body: { ...orders.get(id), orderItems: [], transitions: [] } }))
  }
  ;({ page } = await open(path, { isFilterFolded: true }))
  await page.getByText('В эфире').waitFor()
  await row(NEWEST).waitFor()
}

const row = (id: number) => page.locator(`tr[data-row-key="${id}"]`)
const numberIn = (id: number) => row(id).getByRole('link', { name: `Открыть заказ ${id}` })

const push = (order: Live) => {
  orders.set(order.id, order)
  server.push(order)
}

const lines = () =>
  page.locator(ROW).evaluateAll((rows) => ({
    all: rows.length,
    whole: rows.filter((row) => (row as HTMLTableRowElement).cells.length > 1).length,
  }))

test('all rows exist, with cells only near the view and in the printout; keys move to the last row, open it and close it', async () => {
  await openList(900)
  await page.waitForFunction(() => document.querySelectorAll('tr[data-far]').length > 200)
  const { all, whole } = await lines()
  expect(all).toBe(PER_PAGE)
  expect(whole).toBeGreaterThan(14)
  expect(whole).toBeLessThan(80)
  // A row far outside the viewport still contains the order's number as text, so that the browser's «find in page» finds it.
  expect(await row(last).textContent()).toContain(String(last))
  await expectSoon(() => row(last).getByRole('link').count(), 0)

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await lines()).toEqual({ all: PER_PAGE, whole: PER_PAGE })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.waitForFunction(() => document.querySelectorAll('tr[data-far]').length > 200)

  await numberIn(NEWEST).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await numberIn(last).waitFor()
  await expectSoon(focusedRow, String(last))
  await expectSoon(() => isInView(last), true)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: `Заказ ${last}` }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: `Заказ ${last}` }).waitFor({ state: 'hidden' })
  await expectSoon(focusedRow, String(last))
  await page.evaluate(() => window.scrollTo(0, 0))
  await numberIn(NEWEST).waitFor()
  await expectSoon(focusedRow, String(last))
  await page.keyboard.press('ArrowUp')
  await numberIn(last + 1).waitFor()
  await expectSoon(() => isInView(last + 1), true)
  await page.keyboard.press('Home')
  await numberIn(NEWEST).waitFor()
  await expectSoon(focusedRow, String(NEWEST))
})

test('a linked order at the end comes into view; far away, an open detail stays open and rows stay selected', async () => {
  await openList(900, `/orders?order=${last + 3}`)
  await page.getByRole('region', { name: `Заказ ${last + 3}` }).waitFor()
  await numberIn(last + 3).waitFor()
  await expectSoon(() => isInView(last + 3), true)

  await page.evaluate(() => window.scrollTo(0, 0))
  await numberIn(NEWEST).waitFor()
  await row(NEWEST - 1)
    .getByText('Заведение')
    .first()
    .click()
  const detail = page.getByRole('region', { name: `Заказ ${NEWEST - 1}` })
  await detail.waitFor()
  await page.keyboard.press('End')
  await numberIn(last).waitFor()
  await expectSoon(() => detail.count(), 1)
  expect(new URL(page.url()).searchParams.get('order')).toBe(String(NEWEST - 1))
  await page.keyboard.press('Home')
  await detail.waitFor()

  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'hidden' })
  await numberIn(NEWEST).waitFor()
  await page.getByRole('button', { name: 'Выбрать несколько' }).click()
  await page.getByLabel('Выбрать все строки страницы').first().click()
  await page.getByText('300 заказов').waitFor()
  await row(last).evaluate((line) => line.scrollIntoView())
  const box = row(last).getByRole('checkbox')
  await box.waitFor()
  // Wait until the row stops moving, otherwise the click could hit another row.
  await rests(last)
  expect(await box.isChecked()).toBe(true)
  await box.click()
  await page.getByText('299 заказов').waitFor()
})

test("heading and list do not move while orders change, and the counts equal the server's over all pages", async () => {
  await openList(5000)
  await numberIn(NEWEST).waitFor()
  const middle = NEWEST - 150
  await row(middle).evaluate((line) => line.scrollIntoView({ block: 'center' }))
  await numberIn(middle).waitFor()
  await rests(middle)
  const before = await topOf(middle)
  for (const step of [1, 2, 3]) push(liveOrder(NEWEST + step))
  push(liveOrder(NEWEST - 5, { sumTotal: 77_777 }))
  push(liveOrder(middle, { sumTotal: 88_888 }))
  await page.getByRole('button', { name: '3 новых ↑' }).waitFor()
  await row(middle).getByText('88 888 ₸').waitFor()
  expect(await topOf(middle)).toBe(before)
  const heading = await page
    .locator('.orders-table thead')
    .first()
    .evaluate((one) => one.getBoundingClientRect().top)
  expect(Math.round(heading)).toBe(52)
  await page.evaluate(() => window.scrollTo(0, 0))
  await row(NEWEST + 3).waitFor()
  await row(NEWEST - 5)
    .getByText('77 777 ₸')
    .waitFor()
  expect((await lines()).all).toBe(PER_PAGE)

  await waitForAttention(page)
  push(liveOrder(NEWEST - 4999, { dateTimeStatusFinish: LATE, courier: null }))
  push(liveOrder(NEWEST - 200, { status: 100 }))
  orders.delete(NEWEST - 200)
  push(liveOrder(NEWEST + 4, { dateTimeStatusFinish: LATE }))
  await page
    .getByText('1 новый ↑')
    .or(row(NEWEST + 4))
    .first()
    .waitFor()
  const all = [...orders.values()]
  const late = all.filter(({ dateTimeStatusFinish }) => dateTimeStatusFinish === LATE).length
  const free = all.filter(({ courier }) => courier === null).length
  await page.waitForFunction(
    ([lateWords, freeWords]) => {
      const text = document.querySelector('[aria-label="Требуют внимания"]')?.textContent ?? ''
      return text.includes(`Опаздывают ${lateWords}`) && text.includes(`Без курьера ${freeWords}`)
    },
    [String(late), String(free)] as const,
  )
  const first = newestFirst().slice(0, PER_PAGE)
  const tiles = page.getByRole('list', { name: 'Заказы на странице по статусам' }).getByRole('listitem')
  const expected = active.map(({ key }) => first.filter(({ status }) => status === key).length).filter(Boolean)
  await expectSoon(async () => (await tiles.allTextContents()).map((text) => Number(text.replace(/\D/g, ''))), expected)
})

const focusedRow = () =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('tr[data-row-key]')?.dataset.rowKey)

const topOf = (id: number) => row(id).evaluate((line) => line.getBoundingClientRect().top)

async function rests(id: number): Promise<void> {
  let before = Number.NaN
  await expectSoon(async () => {
    const was = before
    before = await topOf(id)
    return was === before
  }, true)
}

const isInView = (id: number) =>
  row(id).evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
