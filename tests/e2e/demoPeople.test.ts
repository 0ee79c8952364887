import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoConsole } from './consoleFixture'
import { expectSoon } from './polling'

const WORLD = 'seed=7&size=1000&at=2026-03-18T13:00&speed=0'
const PATIENCE = { timeout: 30_000 }
const NAMES = { administrator: 'Сейтказина', operator: 'Ковалёва', partner: 'Тулегенов' }

const { site: demo, open } = demoConsole()

async function visit(path: string): Promise<Page> {
  const visitor = await open(path)
  return visitor.page
}

async function openInPanel(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage()
  await beside.goto(demo.url + path)
  return beside
}

const menu = (page: Page) => page.getByRole('button', { name: /^Меню пользователя/ })
const seesPerson = (page: Page, name: keyof typeof NAMES) =>
  page.getByRole('button', { name: new RegExp(`^Меню пользователя: .*${NAMES[name]}`) }).waitFor(PATIENCE)

const panel = (page: Page) => page.getByRole('complementary', { name: 'Демо-мир' })
const openPanel = (page: Page) => panel(page).getByRole('button', { name: 'Демо-мир' }).click(PATIENCE)
const moment = (page: Page) => panel(page).locator('time').last().textContent(PATIENCE)

const addOrder = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const send = async (method: string, path: string, body: object) => {
      const call = { person: '77000000005', method, path, body }
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/__world/call', { method: 'POST', headers, body: JSON.stringify(call) })).json()
    }
    const [first] = await send('POST', '/manage/order/search', {})
    const address = { street: 'улица Ерубаева', house: '10', customerName: 'Айгуль', phone: '77011234567' }
    const order = { cityId: 1, branchId: first.branchId, paymentTypeId: 1, timeForReady: 25, deliveryPrice: 700 }
    const orderItems = [{ name: 'Плов', quantity: 2, price: 1800 }]
    return (await send('POST', '/manage/order', { ...address, ...order, orderItems })).id
  })

test('operator and partner work side by side in one world; one sign-out does not affect the other', async () => {
  const operator = await visit(`/orders?${WORLD}&as=operator`)
  await seesPerson(operator, 'operator')
  await openPanel(operator)
  await panel(operator).getByRole('button', { name: 'Закрепить' }).click()
  await panel(operator).getByText('Открыть рядом как …', { exact: true }).click()
  const [partner] = await Promise.all([
    operator.context().waitForEvent('page'),
    panel(operator).getByRole('link', { name: 'Партнёр' }).click(),
  ])
  await seesPerson(partner, 'partner')
  expect(await panel(partner).getByRole('heading', { name: 'Демо-мир' }).count()).toBe(0)
  expect(await partner.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('operator')))).toEqual(
    [],
  )
  await partner.reload()
  await seesPerson(partner, 'partner')

  // The browser window of the demo user «Партнёр» opens at half the screen width, where the menu is collapsed. Widen it to show the menu.
  await partner.setViewportSize({ width: 1280, height: 800 })
  await partner.getByRole('link', { name: 'Активные заказы' }).click(PATIENCE)
  const row = partner.locator('tr[data-row-key]').first()
  await row.waitFor(PATIENCE)
  const id = await row.getAttribute('data-row-key')
  await operator.locator(`tr[data-row-key="${id}"]`).waitFor(PATIENCE)
  const added = await addOrder(partner)
  await operator.locator(`tr[data-row-key="${added}"]`).waitFor(PATIENCE)

  await menu(partner).click()
  await partner.getByText('Выйти').click()
  await partner.getByRole('heading', { name: 'Вход' }).waitFor(PATIENCE)
  await operator.reload()
  await seesPerson(operator, 'operator')
}, 120_000)

test('tabs without their own user share one; a link from a tab with its own user keeps that user and the world', async () => {
  const first = await visit(`/profile?${WORLD}`)
  await first.getByRole('button', { name: /^Администратор/ }).click(PATIENCE)
  await seesPerson(first, 'administrator')
  const own = await openInPanel(first, `/profile?${WORLD}&as=partner`)
  await seesPerson(own, 'partner')
  await own.getByRole('link', { name: 'Активные заказы' }).click(PATIENCE)
  const [linked] = await Promise.all([
    own.context().waitForEvent('page'),
    own.getByRole('link', { name: 'Архив заказов' }).click({ modifiers: ['ControlOrMeta'], ...PATIENCE }),
  ])
  await seesPerson(linked, 'partner')
  await openPanel(linked)
  await panel(linked).getByText('1 000', { exact: true }).waitFor(PATIENCE)
  await panel(linked).getByText('18-03-2026 13:00', { exact: true }).waitFor(PATIENCE)
  const second = await openInPanel(first, `/profile?${WORLD}`)
  await seesPerson(second, 'administrator')
  await first.reload()
  await seesPerson(first, 'administrator')
}, 120_000)

test('a copied link shows the same in another browser, and its address has the speed of the world', async () => {
  const page = await visit(`/profile?${WORLD}&as=operator&theme=dark`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seesPerson(page, 'operator')
  await openPanel(page)
  await panel(page).getByRole('button', { name: '+15 минут' }).click()
  await panel(page).getByLabel('Скорость').selectOption('60')
  await expectSoon(() => new URL(page.url()).searchParams.get('speed'), '60')
  await panel(page).getByLabel('Скорость').selectOption('0')
  await panel(page).getByRole('button', { name: 'Скопировать ссылку' }).click()
  await panel(page).getByText('Ссылка скопирована').waitFor(PATIENCE)
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await visit(link.slice(demo.url.length))
  await seesPerson(elsewhere, 'operator')
  expect(new URL(elsewhere.url()).pathname).toBe('/profile')
  expect(await elsewhere.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await openPanel(elsewhere)
  await expectSoon(async () => (await moment(elsewhere)) === (await moment(page)), true)
}, 120_000)

test('«Показать» on the sign-in screen begins the lunch peak again after an hour', async () => {
  const page = await visit('/?lesson=lunch-peak')
  await seesPerson(page, 'administrator')
  await openPanel(page)
  await panel(page).getByRole('button', { name: '+1 час' }).click()
  await expectSoon(async () => (await moment(page))?.slice(0, 13), '18-03-2026 13')
  await menu(page).click()
  await page.getByText('Выйти').click()
  await page.getByRole('link', { name: 'Показать', exact: true }).click(PATIENCE)
  await seesPerson(page, 'administrator')
  await openPanel(page)
  await expectSoon(async () => (await moment(page))?.slice(0, 15), '18-03-2026 12:3')
}, 180_000)
