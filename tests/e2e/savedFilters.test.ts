import { expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { ConsolePage } from './console'
import { mockConsole } from './consoleFixture'
import { expectSoon } from './polling'

let opened: ConsolePage

const { site, open } = mockConsole({ size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' })

const KEY = `filters:${DEMO_ACCOUNTS.administrator.id}:orders`
const focused = () => opened.page.evaluate(() => document.activeElement?.textContent ?? '')
const query = () => new URL(opened.page.url()).search

test('a filter is chosen by keyboard only, and the default one opens the screen', async () => {
  opened = await open('/orders')
  const { page } = opened
  const saved = {
    filters: [
      { name: 'Наличные', query: 'paymentTypeId=1' },
      { name: 'Принятые', query: 'status=20' },
    ],
    defaultName: 'Наличные',
  }
  await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [KEY, JSON.stringify(saved)] as const)

  await page.getByRole('button', { name: /Сохранённые фильтры/ }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[role="menuitem"]:focus', { hasText: 'Наличные' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role="menuitem"]:focus', { hasText: 'Принятые' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/orders?status=20')
  await expectSoon(async () => (await focused()).startsWith('Сохранённые фильтры'), true)

  await page.keyboard.press('Enter')
  await page.locator('[role="menuitem"]:focus').waitFor()
  await page.keyboard.press('End')
  await page.locator('[role="menuitem"]:focus', { hasText: 'Изменить список' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Сохранённые фильтры' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect(
    page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Сохранённые')),
  ).resolves.toBeTruthy()

  await page.goto(`${site.url}/orders`)
  await page.waitForURL('**/orders?paymentTypeId=1')
  await page.goto(`${site.url}/orders?status=20`)
  await page.getByRole('button', { name: 'Сбросить' }).waitFor()
  expect(query()).toBe('?status=20')
}, 60_000)
