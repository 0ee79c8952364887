import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { LocalDateTime } from '@js-joda/core'
import type { Response } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { readSheet, type SheetCell } from '../unzip'
import type { ConsolePage } from './console'
import { mockConsole } from './consoleFixture'

type Answer = {
  id: number
  phone: string
  createdAt: string
  sumItems: number
  deliveryPrice: number
  correctionalPrice: number
  sumTotal: number
}

const LIST = '/orders?orderBy=id_SORT_ASC'

let opened: ConsolePage
let answered: Map<number, Answer>
let reading: Promise<Answer[]>[]

const { open } = mockConsole({ size: 100_000, archive: 1000, at: '2026-03-18T13:00:00+05:00' })

async function exported(format: 'Excel (XLSX)' | 'CSV'): Promise<{ name: string; file: Buffer }> {
  const { page } = opened
  reading = []
  const read = (response: Response) => {
    if (!response.url().includes('/order/search') || response.request().method() !== 'POST') return
    reading.push(response.json() as Promise<Answer[]>)
  }
  page.on('response', read)
  await page.getByRole('button', { name: 'Экспорт' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const saved = await download
  const message = page.getByText(/^Файл сохранён/)
  await message.waitFor()
  await page.keyboard.press('Escape')
  await message.waitFor({ state: 'hidden' })
  page.off('response', read)
  // The rows of the exported file are sorted by id. The recorded responses may be in another sequence, because the bar «Требуют внимания»
  // can load pages of orders at the same time. Sort the recorded orders by id, so that they can be compared with the file row by row.
  const orders = (await Promise.all(reading)).flat().sort((a, b) => a.id - b.id)
  answered = new Map(orders.map((order) => [order.id, order]))
  expect(reading.length).toBeGreaterThan(2)
  expect(answered.size).toBeGreaterThan(40)
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) }
}

function columnOf(cells: Map<string, SheetCell>, title: string): (SheetCell | undefined)[] {
  const letter = [...cells].find(([address, cell]) => /^[A-Z]+1$/.test(address) && cell === title)?.[0].slice(0, -1)
  if (!letter) throw new Error(`no column «${title}»`)
  return [...answered.keys()].map((_, index) => cells.get(`${letter}${index + 2}`))
}

test('the XLSX and CSV files have every order; without a worker the page writes the XLSX file', async () => {
  opened = await open(LIST)
  await opened.page.locator(ROW).nth(19).waitFor()
  const workers: string[] = []
  opened.page.on('worker', (worker) => workers.push(worker.url()))
  await expectXlsx()
  expect(workers).toEqual([expect.stringMatching(/^http.*\/assets\/\S+\.js$/)])

  await expectCsv()

  // The browser blocks the worker.
  await opened.page.evaluate(() => Reflect.deleteProperty(window, 'Worker'))
  const { file } = await exported('Excel (XLSX)')
  expect(workers).toHaveLength(1)
  expect(columnOf(readSheet(file), '№ заказа')).toEqual(
    [...answered.keys()].map((number) => ({ number, format: undefined })),
  )
})

/** Expects every page, money as numbers in tenge, and times as dates of the city. */
async function expectXlsx(): Promise<void> {
  const { name, file } = await exported('Excel (XLSX)')
  expect(name).toMatch(/^Заказы \d{2}-\d{2}-\d{4} \d{2}-\d{2}\.xlsx$/)
  const cells = readSheet(file)
  const orders = [...answered.values()]
  const numbers = (title: string) =>
    columnOf(cells, title).map((cell) => (typeof cell === 'object' ? cell.number : cell))
  expect(numbers('№ заказа')).toEqual(orders.map(({ id }) => id))
  expect(numbers('Итого')).toEqual(orders.map(({ sumTotal }) => sumTotal))
  expect(numbers('Сумма товаров')).toEqual(orders.map(({ sumItems }) => sumItems))
  expect(numbers('Доставка')).toEqual(orders.map(({ deliveryPrice }) => deliveryPrice))
  expect(numbers('Корректировка')).toEqual(orders.map(({ correctionalPrice }) => correctionalPrice))
  expect(columnOf(cells, 'Итого')[0]).toMatchObject({ format: '#,##0"\u00a0₸"' })
  expect(columnOf(cells, 'Телефон')).toEqual(orders.map(({ phone }) => phone))
  expect(numbers('Дата создания').map((days) => Math.round((days as number) * 86_400))).toEqual(
    orders.map(({ createdAt }) => spreadsheetSecond(createdAt)),
  )
  expect([...cells.keys()].filter((address) => /^A\d/.test(address))).toHaveLength(orders.length + 2)
  expect(cells.get(`A${orders.length + 2}`)).toBe(`Итого: ${orders.length}`)
}

/** Expects a file that opens in Russian Excel, with the same orders. */
async function expectCsv(): Promise<void> {
  const { name, file } = await exported('CSV')
  expect(name).toMatch(/^Заказы .*\.csv$/)
  const text = file.toString('utf8')
  expect(text.startsWith('\uFEFF№ заказа;Внешний номер;Статус;Дата создания;')).toBe(true)
  const [titles = [], ...rows] = parseCsv(text.slice(1))
  const totals = rows.pop() ?? []
  const column = (title: string) => rows.map((row) => row[titles.indexOf(title)])
  const orders = [...answered.values()]
  expect(totals[0]).toBe(`Итого: ${orders.length}`)
  expect(totals[titles.indexOf('Итого')]).toBe(String(orders.reduce((sum, { sumTotal }) => sum + sumTotal, 0)))
  expect(column('№ заказа')).toEqual(orders.map(({ id }) => String(id)))
  expect(column('Итого')).toEqual(orders.map(({ sumTotal }) => String(sumTotal)))
  expect(column('Корректировка')).toEqual(orders.map(({ correctionalPrice }) => String(correctionalPrice)))
  // Excel would read a phone number as a number. A formula returns it as text, so the file contains a formula.
  expect(column('Телефон')).toEqual(orders.map(({ phone }) => `="${phone}"`))
  expect(column('Дата создания')[0]).toMatch(/^\d{2}-\d{2}-2026 \d{2}:\d{2}$/)
}

test('summary, list and file of an archived day agree', async () => {
  const { page } = await open('/archive-orders?cityId=1&dateStart=2026-03-18&dateEnd=2026-03-18')
  await page.locator(ROW).first().waitFor()
  const shown = await page.locator('.data-table__count').textContent()
  const count = Number(shown?.match(/\d+/)?.[0])
  expect(count).toBeGreaterThan(5)
  const figure = async (label: string) => {
    const line = page
      .getByRole('region', { name: 'Сводка по архиву' })
      .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    await line.locator('dd', { hasText: /\d|—/ }).waitFor()
    return Number((await line.locator('dd').textContent())?.replace(/[^\d,]/g, '').replace(',', '.'))
  }
  await page.getByRole('button', { name: 'Экспорт' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^Архив заказов Караганда за 18-03-2026 .*\.xlsx$/)
  await page.getByText('Период: за 18-03-2026').waitFor()
  const cells = readSheet(await readFile(await saved.path()))
  const letter = [...cells].find(([, cell]) => cell === 'Статус')?.[0].slice(0, -1)
  const statuses = Array.from({ length: count }, (_, index) => cells.get(`${letter}${index + 2}`))
  expect(cells.get(`A${count + 2}`)).toBe(`Итого: ${count}`)
  expect(await figure('Всего заказов')).toBe(count)
  const delivered = statuses.filter((status) => status === 'Доставлен').length
  expect(delivered).toBeGreaterThan(0)
  expect(await figure('Доставлено')).toBe(delivered)
  expect(await figure('Отменено')).toBe(count - delivered)
})

/** Seconds from day 0 of the spreadsheet calendar (30 December 1899) to `moment`, both in the city's local time. */
function spreadsheetSecond(moment: string): number {
  const days = LocalDateTime.parse(moment.replace(' ', 'T')).toLocalDate().toEpochDay() + 25_569
  return days * 86_400 + LocalDateTime.parse(moment.replace(' ', 'T')).toLocalTime().toSecondOfDay()
}

/** Parses CSV with `;` as separator, quoted cells and CRLF line ends; a cell may contain line breaks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
