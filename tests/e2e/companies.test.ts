import { expect, test } from '@jest/globals'
import { type ConsolePage, goTo } from './console'
import { mockConsole } from './consoleFixture'
import { TILES } from './contractConsole'

const LIST = '/companies?orderBy=id_SORT_ASC&name=%D0%B0'

let page: ConsolePage['page']

const { site, open } = mockConsole(
  { size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' },
  { config: { tiles: TILES } },
)

const address = () => page.url().slice(site.url.length)
const link = (name: string | RegExp) => page.getByRole('link', { name })
const press = (name: string) => page.getByRole('button', { name }).click()

test('saving returns to the list with filter and order, or to the branches; «Отмена» asks; a narrow form keeps its focus', async () => {
  ;({ page } = await open(LIST))
  await link('Редактировать: Дастархан').click()
  await page.getByLabel('Номер договора').fill('7/26')
  await press('Сохранить')
  await page.getByRole('cell', { name: '7/26', exact: true }).waitFor()
  expect(address()).toBe(LIST)

  await link('Открыть: Дастархан').click()
  await link(/^Редактировать: улица/)
    .first()
    .click()
  await page.waitForURL('**/branches/edit/*')
  await page.waitForFunction(() => document.querySelector('form[aria-busy="false"] input[value^="улица"]') !== null)
  await page.getByLabel('Адрес').fill('улица Новая, 26')
  await press('Сохранить')
  await page.getByRole('cell', { name: 'улица Новая, 26', exact: true }).waitFor()
  expect(address()).toBe('/companies/1')

  await link('Добавить филиал').click()
  await page.locator('form[aria-busy=false]').last().waitFor()
  await page.getByLabel('Адрес').fill('x')
  await link('Отмена').click()
  await press('Да, уйти')
  await page.waitForURL('**/companies')

  // A window that becomes as narrow as a phone leaves the focus in an untouched form.
  await goTo(page, '/companies/add')
  const name = page.getByLabel('Название', { exact: true })
  await name.focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('aside').waitFor({ state: 'detached' })
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Поле обязательное').count()).toBe(0)
})
