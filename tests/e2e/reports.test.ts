import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW } from '../antdSelectors'
import { normalizeCell, parseCsv, screenDateToIso, sheetCellText } from '../cellTexts'
import { readSheet, type SheetCell } from '../unzip'
import { type ConsolePage, goTo, openPage } from './console'
import { mockConsole } from './consoleFixture'
import { mountScreen } from './mountScreen'
import { expectSoon } from './polling'

const REPORT = '/reports/delivery?cityId=1&month=3&year=2026'
/** A past day: the mock server starts on 18 March. */
const DAY = '2026-03-17'

let opened: ConsolePage

const { site } = mockConsole({ size: 100_000, archive: 4000, at: '2026-03-18T13:00:00+05:00' })

beforeAll(async () => {
  opened = await openPage(site, REPORT, { key: demoUserSessionKey('administrator') })
})
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([])
  expect(opened.foreignRequests.splice(0)).toEqual([])
})

async function openReport(): Promise<Page> {
  await mountScreen(opened.page, REPORT)
  await rowOf(opened.page, DAY).waitFor()
  return opened.page
}

const rowOf = (page: Page, date: string) => page.locator(`tr[data-row-key="${date}"]`)

const figure = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

async function figuresOf(page: Page, date: string): Promise<number[]> {
  const cells = await rowOf(page, date).locator('td').allTextContents()
  return cells.slice(1).map(figure)
}

const check = (page: Page) => page.locator('output[data-drilldown]')

test("the orders of a day equal the archive's, on the screens and in the file", async () => {
  const page = await openReport()
  const figures = await figuresOf(page, DAY)
  const [orders = 0] = figures
  expect(orders).toBeGreaterThan(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Экспорт' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const line = text.split('\r\n').find((one) => one.startsWith('17-03-2026;')) ?? ''
  expect(line.split(';').slice(1).map(Number)).toEqual(figures)
  await page.getByRole('dialog').getByText('Закрыть', { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await rowOf(page, DAY).locator('a[data-drilldown="countOrders"]').click()
  await page.getByText(`Отчёт по дням, заказы: ${orders} из ${orders} ✓`).waitFor()
  const delivered = await page.getByRole('region', { name: 'Сводка по архиву' }).locator('dd').nth(1).textContent()
  expect(figure(delivered ?? '')).toBe(orders)
  await page.goBack()
  await rowOf(page, DAY).waitFor()
  expect(await figuresOf(page, DAY)).toEqual(figures)
})

test('payments of own couriers equal the sum of the salary', async () => {
  const page = await openReport()
  const own = rowOf(page, DAY).locator('a[data-drilldown="payment"]')
  const sheetCellText = Number(new URL((await own.getAttribute('href')) ?? '', site.url).searchParams.get('figure'))
  const payment = figure((await own.textContent()) ?? '')
  const external = (await figuresOf(page, DAY)).at(-2) ?? 0
  expect(payment - external).toBe(sheetCellText)
  await own.click()
  await check(page).waitFor()
  expect(await check(page).textContent()).toMatch(/выплаты без внешних: .* ✓$/)
})

async function download(page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Экспорт' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await readFile(await (await download).path())
  await page.getByText(/^Файл сохранён/).waitFor()
  await page.getByRole('dialog').getByText('Закрыть', { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return file
}

const csvOf = async (page: Page): Promise<string[][]> =>
  parseCsv((await download(page, 'CSV')).toString('utf8').replace(/^\uFEFF/, ''))

async function xlsxOf(page: Page): Promise<(SheetCell | undefined)[][]> {
  const lines: (SheetCell | undefined)[][] = []
  for (const [address, cell] of readSheet(await download(page, 'Excel (XLSX)'))) {
    const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const line = lines[Number(number) - 1] ?? []
    lines[Number(number) - 1] = line
    line[column] = cell
  }
  return Array.from(lines, (line) => Array.from(line ?? []))
}

async function fileOf(page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<string[][]> {
  if (format === 'CSV') return csvOf(page)
  const lines = await xlsxOf(page)
  return lines.map((line) => line.map((cell) => (typeof cell === 'object' ? String(cell.number) : (cell ?? ''))))
}

const REPORT_ROW = 'tbody tr[data-row-key]:has(a[data-drilldown])'

const shownRows = (page: Page): Promise<string[][]> =>
  page.locator('tbody tr[data-row-key]').evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        const copy = cell.cloneNode(true) as HTMLElement
        for (const note of copy.querySelectorAll('.report-residue')) note.remove()
        return copy.textContent ?? ''
      }),
    ),
  )

/** Reads the rows of all pages. The first page is shown. */
async function rowsOf(page: Page, path: string, count: number): Promise<string[][]> {
  const rows = await shownRows(page)
  for (let number = 2; rows.length < count; number++) {
    const first = await page.locator(REPORT_ROW).first().getAttribute('data-row-key')
    await goTo(page, `${path}&page=${number}`)
    await expectSoon(async () => (await page.locator(REPORT_ROW).first().getAttribute('data-row-key')) === first, false)
    rows.push(...(await shownRows(page)))
  }
  return rows
}

test.each([
  { path: REPORT, headings: 2 },
  { path: '/reports/companies?cityId=1&periodId=20260301', headings: 1 },
  { path: '/reports/couriers?cityId=1&periodId=20260301', headings: 1 },
])('the files of $path have every cell of the screen', async ({ path, headings }) => {
  const { page } = opened
  await mountScreen(page, path)
  await page.locator(REPORT_ROW).first().waitFor()
  const [csv, xlsx] = [await csvOf(page), await xlsxOf(page)]
  const rows = await rowsOf(page, path, csv.length - 2)
  const titles: string[] = (await page.locator('.report-table thead th:not([colspan])').allTextContents()).filter(
    Boolean,
  )
  const totals = async () =>
    (await page.locator('.report-table tfoot td').allTextContents())
      .map((text) => normalizeCell(text.replace(/^.*: /, '')))
      .filter(Boolean)

  expect(csv[0]).toHaveLength(rows[0]?.length ?? 0)
  expect(csv[0]?.map((title) => title.replace(/^.*: /, '')).sort()).toEqual(titles.sort())
  expect(csv.slice(1, -1)).toEqual(rows.map((row) => row.map(normalizeCell)))
  // The totals appear later than the rows, because they need the rows of all pages.
  await expectSoon(totals, csv.at(-1)?.map(normalizeCell).filter(Boolean))

  const body = xlsx.slice(headings, headings + rows.length)
  expect(rows.map((row, index) => row.map((_, column) => sheetCellText(body[index]?.[column])))).toEqual(
    rows.map((row) => row.map(screenDateToIso)),
  )
})

function columnOf(lines: readonly string[][], title: string): number {
  for (const line of lines.slice(0, 2)) {
    const at = line.findIndex((cell) => cell === title || cell?.endsWith(`: ${title}`))
    if (at >= 0) return at
  }
  throw new Error(`no column «${title}» in ${JSON.stringify(lines.slice(0, 2))}`)
}

const SERIAL = String(Date.parse(`${DAY}T00:00:00Z`) / 86_400_000 + 25_569)

test.each(['CSV', 'Excel (XLSX)'] as const)(
  'the same identities hold between the files: %s',
  async (format) => {
    const page = await openReport()
    const report = await fileOf(page, format)
    const day = report.find(([date]) => date === '17-03-2026' || date === SERIAL) ?? []
    const figureOf = (title: string) => Number(day[columnOf(report, title)])
    const [orders, payment, external] = [figureOf('Всего'), figureOf('Всего выплат'), figureOf('Внешним')]
    expect(orders).toBeGreaterThan(0)
    expect(payment).toBeGreaterThan(external)

    await mountScreen(page, `/archive-orders?cityId=1&dateStart=${DAY}&dateEnd=${DAY}`)
    await page.locator(ROW).first().waitFor()
    const archive = await fileOf(page, format)
    const status = columnOf(archive, 'Статус')
    expect(archive.filter((line) => line[status] === 'Доставлен')).toHaveLength(orders)

    await mountScreen(page, `/salary?cityId=1&dateStart=${DAY}&dateEnd=${DAY}`)
    await page.locator(ROW).first().waitFor()
    const salary = await fileOf(page, format)
    const total = columnOf(salary, 'Итого')
    const isRecord = ([date]: string[]) => date === '17-03-2026' || date === SERIAL
    const amounts = salary.filter(isRecord).map((line) => Number(line[total]))
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(payment - external)
  },
  60_000,
)
