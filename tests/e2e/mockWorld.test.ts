import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { ROW } from '../antdSelectors'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'

let api: Awaited<ReturnType<typeof startMockApi>>
let production: BuiltConsole
let demo: BuiltConsole
let opened: ConsolePage | undefined

beforeAll(async () => {
  api = await startMockApi({ size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' })
  production = await serveConsole('dist', { apiBase: api.apiUrl, streamBase: api.streamUrl })
  demo = await serveConsole('dist-demo')
}, 60_000)

afterEach(async () => {
  await opened?.close()
  opened = undefined
})

afterAll(async () => {
  await production.close()
  await demo.close()
  await api.stop()
})

const rows = (page: Page) => page.locator(ROW)

async function waitForChange(page: Page): Promise<void> {
  await page.getByText('В эфире').waitFor()
  await page.waitForSelector('[data-changed]', { timeout: 45_000 })
}

test('production signs in on another origin, lists cities and orders, and receives pushed orders', async () => {
  opened = await openPage(production, '/login')
  const { page, complaints } = opened
  await page.getByLabel('Телефон').fill(DEMO_ACCOUNTS.administrator.phone.slice(1))
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/orders')
  await rows(page).nth(19).waitFor()
  await waitForChange(page)
  await page.getByText('Справочники').click()
  await page.getByRole('link', { name: 'Города' }).click()
  await page.getByRole('cell', { name: 'Караганда', exact: true }).waitFor()
  expect(complaints).toEqual([])
}, 90_000)

test('the demo needs no server: the operator signs in by a click and sees orders change live', async () => {
  opened = await openPage(demo, '/?at=2026-03-18T13:00')
  const { page, complaints } = opened
  await page.getByRole('button', { name: new RegExp(DEMO_ACCOUNTS.operator.title) }).click()
  await page.waitForURL('**/orders')
  await rows(page).first().waitFor()
  // A user with one city sees only the district in the list; the city is in the tooltip.
  const places = await rows(page).evaluateAll((lines) => lines.map((line) => line.innerHTML))
  expect(places.every((place) => place.includes('Караганда'))).toBe(true)
  await waitForChange(page)
  expect(complaints).toEqual([])
}, 90_000)

test('the clock of the demo starts at the time in its address', async () => {
  opened = await openPage(demo, '/?at=2026-03-18T13:00&speed=0')
  const { page } = opened
  await page.getByRole('button', { name: new RegExp(DEMO_ACCOUNTS.operator.title) }).click()
  await rows(page).first().waitFor()
  // A cell with a time of today does not show the date; the date is in the tooltip.
  expect(await rows(page).locator('[title*="18-03-2026"]').count()).toBeGreaterThan(5)
  const left = await page.locator('.order-countdown').allTextContents()
  expect(left.length).toBeGreaterThan(5)
  expect(left.every((text) => /^−?\d{2}:\d{2}$/.test(text))).toBe(true)
}, 60_000)
