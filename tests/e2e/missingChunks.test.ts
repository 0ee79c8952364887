import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { type MockServer, startMockServer } from '../../mocks/node'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { STORY_MOMENT } from '../../mocks/testing'
import { SPECIFIED_SCREENS } from '../app/routing/specifiedScreens'
import { type BuiltConsole, type ConsolePage, goTo, openPage, serveConsole } from './console'
import { waitForClosedDialogs } from './operatorActions'
import { expectSoon } from './polling'

/**
 * The first request of every lazily loaded chunk fails, as during a deploy. Only the part of the screen that needs the chunk shows an
 * error, and «Повторить» loads it.
 */
let server: MockServer
let site: BuiltConsole
let opened: ConsolePage
let page: Page
const lost = new Set<string>()

beforeAll(async () => {
  server = await startMockServer({ size: 200, at: STORY_MOMENT, speed: 0 })
  // There is no live stream at this `streamBase`, so no live event changes the rows during this test. Another test covers such events while
  // a chunk is missing.
  site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.apiUrl })
  opened = await openPage(site, '/profile', { key: demoUserSessionKey('administrator'), hasClock: true })
  page = opened.page
  await page.getByRole('heading', { level: 1, name: 'Профиль' }).waitFor()
  // A component preloads its dialogs two seconds after it mounts. Wait until these dialogs are loaded; the bundler's runtime then removes
  // their script elements.
  await page.clock.fastForward(3000)
  await page.waitForFunction(() => !document.querySelector('script[data-rspack], link[data-rspack-loading]'))
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    const url = route.request().url()
    // After a failure the console fetches the chunk's file to check whether it still exists. The test lets this request through.
    if (lost.has(url) || route.request().resourceType() === 'fetch') return route.continue()
    lost.add(url)
    return route.abort()
  })
}, 60_000)

afterAll(async () => {
  await opened.close()
  await site.close()
  await server.close()
})

/** Presses «Повторить» until `wanted` is there. An open dialog covers the buttons of the page, so `area` says where to press. */
async function arrives(wanted: Locator, area: Page | Locator = page): Promise<void> {
  const retry = area.getByRole('button', { name: 'Повторить' })
  for (let attempt = 0; attempt < 12; attempt++) {
    await wanted.or(retry).first().waitFor()
    await expectSoon(() => page.getByRole('banner').count(), 1)
    if ((await retry.count()) === 0) return
    await retry.first().click()
  }
  throw new Error('«Повторить» does not bring it')
}

const inDialog = () => page.getByRole('dialog').filter({ visible: true })

async function closes(open: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden' })
  await waitForClosedDialogs(page)
}

const PATHS = SPECIFIED_SCREENS.map(({ path }) => path).filter((path) => !path.includes('{') && path !== '/profile')

test.each(PATHS)('%s', async (path) => {
  // Open the profile first, otherwise the heading of the previous screen could be mistaken for the heading of the tested screen.
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'Профиль', exact: true }).waitFor()
  await goTo(page, path)
  await arrives(page.locator('main h1').filter({ hasNotText: /^Профиль$/ }))
})

test('chunks of screens did fail', () => expect(lost.size).toBeGreaterThan(PATHS.length / 2))

test('parts loaded after the rows of a list', async () => {
  await goTo(page, '/orders')
  await page.getByRole('heading', { level: 1, name: 'Активные заказы' }).waitFor()
  await arrives(page.getByText('Нагрузка по времени', { exact: true }))
})

test('the map of couriers', async () => {
  await page.getByRole('button', { name: 'Карта курьеров' }).click()
  await arrives(page.getByRole('dialog', { name: 'Карта курьеров' }), inDialog())
  await closes(page.getByRole('dialog', { name: 'Карта курьеров' }))
})

test('the palette and the shortcuts dialog load after a failed request', async () => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Раздел, город, действие или номер заказа' })
  await arrives(palette, inDialog())
  await closes(palette)
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Сочетания клавиш' })
  await arrives(shortcuts, inDialog())
  await closes(shortcuts)
})

test('the panel of notices', async () => {
  await page.getByRole('button', { name: /^Уведомления о заказах:/ }).click()
  const sound = page.getByRole('switch', { name: 'Звук: новый заказ' })
  await arrives(sound)
  await closes(sound)
})

test('an export', async () => {
  await goTo(page, '/orders')
  await arrives(page.locator('main h1'))
  await page.getByRole('button', { name: 'Экспорт' }).click()
  await page.getByRole('menuitem').first().click()
  await arrives(page.getByRole('dialog', { name: /^Экспорт/ }), inDialog())
})
