import { isDeepStrictEqual } from 'node:util'
import { beforeAll, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW, TABLE_AREA } from '../antdSelectors'
import { type ConsolePage, openPage } from './console'
import { mockConsole } from './consoleFixture'
import { mountScreen } from './mountScreen'
import { expectSoon } from './polling'

let opened: ConsolePage

const { site } = mockConsole({ size: 1000, at: '2026-03-18T08:00:00Z' })

beforeAll(async () => {
  opened = await openPage(site, '/employees', { key: demoUserSessionKey('administrator') })
})

/** Texts of a table column that are not fully visible: clipped by their cell, covered by another element, or outside the scroll area. */
const notSeen = (page: Page, heading: string): Promise<string[]> =>
  page.evaluate(
    ({ rows, area, title }) => {
      const headings = [...document.querySelectorAll('thead th')]
      const column = headings.findIndex(({ textContent }) => textContent?.trim() === title)
      const cells = [...document.querySelectorAll(rows)].map((row) => row.querySelectorAll('td')[column])
      if (column === -1 || cells.length === 0) return [`no ${title}`]
      return cells.flatMap((cell) => {
        if (!cell) return ['no cell']
        cell.scrollIntoView({ block: 'center', inline: 'nearest' })
        for (const around of document.querySelectorAll(area)) around.scrollLeft = 0
        const words = document.createRange()
        words.selectNodeContents(cell)
        const box = words.getBoundingClientRect()
        const isSeenAt = (x: number) => cell.contains(document.elementFromPoint(x, box.top + box.height / 2))
        const isCut = [...cell.querySelectorAll('*'), cell].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden',
        )
        return !isCut && isSeenAt(box.left + 1) && isSeenAt(box.right - 1) ? [] : [cell.textContent ?? '']
      })
    },
    { rows: ROW, area: TABLE_AREA, title: heading },
  )

/**
 * Returns the texts that take more than two lines or break inside a word: cells of the column `heading`, or all column headings if
 * `heading` is omitted.
 */
const badlyBroken = (page: Page, heading?: string): Promise<string[]> =>
  page.evaluate((title) => {
    const tables = [...document.querySelectorAll('table')]
    const all = [...document.querySelectorAll('thead th')].filter(({ textContent }) => textContent !== '')
    const headings = all.filter(({ textContent }) => textContent?.trim() === title)
    const columnCells = headings.flatMap((th) => {
      // If a list has a sticky header, antd renders its rows in a separate table after that of the header.
      const own = tables.findIndex((table) => table.contains(th))
      const rows = tables
        .slice(own)
        .find((table) => table.querySelector('tbody tr'))
        ?.querySelectorAll('tbody tr')
      const found = [...(rows ?? [])].flatMap((row) => row.children[(th as HTMLTableCellElement).cellIndex] ?? [])
      return found.filter(({ textContent }) => textContent !== '' && textContent !== title)
    })
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const isBroken = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { data } = node as Text
        if (linesOf(node, 0, data.length) > 2) return true
        for (const word of data.matchAll(/[^\s-]+/g))
          if (linesOf(node, word.index, word.index + word[0].length) > 1) return true
      }
      return false
    }
    const cells = title === undefined ? all : columnCells
    const broken = cells.filter(isBroken).map(({ textContent }) => textContent ?? '')
    return cells.length === 0 ? [`no ${title}`] : broken
  }, heading)

test.each([
  ['Статус', 1440],
  ['ФИО', 1440],
  ['ФИО', 768],
])('%s is completely visible at %d pixels', async (heading, width) => {
  const { page } = opened
  await page.setViewportSize({ width, height: 900 })
  await page.locator(ROW).first().waitFor()
  await expectSoon(() => notSeen(page, heading), [])
})

const SALARY = '/salary?cityId=1&dateStart=2026-03-09&dateEnd=2026-03-15'

/** Opens a list that mounts at the given width. The order lists stay mounted when the user leaves them, so they need a new start. */
async function openAt(address: string, width: number): Promise<Page> {
  const { page } = opened
  await page.setViewportSize({ width, height: 900 })
  if (/^\/(archive-)?orders\b/.test(address)) await page.goto(site.url + address)
  else await mountScreen(page, address)
  await page.locator(ROW).first().waitFor()
  return page
}

const LISTS = [SALARY, `${SALARY}&group=true`, '/notifications']

test.each([
  ...LISTS,
  '/archive-orders',
  '/couriers-shifts',
  '/employees',
  '/companies',
  '/companies/1',
  '/payments',
  '/points/1',
  '/settings/ratio-rate?cityId=1',
  '/reports/companies',
])('%s fits into 1280 pixels', async (address) => {
  const page = await openAt(address, 1280)
  const overflow = () =>
    page
      .locator(TABLE_AREA)
      .first()
      .evaluate((area) => area.scrollWidth - area.clientWidth)
  await expectSoon(overflow, 0)
  await expectSoon(() => badlyBroken(page), [])
})

test.each([
  [SALARY, 'Курьер'],
  ['/notifications', 'Курьер'],
  ['/couriers-shifts', 'Курьер'],
  ['/employees', 'ФИО'],
  ['/employees', 'Города'],
  ['/schedules/6', 'Курьер'],
])('%s shows %s on at most two lines, without breaking a word', async (address, heading) => {
  const { page } = opened
  await mountScreen(page, address)
  for (const width of [1440, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSoon(() => badlyBroken(page, heading), [])
  }
})

test.each([1280, 1440])('the counts of all seven statuses of orders fit into %i pixels', async (width) => {
  const page = await openAt('/orders?cityId=1', width)
  const tiles = page.getByRole('list', { name: 'Заказы на странице по статусам' })
  await expectSoon(() => tiles.getByRole('listitem').count(), 7)
  // The strip of tiles fades out at its right edge. The last tile is fully visible if the list ends before the fade.
  await expectSoon(
    () => tiles.evaluate((list) => list.getBoundingClientRect().right < window.innerWidth - 16 - 12),
    true,
  )
})

test.each(LISTS)('%s has rows of one height', async (address) => {
  const page = await openAt(address, 1440)
  const heights = () =>
    page.locator(ROW).evaluateAll((rows) => [...new Set(rows.map((row) => (row as HTMLElement).offsetHeight))])
  await expectSoon(heights, [40])
})

/** Returns the amounts that take more than one line. Before measuring, writes «−1 500 ₸» into the amounts of the first row. */
const wrappedAmounts = (page: Page): Promise<string[]> =>
  page.evaluate((rows) => {
    const cells = (row: Element | undefined) =>
      [...(row?.querySelectorAll('td') ?? [])].filter(({ textContent }) => textContent?.endsWith('₸'))
    const all = [...document.querySelectorAll(rows)]
    for (const cell of cells(all[0])) (cell.querySelector('a') ?? cell).textContent = '−1\u00a0500\u00a0₸'
    const isWrapped = (cell: Element) => {
      const words = document.createRange()
      words.selectNodeContents(cell.querySelector('a') ?? cell)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const amounts = all.flatMap(cells)
    return amounts.length === 0 ? ['no amounts'] : amounts.filter(isWrapped).map(({ textContent }) => textContent ?? '')
  }, ROW)

// Headless Chromium shows no scroll bar. The test therefore uses a width of 1425 px: a 1440 px window minus a 15 px scroll bar.
test.each([SALARY, `${SALARY}&group=true`])('%s shows amounts on one line', async (address) => {
  const page = await openAt(address, 1425)
  await expectSoon(() => wrappedAmounts(page), [])
})

test('no heading of the daily report is broken inside a word', async () => {
  const page = await openAt('/reports/delivery?cityId=1&month=3&year=2026', 1440)
  await expectSoon(() => badlyBroken(page), [])
})

test.each([
  [SALARY, 'Курьер', 'К выплате'],
  ['/payments', 'Контрагент', 'Сумма'],
  ['/couriers-shifts', 'Курьер', 'Итого за смену'],
  ['/directories/penalties', 'Название', 'Сумма'],
  ['/reports/companies', 'Контрагент', 'Доход с контрагента'],
  ['/reports/couriers', 'Курьер', 'Доход курьера'],
])('%s begins with name and sum on a phone', async (address, name, sum) => {
  const page = await openAt(address, 390)
  await expectSoon(() => notSeen(page, name), [])
  await expectSoon(() => notSeen(page, sum), [])
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), false)
})

test.each([SALARY, '/couriers-shifts', '/reports/companies'])(
  'all tools of %s are in view on a phone',
  async (address) => {
    const page = await openAt(address, 390)
    const right = () =>
      page.getByRole('button', { name: 'Настройка колонок' }).evaluate((tool) => tool.getBoundingClientRect().right)
    await expectSoon(async () => (await right()) <= 390, true)
  },
)

test.each(['/payments', '/reports/delivery?cityId=1&month=3&year=2026'])(
  'the tools of %s fit on a phone without scrolling',
  async (address) => {
    const page = await openAt(address, 390)
    await page.getByRole('button', { name: 'Экспорт' }).waitFor()
    const hidden = () =>
      page.getByRole('button', { name: 'Настройка колонок' }).evaluate((tool) => {
        let strip = tool.parentElement
        while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement
        return strip && strip.scrollWidth - strip.clientWidth
      })
    await expectSoon(hidden, 0)
  },
)

test('controls of a screen share full lines on a phone', async () => {
  const { page } = opened
  await page.setViewportSize({ width: 390, height: 900 })
  const edges = (role: 'button' | 'textbox' | 'link', name: string) =>
    page.getByRole(role, { name }).evaluate((control) => {
      const { left, right } = control.getBoundingClientRect()
      return [left, right]
    })
  await mountScreen(page, '/settings/bonus-rate?cityId=1')
  await page.getByRole('button', { name: 'Добавить ступень' }).first().waitFor()
  const compareEdges = () => edges('button', 'Сравнить со сменами за 14 дней')
  const copyEdges = () => edges('button', 'Скопировать в другой город')
  await expectSoon(async () => isDeepStrictEqual(await compareEdges(), await copyEdges()), true)
  const whole = await compareEdges()
  await mountScreen(page, '/couriers?cityId=1')
  await expectSoon(() => edges('textbox', 'Найти курьера'), whole)
  await mountScreen(page, '/schedules?cityId=1')
  await page.getByRole('cell').getByRole('link').first().click()
  const shared = async () => [(await edges('button', 'Редактировать'))[0], (await edges('button', 'Опубликовать'))[1]]
  await expectSoon(shared, whole)
})

test.each([
  ['/orders', 'Найти заказ'],
  ['/archive-orders', 'Найти заказ'],
  ['/employees', 'Найти сотрудника'],
])('the hint in the search of %s is whole on a laptop', async (address, name) => {
  const page = await openAt(address, 1280)
  const isWhole = () =>
    page.getByLabel(name, { exact: true }).evaluate((input: HTMLInputElement) => {
      const hint = document.createElement('span')
      hint.textContent = input.placeholder
      hint.style.position = 'absolute'
      hint.style.whiteSpace = 'nowrap'
      input.parentElement?.append(hint)
      const { width } = hint.getBoundingClientRect()
      hint.remove()
      return input.placeholder !== '' && width <= input.clientWidth
    })
  await expectSoon(isWhole, true)
})
