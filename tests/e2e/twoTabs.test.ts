import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { CITY, KEY, paged, USER } from '../server/contractServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const { server, open, site } = contractConsole({ user: { ...USER, accesses: ['city_manage', 'role_manage'] } })

const headings = (page: Page) => page.getByRole('columnheader').allTextContents()

const openSettings = (page: Page) => page.getByRole('button', { name: 'Настройка колонок' }).click()

async function hideColumn(page: Page, title: string): Promise<void> {
  await page.getByRole('tooltip').getByText(title, { exact: true }).click()
}

test('two tabs of a list: filters and hidden columns of both are kept, and a filter is not replaced without a warning', async () => {
  server.on('POST /v1/manage/city/search', () => paged([{ ...CITY, timezone: 5, status: true }]))
  const { page: first } = await open('/directories/cities?name=Кара')
  const second = await first.context().newPage()
  await second.goto(`${site.url}/directories/cities?status=true`)

  const [mine, other] = [await openSaveFilter(first), await openSaveFilter(second)]
  await other.getByLabel('Название').fill('Мои')
  await other.getByRole('button', { name: 'Сохранить' }).click()
  await other.waitFor({ state: 'detached' })
  await mine.getByLabel('Название').fill('мои')
  await mine.getByText('Фильтр «Мои» уже есть, он будет заменён').waitFor()
  await mine.getByLabel('Название').fill('Другие')
  await mine.getByRole('button', { name: 'Сохранить' }).click()
  await mine.waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Сохранённые фильтры' }).click()
  await second.getByRole('menuitem', { name: 'Мои' }).waitFor()
  await second.getByRole('menuitem', { name: 'Другие' }).waitFor()
  await second.keyboard.press('Escape')

  await first.getByRole('columnheader', { name: 'Статус' }).waitFor()
  await second.getByRole('columnheader', { name: 'Статус' }).waitFor()
  await openSettings(second)
  await openSettings(first)
  await hideColumn(first, 'Статус')
  await first.getByRole('columnheader', { name: 'Статус' }).waitFor({ state: 'detached' })
  await second.getByRole('columnheader', { name: 'Статус' }).waitFor({ state: 'detached' })
  // The column settings of the second tab are still open: a change in another tab updates the table without remounting it.
  await hideColumn(second, 'Часовой пояс')
  await second.getByRole('columnheader', { name: 'Часовой пояс' }).waitFor({ state: 'detached' })
  await expectSoon(async () => (await headings(first)).filter((one) => /Статус|Часовой/.test(one)), [])
  await first.reload()
  await first.getByRole('columnheader', { name: 'Название' }).waitFor()
  expect((await headings(first)).filter((one) => /Статус|Часовой/.test(one))).toEqual([])
})

test('after the session has ended, each tab is offered its own unsaved input', async () => {
  server.on('POST /v1/manage/city/search', () => paged([]))
  const ADD = '/directories/cities?form=add'
  const { page: first } = await open(ADD)
  const context = first.context()
  const [second, other] = [await context.newPage(), await context.newPage()]
  await second.goto(site.url + ADD)
  const typed = new Map([
    [first, 'Темиртау'],
    [second, 'Балхаш'],
  ])
  const name = (page: Page) => page.getByRole('dialog').getByLabel('Название')
  for (const [page, text] of typed) await name(page).fill(text)
  await other.goto(`${site.url}/favicon.svg`)
  await other.evaluate(() => window.localStorage.removeItem('auth'))
  for (const page of typed.keys()) await page.getByRole('heading', { name: 'Вход' }).waitFor()
  await other.evaluate((key) => window.localStorage.setItem('auth', key), KEY)
  for (const [page, text] of typed) {
    await page.getByRole('dialog').getByRole('button', { name: 'Восстановить' }).click()
    await expectSoon(() => name(page).inputValue(), text)
  }
})

async function openSaveFilter(page: Page) {
  await page.getByRole('button', { name: 'Сохранённые фильтры' }).click()
  await page.getByRole('menuitem', { name: 'Сохранить текущий фильтр…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сохранить фильтр' })
  await dialog.waitFor()
  return dialog
}
