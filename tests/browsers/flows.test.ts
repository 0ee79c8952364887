import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { type BrowserName, installedBrowsers, missingBrowserNotes } from '../../scripts/browsers.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { launchByPuppeteer, launchWebkit, type RunningBrowser } from './launch'
import * as page from './pageState'
import { Tab } from './tab'

const WORLD = 'seed=7&size=1000&at=2026-03-18T13:00&speed=0'
const LIVE = 'seed=7&size=1000&at=2026-03-18T13:00&speed=60'
const WEEK = 'cityId=1&dateStart=2026-03-10&dateEnd=2026-03-16'
const OUTLINE = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { description: 'Новый контур' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [73.1, 49.7],
            [73.2, 49.7],
            [73.2, 49.8],
            [73.1, 49.7],
          ],
        ],
      },
    },
  ],
})
const DEMO = join(__dirname, '../../dist-demo')

jest.setTimeout(180_000)

const installed = installedBrowsers()

const launch = (name: BrowserName, path: string): Promise<RunningBrowser> =>
  name === 'webkit' ? launchWebkit(path) : launchByPuppeteer(name, path)

test('a browser is installed', () => expect(installed.length ? [] : missingBrowserNotes()).toEqual([]))

describe.each(installed)('$name', ({ name, path }) => {
  let browser: RunningBrowser
  let site: Awaited<ReturnType<typeof serveFolder>>
  let tab: Tab
  let close: (() => Promise<void>)[] = []

  beforeAll(async () => {
    browser = await launch(name, path)
    site = await serveFolder(DEMO, { asDeployed: true })
  })
  afterEach(async () => {
    const errors = await tab.errors()
    for (const one of close.reverse()) await one()
    close = []
    expect(errors).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  async function open(address: string, url = site.url): Promise<void> {
    const driver = await browser.open()
    close.push(driver.close)
    tab = new Tab(driver, url)
    await tab.goto(address)
  }
  const openAs = (person: string, address: string, world = WORLD, url?: string) =>
    open(`${address}${address.includes('?') ? '&' : '?'}${world}&as=${person}`, url)
  const rows = () => tab.until('No rows', () => tab.evaluate(page.rowKeys))

  test('week grid, typed and dragged', async () => {
    await openAs('dispatcher', '/schedules')
    await tab.click('link', '17-03-2026 – 23-03-2026')
    await tab.click('switch', '^Черновик')
    await tab.click('radio', '^Неделя$')
    await tab.click('grid', 'Неделя по курьерам')
    await tab.type('1-13')
    await tab.press('Enter')
    const cell = await tab.until('Nothing was typed', () => tab.evaluate(page.cellWith, '01–13'))
    const from = { x: cell.left + (cell.width * 7) / 24, y: cell.middle }
    await tab.drag(from, { x: from.x + cell.width / 8, y: from.y })
    await tab.sees('Смена перенесена')
  })

  test('zone import', async () => {
    await openAs('administrator', '/points/1/settings')
    await tab.click('field', '^Выгрузка из сервиса карт')
    await tab.type(OUTLINE)
    await tab.find('button', '^Новый контур$')
  })

  test('first start loads the page once; map', async () => {
    await openAs('operator', '/orders?map=true')
    await rows()
    const { x, y } = await tab.find('application', '.')
    const before = await tab.until('No tiles', async () => {
      const tiles = Object.entries(await tab.evaluate(page.tilePositions))
      return tiles.length > 0 ? tiles : null
    })
    expect(await tab.evaluate(page.navigationType)).toBe('navigate')
    await tab.drag({ x, y }, { x: x + 150, y: y + 80 })
    await tab.until('The map does not move', async () => {
      const now = await tab.evaluate(page.tilePositions)
      return before.some(([tile, position]) => tile in now && now[tile] !== position)
    })
  })

  test('print', async () => {
    await openAs('manager', `/reports/delivery?${WEEK}`)
    await tab.find('button', 'Печать')
    await tab.evaluate(page.recordPrint)
    await tab.click('button', 'Печать')
    await tab.until('Nothing was printed', () => tab.evaluate(page.printedText))
  })

  // Other browser tests prove these tasks in Chromium. It runs them only if no other browser is installed.
  if (name === 'chromium' && installed.length > 1) return

  test('sign in', async () => {
    await open(`/?${WORLD}`)
    await tab.click('field', '^Телефон')
    await tab.type(DEMO_ACCOUNTS.operator.phone.slice(1))
    await tab.click('field', '^Пароль')
    await tab.type(DEMO_PASSWORD)
    await tab.press('Enter')
    await tab.find('button', '^Меню пользователя: .*Ковалёва')
  })

  test('live list', async () => {
    await openAs('operator', '/orders', LIVE)
    await tab.sees('В эфире')
    const before = await rows()
    await tab.until('The list does not change', async () => (await tab.evaluate(page.rowKeys)) !== before)
  })

  test('salary payment', async () => {
    await openAs('manager', `/salary?${WEEK}`)
    await tab.click('button', '^Выплатить: ')
    await tab.find('dialog', 'Выплатить деньги курьеру')
    await tab.click('button', '^Выплатить$')
    await tab.sees('Выплата отправлена')
  })

  test('export, reload, order change, two tabs', async () => {
    await openAs('operator', '/orders')
    const before = await rows()
    await tab.evaluate(page.recordFiles)
    await tab.click('button', '^Экспорт')
    await tab.click('menuitem', '^CSV')
    await tab.sees('Файл сохранён')
    const text = await tab.evaluate(page.savedText)
    expect(text).toMatch(/№ заказа/)
    expect(text.trim().split('\n').length).toBeGreaterThan(before.split('\n').length)

    // A reload removes the recorded errors.
    expect(await tab.errors()).toEqual([])
    await tab.goto('/orders')
    expect(await rows()).toBe(before)

    await tab.click('button', '^Развернуть')
    await tab.click('button', '^Принят$')
    await tab.click('button', '^Изменить$')
    await tab.sees(/Заказ \d+: статус изменён/)

    const other = await tab.newTab(`/orders?${WORLD}&as=operator`)
    expect(await other.until('No rows', () => other.evaluate(page.rowKeys))).toBe(before)
  })

  test('offline', async () => {
    const own = await serveFolder(DEMO, { asDeployed: true })
    close.push(own.close)
    await openAs('operator', '/orders', WORLD, own.url)
    await rows()
    await tab.until('The files are not stored', () => tab.evaluate(page.hasStoredFiles))
    await own.close()
    await tab.goto('/archive-orders')
    await rows()
  })
})
