import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW } from '../antdSelectors'
import { goTo } from './console'
import { mockConsole } from './consoleFixture'

const CITY = 1
const PERIOD = { dateStart: '2026-02-16', dateEnd: '2026-03-17' }

type Salary = { id: number; workDate: string; payouts: number; courier: { id: number; fio: string } }
type Shift = {
  createdAt: string
  finishedAt: string | null
  courier: { id: number }
  salary: { orderAmount: number; dailyBonus: number }
  sumDelivery: number
}

const { server, site, open } = mockConsole({ size: 1000, at: '2026-03-18T13:00:00+05:00' }, { isSilent: false })

async function everything<T>(path: string, body: object): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page++) {
    const response = await fetch(`${server.apiUrl}/v1/manage${path}${path.includes('?') ? '&' : '?'}page=${page}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${demoUserSessionKey('administrator')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    rows.push(...((await response.json()) as T[]))
    if (page >= Number(response.headers.get('x-pagination-page-count'))) return rows
  }
}

const address = (query: object) =>
  `/salary?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
const rows = (page: Page) => page.locator(ROW)

const figure = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

test('two tabs that pay one record send it once, with any response', async () => {
  const unpaid = await everything<Salary>(`/salary/search?cityId=${CITY}`, { ...PERIOD, isPaidOut: false })
  const payable = unpaid.filter(({ payouts }) => payouts > 0)
  const [first] = payable
  const second = payable.find(({ id, workDate }) => id !== first?.id && workDate === first?.workDate)
  if (!first || !second) throw new Error('No day has two records to be paid')
  const day = { cityId: CITY, dateStart: first.workDate, dateEnd: first.workDate }
  const { page } = await open(address(day))
  const other = await page.context().newPage()
  await other.goto(site.url + address(day))
  let sent = 0
  let isLost = false
  await page.context().route('**/v1/manage/salary/*/pay', async (route) => {
    sent++
    if (!isLost) return route.continue()
    await route.fetch()
    return route.abort()
  })
  for (const record of [first, second]) {
    sent = 0
    isLost = record === second
    const rowIn = (tab: Page) => tab.locator(`tr[data-row-key="${record.id}"]`)
    const questions = []
    for (const tab of [page, other]) {
      await rowIn(tab)
        .getByRole('button', { name: /^Выплатить: / })
        .click()
      questions.push(tab.getByRole('dialog', { name: 'Выплатить деньги курьеру?' }))
    }
    // The console sends a payment 400 ms after its confirmation. Two tabs confirm the same payment within this time, so neither tab has
    // sent a request when the other one confirms.
    await Promise.all(
      questions.map((question) => question.getByRole('button', { name: 'Выплатить', exact: true }).click()),
    )
    for (const tab of [page, other]) {
      const done = tab.getByRole('button', { name: 'Готово' })
      const paid = rowIn(tab).getByRole('button', { name: /^Выплачено: / })
      await done.or(paid).first().waitFor()
      if (await done.isVisible()) await done.click()
      await paid.waitFor()
    }
    expect(sent).toBe(1)
    const [now] = await everything<Salary & { isPaidOut: boolean }>(`/salary/search?cityId=${CITY}`, {
      courierId: record.courier.id,
      dateStart: record.workDate,
      dateEnd: record.workDate,
    })
    expect(now).toMatchObject({ id: record.id, isPaidOut: true })
  }
}, 120_000)

const COLUMNS = ['hours', 'orders', 'bonus', 'penalty', 'total', 'holding', 'delivery', 'payouts'] as const
type Cells = Record<(typeof COLUMNS)[number], number> & { key: string; date: string; courier: string }

async function cellsOf(page: Page): Promise<Cells[]> {
  const found: string[][] = await rows(page).evaluateAll((all) =>
    all.map((row) => [
      row.getAttribute('data-row-key') ?? '',
      ...[...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '').filter((text) => text.trim() !== ''),
    ]),
  )
  return found.map(([key = '', date = '', courier = '', ...sums]) => ({
    ...(Object.fromEntries(COLUMNS.map((name, index) => [name, figure(sums[index] ?? '')])) as Record<string, number>),
    key,
    date,
    courier,
  })) as Cells[]
}

test('a month on the screen adds up, row by row, day by day and in all', async () => {
  const { page, complaints } = await open(address({ cityId: CITY, ...PERIOD }))
  await rows(page).first().waitFor()
  const known = await everything<Salary>(`/salary/search?cityId=${CITY}`, PERIOD)
  const perPage = await rows(page).count()
  const seen: Cells[] = []
  for (let number = 1; seen.length < known.length; number++) {
    if (number > 1) {
      await goTo(page, address({ cityId: CITY, ...PERIOD, page: number }))
      const first = known[(number - 1) * perPage]?.id
      await page.locator(`tr[data-row-key="${first}"]`).waitFor()
    }
    seen.push(...(await cellsOf(page)))
  }
  expect(seen.map(({ key }) => Number(key)).sort()).toEqual(known.map(({ id }) => id).sort())
  expect(seen.length).toBeGreaterThan(100)

  // Contract: the formulas that the sums of each salary row must satisfy. Deductions are shown as negative.
  const wrong = seen.filter(
    ({ hours, orders, bonus, penalty, total, holding, delivery, payouts }) =>
      total !== hours + orders + bonus + penalty || payouts !== total + holding + delivery,
  )
  expect(wrong).toEqual([])

  const footer: string[] = await page.locator('tfoot tr').first().locator('td').allTextContents()
  const totals = footer.slice(-COLUMNS.length - 1, -1).map((text) => figure(text.replace(/^.*: /, '')))
  expect(totals).toEqual(COLUMNS.map((name) => seen.reduce((sum, row) => sum + row[name], 0)))

  const shifts = await everything<Shift>('/slot/search?expand=courier,salary', { cityId: CITY, ...PERIOD })
  const byDay = new Map<string, { orders: number; bonus: number; delivery: number }>()
  for (const { createdAt, finishedAt, courier, salary, sumDelivery } of shifts) {
    if (!finishedAt) continue
    const key = `${courier.id} ${createdAt.slice(0, 10)}`
    const day = byDay.get(key) ?? { orders: 0, bonus: 0, delivery: 0 }
    byDay.set(key, {
      orders: day.orders + salary.orderAmount,
      bonus: day.bonus + salary.dailyBonus,
      delivery: day.delivery + sumDelivery,
    })
  }
  const records = new Map(known.map((record) => [String(record.id), record]))
  const differing = seen.filter(({ key, orders, bonus, delivery }) => {
    const record = records.get(key)
    const day = byDay.get(`${record?.courier.id} ${record?.workDate}`)
    return !day || day.orders !== orders || day.bonus !== bonus || day.delivery !== -delivery
  })
  expect(differing).toEqual([])
  expect(complaints).toEqual([])
}, 120_000)
