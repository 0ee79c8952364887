import { beforeEach, expect, test } from '@jest/globals'
import type { ConsolePage } from './console'
import { mockConsole } from './consoleFixture'
import { TILES } from './contractConsole'

const LIST = '/companies?orderBy=id_SORT_ASC&name=%D0%B0'

let page: ConsolePage['page']

const { site, open } = mockConsole(
  { size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' },
  { config: { tiles: TILES } },
)

beforeEach(async () => {
  page = (await open(LIST)).page
})

const address = () => page.url().slice(site.url.length)
const link = (name: string | RegExp) => page.getByRole('link', { name })
const press = (name: string) => page.getByRole('button', { name }).click()
const loaded = () => page.locator('form[aria-busy=false]').last().waitFor()

test('after saving a company its list returns with filter and order, and shows the change', async () => {
  await link('Редактировать: Дастархан').click()
  await page.getByLabel('Номер договора').fill('7/1')
  await press('Сохранить')
  await page.getByRole('cell', { name: '7/1', exact: true }).waitFor()
  expect(address()).toBe(LIST)
})

test('a user who came by a link returns to the list', async () => {
  await page.goto(`${site.url}/companies/edit/2`)
  await page.waitForFunction(() => document.querySelector('form[aria-busy="false"] input[value^="Пицца"]') !== null)
  await page.getByLabel('Номер договора').fill('8/2')
  await press('Сохранить')
  await page.waitForURL('**/companies')
})

test('the branches of a company return after one is saved; «Отмена» asks, and leads to the companies', async () => {
  await link('Открыть: Дастархан').click()
  await link(/^Редактировать: улица/)
    .first()
    .click()
  await page.waitForURL('**/branches/edit/*')
  await page.waitForFunction(() => document.querySelector('form[aria-busy="false"] input[value^="улица"]') !== null)
  await page.getByLabel('Адрес').fill('улица Новая, 3')
  await press('Сохранить')
  await page.getByRole('cell', { name: 'улица Новая, 3', exact: true }).waitFor()
  expect(address()).toBe('/companies/1')
  await link('Добавить филиал').click()
  await loaded()
  await page.getByLabel('Адрес').fill('x')
  await link('Отмена').click()
  await press('Да, уйти')
  await page.waitForURL('**/companies')
})

test('a window that becomes as narrow as a phone leaves the focus in an untouched form', async () => {
  await page.goto(`${site.url}/companies/add`)
  const name = page.getByLabel('Название', { exact: true })
  await name.focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('aside').waitFor({ state: 'detached' })
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Поле обязательное').count()).toBe(0)
})
