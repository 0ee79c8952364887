import { afterAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { ACTIVE_OPTION, OPEN_MENU, ROW, TABLE_AREA } from '../antdSelectors'
import { attentionOf } from './attentionBar'
import { goTo, type PageSetup } from './console'
import { mockConsole } from './consoleFixture'
import { TILES } from './contractConsole'
import {
  actionCounts,
  countActions,
  dialogOf,
  focusRowAbove,
  hasFocus,
  printActionCounts,
  waitForShortcuts,
} from './operatorActions'

/**
 * Counts the actions that ten tasks of an operator take (a key, a click or a typed text is one action), and the fully visible rows of the
 * list. The mock's time is paused. Prints all counts, and fails if one is worse than its limit.
 */

/** Minimum number of fully visible rows by size of the viewport; 640x360 is a window of 1280 × 720 at 200 % zoom. */
const ROWS = { '1440x900': 15, '1280x720': 11, '640x360': 4 } as const
const ROWS_BESIDE_MAP = 6
const TALLEST_ROW = 44

const { open: openConsole } = mockConsole(
  { size: 100_000, archive: 1000, at: '2026-03-18T13:00:00+05:00' },
  { config: { tiles: TILES } },
)
// The filter «Сегодня» uses the real current date, which the console reads from the `Date` header of responses. A second mock server
// therefore starts on that date.
const TODAY = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10)
const { open: openToday } = mockConsole({ size: 20_000, archive: 200, at: `${TODAY}T13:00:00+05:00` })

afterAll(printActionCounts)

async function open(path = '/orders', setup: PageSetup & { person?: 'operator' | 'partner' } = {}): Promise<Page> {
  const { person = 'operator', ...window } = setup
  const { page } = await openConsole(path, { isFilterFolded: true, key: demoUserSessionKey(person), ...window })
  await page.locator(ROW).nth(2).waitFor()
  return page
}

/** Resizes the window while the profile is open, then opens the screen, so that its rows are measured at the new size. */
async function showAt(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'Профиль', exact: true }).waitFor()
  await page.locator(ROW).first().waitFor({ state: 'hidden' })
  await page.setViewportSize(size)
  await goTo(page, path)
  await page.locator(ROW).first().waitFor()
}

async function wholeRows(page: Page): Promise<number> {
  const { whole, tallest, beyond } = await page.evaluate(
    ({ row, area }) => {
      const lines = [...document.querySelectorAll(row)].map((line) => line.getBoundingClientRect())
      const body = document.querySelector(area)
      return {
        whole: lines.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
        tallest: Math.max(...lines.map(({ height }) => height)),
        beyond: (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
      }
    },
    { row: ROW, area: TABLE_AREA },
  )
  expect(tallest).toBeLessThanOrEqual(TALLEST_ROW)
  const { width = 0 } = page.viewportSize() ?? {}
  const isSplit = (await page.locator('.orders-body--split').count()) > 0
  if (width >= 1280 && !isSplit) expect(beyond).toBe(0)
  return whole
}

test('complete rows at each size, and beside the map at 1280x720', async () => {
  const page = await open()
  for (const [size, least] of Object.entries(ROWS)) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await showAt(page, '/orders', { width, height })
    await page.locator(ROW).nth(least).waitFor()
    const whole = await wholeRows(page)
    actionCounts.push([`whole rows at ${size}`, whole, least])
    expect(whole).toBeGreaterThanOrEqual(least)
  }
  await showAt(page, '/orders?map=true', { width: 1280, height: 720 })
  await page.getByRole('region', { name: 'Карта заказов' }).waitFor()
  await page.locator(ROW).nth(2).waitFor()
  const whole = await wholeRows(page)
  actionCounts.push(['complete rows beside the map at 1280x720', whole, ROWS_BESIDE_MAP])
  expect(whole).toBeGreaterThanOrEqual(ROWS_BESIDE_MAP)
}, 60_000)

async function openMostUrgentLateOrder(page: Page): Promise<void> {
  const late = countActions(page)
  await attentionOf(page)
    .getByRole('button', { name: /^Опаздывают \d/ })
    .waitFor()
  await late.click(page.getByRole('button', { name: /^Опаздывают/ }))
  await page.waitForURL('**attention=late**')
  await page.waitForFunction((row) => {
    const timers = [...document.querySelectorAll(`${row} .order-countdown`)]
    return timers.length > 0 && timers.every(({ textContent }) => textContent?.startsWith('−'))
  }, ROW)
  await late.press('ArrowDown')
  await late.press('Enter')
  await page.waitForURL('**order=**')
  late.done('the most urgent late order is open')
}

async function moveForward(page: Page): Promise<void> {
  await goTo(page, '/orders')
  await page.locator(`tr[data-row-key="${SPECIAL_ORDER_IDS.full}"]`).waitFor()
  await focusRowAbove(page, SPECIAL_ORDER_IDS.full)
  await page.keyboard.press('ArrowDown')
  const forward = countActions(page)
  await forward.press('s')
  await dialogOf(page, /^Изменить статус заказа/).waitFor()
  await hasFocus(page, 'Изменить')
  await forward.press('Enter')
  await page.getByText(new RegExp(`^Заказ ${SPECIAL_ORDER_IDS.full}: статус изменён`)).waitFor()
  forward.done('a status forward, without the way to the row')
}

async function cancelOrder(page: Page): Promise<void> {
  await focusRowAbove(page, SPECIAL_ORDER_IDS.lateEntry)
  const cancel = countActions(page)
  await cancel.press('ArrowDown')
  await cancel.press('x')
  await hasFocus(page, 'Не отменять')
  await cancel.press('Tab')
  await hasFocus(page, `Отменить заказ ${SPECIAL_ORDER_IDS.lateEntry}`)
  await cancel.press('Enter')
  await page.getByText(new RegExp(`^Заказ ${SPECIAL_ORDER_IDS.lateEntry}: статус изменён`)).waitFor()
  cancel.done('an order is cancelled')
}

async function changeCourier(page: Page): Promise<void> {
  const courier = countActions(page)
  await focusRowAbove(page, SPECIAL_ORDER_IDS.withoutCourier)
  await courier.press('ArrowDown')
  await courier.press('c')
  const form = dialogOf(page, `Назначить курьера: заказ ${SPECIAL_ORDER_IDS.withoutCourier}`)
  await form.getByText(/^Ближайший свободный: .+ — свободен/).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('[role="combobox"]'))
  await courier.press('Enter')
  const choice = page.locator(ACTIVE_OPTION)
  await choice.waitFor()
  await courier.press('Enter')
  // While a dropdown is open, the shortcuts of the form do not work, so wait until it is closed.
  await choice.waitFor({ state: 'hidden' })
  await courier.press('Control+Enter')
  await page.getByText(`Заказ ${SPECIAL_ORDER_IDS.withoutCourier}: курьер назначен`).waitFor()
  courier.done('an order has another courier')
}

async function moveOnMap(page: Page): Promise<void> {
  await focusRowAbove(page, SPECIAL_ORDER_IDS.partner)
  const place = countActions(page)
  await place.press('ArrowDown')
  await place.press('g')
  const map = dialogOf(page, `Координаты заказа ${SPECIAL_ORDER_IDS.partner}`).getByRole('application')
  await map.waitFor()
  // The order is already at the centre of the map, so a click there would change nothing. Click beside the centre.
  await place.click(map, { x: 80, y: 80 })
  await place.press('Control+Enter')
  await page.getByText(`Заказ ${SPECIAL_ORDER_IDS.partner}: координаты изменены`).waitFor()
  place.done('the place of an order has moved')
}

async function showCourierPhone(page: Page): Promise<void> {
  await focusRowAbove(page, SPECIAL_ORDER_IDS.atDoor)
  const phone = countActions(page)
  await phone.press('ArrowDown')
  await phone.press('p')
  await page
    .getByRole('region', { name: /^Заказ \d+$/ })
    .getByText(/Курьер .*: \+7/)
    .waitFor()
  phone.done('the phone of a courier is shown')
}

test('late, forward, cancel, another courier, place, phone', async () => {
  const page = await open()
  await waitForShortcuts(page)
  await openMostUrgentLateOrder(page)
  await moveForward(page)
  await cancelOrder(page)
  await changeCourier(page)
  await moveOnMap(page)
  await showCourierPhone(page)
}, 120_000)

test('edit an order, find a caller', async () => {
  const page = await open(`/orders?order=${SPECIAL_ORDER_IDS.atDoor}`)
  const detail = page.getByRole('region', { name: `Заказ ${SPECIAL_ORDER_IDS.atDoor}` })
  const number = (await detail.locator('dl a[href^="tel:"]').first().textContent()) ?? ''
  await goTo(page, '/orders')
  await detail.waitFor({ state: 'detached' })
  await waitForShortcuts(page)

  const caller = countActions(page)
  await caller.press('Control+k')
  await page.getByRole('combobox', { name: /номер заказа/ }).waitFor()
  await caller.type(number)
  await page
    .getByRole('option', { name: /^Заказ № / })
    .first()
    .waitFor()
  await caller.press('Enter')
  await page.waitForURL(`**order=${SPECIAL_ORDER_IDS.atDoor}**`)
  caller.done('a caller is found by his phone')

  await page.keyboard.press('Escape')
  await focusRowAbove(page, SPECIAL_ORDER_IDS.partner)
  const edit = countActions(page)
  await edit.press('ArrowDown')
  await edit.press('e')
  await page.waitForURL(`**/orders/edit/${SPECIAL_ORDER_IDS.partner}`)
  const name = page.getByLabel('Имя')
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value)
  await expect(name.evaluate((input) => input === document.activeElement)).resolves.toBe(true)
  await edit.type('Айгуль')
  await edit.press('Control+Enter')
  await page.getByText(/^Заказ \d+ сохранён/).waitFor()
  edit.done('an order is edited')
}, 120_000)

test('a new order of a partner', async () => {
  const page = await open('/orders', { person: 'partner' })
  const order = countActions(page)
  await order.click(page.getByRole('link', { name: 'Добавить заказ' }))
  await page.waitForURL('**/orders/add')
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  const next = () => order.press('Tab')
  await order.type('Айгуль')
  await next()
  await order.type('7011234567')
  await next()
  await order.type('улица Гоголя')
  await next()
  await order.type('7')
  await order.click(page.getByLabel('Название'))
  await order.type('Плов')
  await order.click(page.getByLabel('Цена'))
  await order.type('1800')
  for (const label of ['Тип оплаты', 'Филиал', 'Время приготовления']) {
    const select = page.getByRole('combobox', { name: label, exact: true })
    await select.and(page.locator(':enabled')).waitFor()
    await order.click(select)
    // Enter chooses the highlighted option, which appears shortly after the dropdown opens, so wait for it.
    const marked = page.locator(`${OPEN_MENU} ${ACTIVE_OPTION}`)
    await marked.waitFor()
    await order.press('Enter')
    await marked.waitFor({ state: 'hidden' })
  }
  await order.press('Control+Enter')
  await page
    .getByText(/^Заказ( \d+)? добавлен/)
    .first()
    .waitFor()
  order.done('a new order')
}, 120_000)

test("today's archive is a file", async () => {
  const { page } = await openToday('/orders', { isFilterFolded: true, key: demoUserSessionKey('operator') })
  await page.locator(ROW).nth(2).waitFor()
  const archive = countActions(page)
  await archive.click(page.getByRole('link', { name: 'Архив заказов' }).first())
  await page.waitForURL('**/archive-orders**')
  await page.locator(ROW).first().waitFor()
  await archive.press('/')
  await archive.click(page.getByRole('button', { name: 'Сегодня' }))
  await page.waitForURL(`**dateStart=${TODAY}**`)
  await page.locator(ROW).first().waitFor()
  await archive.click(page.getByRole('button', { name: 'Экспорт' }))
  // Wait until the menu has focused its first item, because Enter clicks the focused item.
  await page.locator('[role="menuitem"]:focus', { hasText: 'Excel (XLSX)' }).waitFor()
  const download = page.waitForEvent('download')
  await archive.press('Enter')
  const day = TODAY.split('-').reverse().join('-')
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^Архив заказов .*за ${day} .*\\.xlsx$`))
  await page.getByText(/^Файл сохранён/).waitFor()
  archive.done("today's archive is an Excel file")
}, 120_000)
