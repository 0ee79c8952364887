import { expect, test } from '@jest/globals'
import { CITY } from '../server/contractServer'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

/** Tests dialogs whose state is in the URL, and the confirmation before unsaved input is lost. Back and reload need a real browser. */

const PATH = '/directories/cities'
const EDIT = `${PATH}?form=edit&entry=${CITY.id}`
const SEARCH = 'POST /v1/manage/city/search'
const LOAD = `GET /v1/manage/city/${CITY.id}`
const SAVE = `POST /v1/manage/city/${CITY.id}`

const { server, site, open } = contractConsole({ isSilent: true })
let page: ConsolePage['page']

const address = () => page.url().slice(site.url.length)
const dialog = (name: string) => page.getByRole('dialog', { name })
const form = () => dialog('Редактирование города')
const question = () => dialog('Отменить изменения и уйти со страницы?')
const press = (name: string) => page.getByRole('button', { name }).click()

async function edit(name?: string): Promise<void> {
  await press(`Редактировать: ${CITY.name}`)
  const input = form().getByLabel('Название')
  await page.waitForFunction(() => document.activeElement?.getAttribute('value') === 'Караганда')
  if (name !== undefined) await input.fill(name)
}

test('Back closes a dialog and asks while there are changes, as a reload does; a double press sends one change', async () => {
  server.on(LOAD, () => ({ body: { ...CITY, timezone: 5, status: true, deliveryService: 'YANDEX' } }))
  ;({ page } = await open(PATH))
  await page.getByRole('cell', { name: CITY.name, exact: true }).waitFor()

  // Forward opens the dialog again, «Отмена» leaves no entry behind.
  await edit()
  expect(address()).toBe(EDIT)
  await page.goBack()
  await form().waitFor({ state: 'hidden' })
  expect(address()).toBe(PATH)
  await page.goForward()
  await form().waitFor()
  const length = await page.evaluate(() => window.history.length)
  await press('Отмена')
  await form().waitFor({ state: 'hidden' })
  expect(address()).toBe(PATH)
  expect(await page.evaluate(() => window.history.length)).toBe(length)
  expect(server.callsOf(SEARCH)).toHaveLength(1)

  // The user who stays loses nothing, and leaving sends nothing.
  await edit('Караганды')
  await page.goBack()
  await question().waitFor()
  expect(address()).toBe(EDIT)
  await press('Нет, остаться')
  await question().waitFor({ state: 'hidden' })
  await expectSoon(() => form().getByLabel('Название').inputValue(), 'Караганды')
  await page.goBack()
  await press('Да, уйти')
  await form().waitFor({ state: 'hidden' })
  expect(address()).toBe(PATH)
  expect(server.callsOf(SAVE)).toEqual([])

  // The list is loaded once more after the change.
  const respond = server.hold(SAVE, { status: 204, raw: '' })
  await edit('Караганды')
  expect(server.callsOf(SEARCH)).toHaveLength(1)
  await page.getByRole('button', { name: 'Сохранить' }).dblclick()
  await page.keyboard.press('Enter')
  respond()
  await page.getByText('Город сохранён').waitFor()
  await form().waitFor({ state: 'hidden' })
  expect(address()).toBe(PATH)
  expect(server.callsOf(SAVE).map(({ body }) => body)).toEqual([
    { name: 'Караганды', timezone: 5, status: true, deliveryService: 'YANDEX' },
  ])
  await expectSoon(() => server.callsOf(SEARCH).length, 2)

  await edit('Караганды')
  const dialogOpened = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => undefined)
  const browserQuestion = await dialogOpened
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.accept()
  await reload
  await page.waitForFunction(() => document.activeElement?.getAttribute('value') === 'Караганда')
})
