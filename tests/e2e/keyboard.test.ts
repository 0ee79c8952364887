import { beforeEach, expect, test } from '@jest/globals'
import { EXPANDED_ROW, ROW } from '../antdSelectors'
import type { ConsolePage } from './console'
import { mockConsole } from './consoleFixture'
import { expectSoon } from './polling'

let page: ConsolePage['page']

const { site, open } = mockConsole({ size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' }, { key: undefined })

beforeEach(async () => {
  page = (await open('/login')).page
})

const press = (key: string) => page.keyboard.press(key)
const address = () => page.url().slice(site.url.length)
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    return element?.dataset.rowKey ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

async function signIn(phone: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  await page.keyboard.type(phone)
  await press('Tab')
  await page.keyboard.type('dostavka')
  await press('Enter')
}

async function walk(): Promise<void> {
  const row = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('tr')?.dataset.rowKey)
  const before = await row()
  await expectSoon(async () => {
    if ((await row()) === before) await press('ArrowDown')
    return (await row()) !== before
  }, true)
}

async function goTo(words: string): Promise<void> {
  await press('Control+k')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await page.keyboard.type(words)
  await press('Enter')
}

test('from the sign-in to the orders, into one and back, its filter, the list of keys', async () => {
  await signIn('7000000001')
  await heading('Активные заказы')
  // The keys of the word «профиль», typed in the English keyboard layout.
  await goTo('ghjabkm')
  await heading('Профиль')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await expectSoon(focused, 'Профиль')

  await goTo('активн')
  await heading('Активные заказы')
  const ids = () => page.locator(ROW).evaluateAll((rows) => rows.map((row) => row.dataset.rowKey))
  await page.waitForFunction((row) => document.querySelectorAll(`${row} .order-number`).length > 2, ROW)
  await walk()
  await walk()
  const chosen = await focused()
  expect(await ids()).toContain(chosen)
  await press('Enter')
  await page.waitForURL(`**/orders?order=${chosen}`)
  await page.locator(EXPANDED_ROW).waitFor()
  await expectSoon(focused, chosen)
  await press('Escape')
  await page.waitForURL('**/orders')
  await expectSoon(focused, chosen)

  await press('/')
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  await page.keyboard.type(chosen)
  await press('Enter')
  await page.waitForURL(`**/orders?id=${chosen}`)
  await press('Escape')
  await page.waitForFunction(
    ([row, id]) => {
      const rows = [...document.querySelectorAll<HTMLElement>(String(row))]
      return rows.length === 1 && rows[0]?.dataset.rowKey === id
    },
    [ROW, chosen],
  )
  await press('ArrowDown')
  await expectSoon(focused, chosen)

  await press('Control+KeyK')
  await page.getByRole('dialog', { name: 'Быстрый переход' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectSoon(focused, chosen)

  await press('?')
  await page.getByRole('dialog', { name: 'Сочетания клавиш' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectSoon(focused, chosen)
}, 60_000)

test('past the menu, into a row that opens its screen, and to an order by its number', async () => {
  await signIn('7000000001')
  await heading('Активные заказы')
  await page.reload()
  await heading('Активные заказы')
  await press('Tab')
  await expectSoon(focused, 'К содержанию')
  await press('Enter')
  await expectSoon(() => page.evaluate(() => document.activeElement?.id), 'main')

  await goTo('контраг')
  await heading('Контрагенты')
  await page
    .getByRole('link', { name: /^Открыть: / })
    .first()
    .waitFor()
  await walk()
  await press('Enter')
  await page.waitForURL(/\/companies\/\d+$/)
  await goTo('17')
  await page.waitForURL('**/orders?id=17')
  expect(address()).toBe('/orders?id=17')
}, 60_000)

test('a shortcut works while a dialog still fades out', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn('7000000001')
  await heading('Активные заказы')
  await press('?')
  await page.getByRole('dialog', { name: 'Сочетания клавиш' }).waitFor()
  await press('Escape')
  await press('Control+k')
  await page.getByRole('combobox', { name: /^Раздел, город/ }).waitFor()
  await page.keyboard.type('профиль')
  await press('Enter')
  await heading('Профиль')
}, 60_000)
