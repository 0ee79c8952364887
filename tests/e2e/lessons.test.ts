import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ACTIVE_OPTION, ROW } from '../antdSelectors'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'
import { focusRowAbove, waitForShortcuts } from './operatorActions'
import { expectSoon } from './polling'

const PATIENCE = { timeout: 30_000 }

let demo: BuiltConsole
let opened: ConsolePage | undefined
beforeAll(async () => {
  demo = await serveConsole('dist-demo')
})
afterEach(async () => {
  await opened?.close()
  expect(opened?.complaints).toEqual([])
  opened = undefined
})
afterAll(() => demo.close())

async function visit(path: string): Promise<Page> {
  opened = await openPage(demo, path)
  return opened.page
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Демо-мир' })

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.ariaLabel || element?.labels?.[0]?.textContent || element?.textContent || ''
    })
  for (let tries = 0; tries < 150; tries++) {
    if (name.test(await focused())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

test('an order is handed over with a reason; a rewind returns to the goal', async () => {
  const page = await visit('/?lesson=explain-change,new-rate')
  await panel(page).getByText('Цель 1 из 2').waitFor(PATIENCE)
  expect(new URL(page.url()).pathname).toBe('/orders')
  await page.locator(ROW).first().waitFor(PATIENCE)
  await waitForShortcuts(page)
  await focusRowAbove(page, 510_009)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  const form = page.getByRole('dialog', { name: 'Смена курьера заказа 510009' })
  await form.getByText(/^Ближайший свободный: .+ — свободен/).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('[role="combobox"]'))
  await page.keyboard.press('Enter')
  const choice = page.locator(ACTIVE_OPTION)
  await choice.waitFor()
  await page.keyboard.press('Enter')
  await choice.waitFor({ state: 'hidden' })
  await page.keyboard.press('Alt+3')
  await page.keyboard.press('Control+Enter')
  const result = panel(page).getByText(/^Достигнуто целей: 2 из 2, .*нарушений 0\.$/)
  await result.waitFor(PATIENCE)
  await expectSoon(() => panel(page).getByRole('link', { name: 'Следующий урок: Новая ставка' }).count(), 1)

  await tabTo(page, /^Повторить с этого места$/)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await panel(page).getByText('Цель 2 из 2').waitFor(PATIENCE)
}, 180_000)

test('a rate is raised', async () => {
  const page = await visit('/?lesson=new-rate')
  await panel(page).getByText('Цель 1 из 1').waitFor(PATIENCE)
  await page
    .getByRole('textbox', { name: /За заказ/ })
    .first()
    .waitFor(PATIENCE)
  await tabTo(page, /Пеший курьер: За заказ, ₸$/)
  await page.keyboard.type('650')
  await tabTo(page, /^Сохранить$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Сохранить ставки?' })
  await dialog.getByText('650').first().waitFor(PATIENCE)
  await tabTo(page, /^Сохранить$/)
  await page.keyboard.press('Enter')
  await panel(page)
    .getByText(/^Достигнуто целей: 1 из 1/)
    .waitFor(PATIENCE)
}, 180_000)
