import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { type Answer, CITY, KEY, paged, USER } from '../server/contractServer'
import { contractConsole, TILES } from './contractConsole'
import { COMPANY_SCREENS } from './directoryCompanies'
import { PEOPLE_SCREENS } from './directoryPeople'
import { PLACE_SCREENS } from './directoryPlaces'
import type { DirectoryScreen } from './directoryScreen'
import { expectSoon, pauseFor } from './polling'

/**
 * Tests the reference data screens of the production build against a server that shares no code with the console. Its responses are
 * minimal, unusual but valid, slow, or errors; the console may send only the calls of the specification. All these screens use the same
 * list component, so slow responses, paging and errors of the list are tested only with the employees.
 */

const ACCESSES = [
  'city_manage',
  'role_manage',
  'penalty_manage',
  ...['point', 'company', 'company_contact', 'company_branch', 'employee'].flatMap((area) =>
    ['view', 'create', 'update', 'delete'].map((action) => `${area}_${action}`),
  ),
]
const PER_PAGE = 20
const STANDS_FOR_LIST = 'employees'

const { server, open: openConsole } = contractConsole({
  user: { ...USER, accesses: ACCESSES },
  config: { tiles: TILES },
})

async function open(path: string): Promise<Page> {
  return (await openConsole(path)).page
}

function answerOf({ isPaged, wrap }: DirectoryScreen, rows: object[], total = rows.length): Answer {
  if (isPaged) return paged(rows, total, PER_PAGE)
  return { body: wrap ? wrap(rows) : rows }
}

function serve(screen: DirectoryScreen, rows = screen.rows): void {
  for (const [call, answer] of Object.entries(screen.others ?? {})) server.on(call, () => answer)
  server.on(screen.search, () => answerOf(screen, rows))
}

const rowOf = (page: Page, text: string) => page.locator(ROW, { hasText: text })
const areaOf = (page: Page, dialog: string | undefined) =>
  dialog === undefined ? page.locator('main, .shell__main').last() : page.getByRole('dialog', { name: dialog })
const bodies = ({ search }: DirectoryScreen) => server.callsOf(search).map(({ body }) => body)
const form = (page: Page) => page.getByRole('form', { name: 'Фильтр' })

async function setFilter(page: Page, label: string, text: string): Promise<void> {
  await form(page).getByLabel(label, { exact: true }).fill(text)
  await form(page).getByRole('button', { name: 'Применить' }).click()
}

describe.each(
  [...PLACE_SCREENS, ...COMPANY_SCREENS, ...PEOPLE_SCREENS].map((screen) => [screen.name, screen] as const),
)('%s', (_name, screen) => {
  const { filter, sort, add, edit, remove } = screen
  const testsList = screen.name === STANDS_FOR_LIST

  test('shows the response except malformed optional fields, filters, sorts and deletes by single calls', async () => {
    serve(screen)
    const page = await open(screen.path)
    for (const text of screen.shown) await rowOf(page, text).waitFor()
    await expectSoon(() => page.locator(ROW).count(), screen.shown.length)
    expect(
      await page
        .locator('main')
        .getByText(/undefined|NaN|null|\[object/)
        .count(),
    ).toBe(0)
    // The server reads a missing request body as an empty string.
    expect(bodies(screen)).toEqual([screen.body ?? ''])
    if (screen.isPaged) expect(server.callsOf(screen.search)[0]?.query.get('page')).toBe('1')
    if (screen.body !== undefined && !screen.isPaged) expect(server.callsOf(screen.search)[0]?.query.size).toBe(0)
    const requested: unknown[] = [screen.body ?? '']
    let body: object = { ...screen.body }
    const isAsked = async (next: object) => {
      body = next
      requested.push(body)
      await expectSoon(() => bodies(screen), requested)
    }

    if (filter) {
      await setFilter(page, filter.label, ' быстро ')
      await isAsked({ ...body, [filter.key]: 'быстро' })
      expect(new URL(page.url()).searchParams.get(filter.key)).toBe('быстро')
    }

    if (sort) {
      const heading = page.getByRole('columnheader', { name: sort.heading, exact: false }).first()
      for (const direction of ['ASC', 'DESC']) {
        await heading.click()
        await isAsked({ ...body, orderBy: `${sort.key}_SORT_${direction}` })
      }
      expect(new URL(page.url()).searchParams.get('orderBy')).toBe(`${sort.key}_SORT_DESC`)
    }

    if (remove) {
      server.on(remove.call, () => ({ status: 204 }))
      await rowOf(page, remove.of)
        .getByRole('button', { name: /^Удалить/ })
        .click()
      server.on(screen.search, () => answerOf(screen, screen.rows.slice(0, 1)))
      const dialog = page.getByRole('dialog', { name: remove.title })
      await dialog.getByRole('button', { name: 'Да, удалить' }).click()
      await rowOf(page, remove.of).waitFor({ state: 'detached' })
      expect(server.callsOf(remove.call).map(({ body }) => body)).toEqual([''])
    }
  })

  if (filter && testsList) {
    test('filters by typed text, and a slow response never overwrites a newer one', async () => {
      serve(screen)
      let respond = (): void => undefined
      const held = new Promise<Answer>((resolve) => {
        respond = () => resolve(answerOf(screen, screen.rows.slice(0, 1)))
      })
      server.on(screen.search, ({ body }) => {
        const requested = (body as Record<string, string>)[filter.key]
        if (requested === 'медленно') return held
        return answerOf(screen, requested === undefined ? screen.rows : screen.rows.slice(1))
      })
      const page = await open(screen.path)
      await rowOf(page, screen.shown[0] as string).waitFor()
      await setFilter(page, filter.label, 'медленно')
      await expectSoon(() => bodies(screen).length, 2)
      await setFilter(page, filter.label, ' быстро ')
      await rowOf(page, screen.shown[0] as string).waitFor({ state: 'detached' })
      respond()
      await pauseFor(300)
      await expectSoon(() => page.locator(ROW).count(), 1)
      await rowOf(page, screen.shown[1] as string).waitFor()
      expect(bodies(screen).at(-1)).toEqual({ ...screen.body, [filter.key]: 'быстро' })
      expect(new URL(page.url()).searchParams.get(filter.key)).toBe('быстро')
    })
  }

  if (screen.isPaged && testsList) {
    test('drops a page above the page count, and turns pages', async () => {
      serve(screen)
      server.on(screen.search, ({ query }) =>
        query.get('page') === '9' ? answerOf(screen, [], 45) : answerOf(screen, screen.rows, 45),
      )
      const page = await open(`${screen.path}?page=9`)
      await rowOf(page, screen.shown[0] as string).waitFor()
      expect(new URL(page.url()).searchParams.get('page')).toBeNull()
      expect(server.callsOf(screen.search).at(-1)?.query.get('page')).toBe('1')
      await page.getByTitle('3', { exact: true }).click()
      await expectSoon(() => server.callsOf(screen.search).at(-1)?.query.get('page'), '3')
      expect(new URL(page.url()).searchParams.get('page')).toBe('3')
    })
  }

  async function checkAdd(page: Page, { isLink, dialog, ...own }: NonNullable<typeof add>): Promise<void> {
    server.on(own.call, () => ({
      status: 422,
      body: { message: 'Проверьте данные', errors: { [own.refused.key]: 'Так нельзя' } },
    }))
    await page.getByRole(isLink ? 'link' : 'button', { name: own.button }).click()
    const area = areaOf(page, dialog)
    await own.fill(area)
    await area.getByRole('button', { name: 'Добавить', exact: true }).click()
    await area.getByText('Так нельзя').waitFor()
    expect(await area.getByLabel(own.refused.label, { exact: true }).inputValue()).not.toBe('')

    server.on(own.call, () => ({ status: 204 }))
    server.on(screen.search, () => answerOf(screen, [...screen.rows, own.row]))
    const before = bodies(screen).length
    await area.getByRole('button', { name: 'Добавить', exact: true }).click()
    await rowOf(page, own.shows).waitFor()
    expect(server.callsOf(own.call).map(({ body }) => body)).toEqual([own.sent, own.sent])
    expect(bodies(screen)).toHaveLength(before + 1)
    // The list highlights a new row if it was added in a dialog. If it was added on a separate page, the console cannot identify the row,
    // because the response has no id.
    if (!isLink) await page.locator('tr.data-table__row--added', { hasText: own.shows }).waitFor()
  }

  async function checkEdit(page: Page, { isLink, dialog, ...own }: NonNullable<typeof edit>): Promise<void> {
    server.on(own.entity, () => ({ body: own.value }))
    server.on(own.call, () => {
      server.on(screen.search, () => answerOf(screen, screen.rows.slice(0, 1)))
      return { body: {}, delayMs: 400 }
    })
    const loads = server.callsOf(own.entity).length
    await rowOf(page, own.of)
      .getByRole(isLink ? 'link' : 'button', { name: /^Редактировать/ })
      .click()
    const area = areaOf(page, dialog)
    const save = area.getByRole('button', { name: 'Сохранить' })
    await save.waitFor()
    await expectSoon(() => server.callsOf(own.entity).length, loads + 1)
    await area.locator('form[aria-busy="true"]').waitFor({ state: 'detached' })
    await expectSoon(() => save.isDisabled(), true)
    await own.fill(area)
    await save.dblclick()
    await save.waitFor({ state: 'detached' })
    await rowOf(page, screen.shown[0] as string).waitFor()
    await rowOf(page, screen.shown[1] as string).waitFor({ state: 'detached' })
    await own.checkOtherViews?.(page)
    expect(server.callsOf(own.call).map(({ body }) => body)).toEqual([own.sent])
  }

  if (edit) {
    const adds = 'adds: a refusal keeps the typed values, an empty 204 is a success, the new row is marked; '
    const edits = "edits: only the form's fields are sent back, once, and the list is loaded again"
    test(`${add ? adds : ''}${edits}`, async () => {
      serve(screen)
      const page = await open(screen.path)
      await rowOf(page, screen.shown[1] as string).waitFor()
      if (add) await checkAdd(page, add)
      await checkEdit(page, edit)
    })
  }

  if (remove && testsList) {
    test('deletes: a refusal is in the confirmation, a long one whole, on a phone too; «Не удалять» sends nothing', async () => {
      const long = `${'Нельзя удалить сотрудника. '.repeat(12)}\nСначала закройте смены:\n${'31-'.repeat(40)}31`
      serve(screen)
      const page = await open(screen.path)
      const dialog = page.getByRole('dialog', { name: remove.title })
      const confirm = async () => {
        await rowOf(page, remove.of)
          .getByRole('button', { name: /^Удалить/ })
          .click()
        await dialog.getByRole('button', { name: 'Да, удалить' }).click()
      }
      const isRefused = async (message: string) => {
        server.on(remove.call, () => ({ status: 409, body: { message } }))
        const before = server.callsOf(remove.call).length
        await confirm()
        const alert = dialog.getByRole('alert')
        await alert.getByText(message.split('\n').at(-1) as string).waitFor()
        expect((await alert.innerText()).split('\n').map((line) => line.trim())).toEqual(
          message.split('\n').map((line) => line.trim()),
        )
        const { width } = page.viewportSize() as { width: number }
        await expectSoon(() => alert.evaluate((element) => element.scrollWidth <= element.clientWidth), true)
        await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), width)
        await dialog.getByRole('button', { name: 'Не удалять' }).click()
        await dialog.waitFor({ state: 'detached' })
        expect(server.callsOf(remove.call)).toHaveLength(before + 1)
      }
      await isRefused('Нельзя: есть связанные записи')
      await page.setViewportSize({ width: 390, height: 844 })
      await isRefused(long)
      await page.setViewportSize({ width: 1440, height: 900 })

      server.on(remove.call, () => ({ status: 204 }))
      server.on(screen.search, () => answerOf(screen, screen.rows.slice(0, 1)))
      await confirm()
      await rowOf(page, remove.of).waitFor({ state: 'detached' })
      expect(server.callsOf(remove.call).map(({ body }) => body)).toEqual(['', '', ''])
    })
  }

  if (!testsList) return
  test('a refused list says why and can be retried', async () => {
    serve(screen)
    server.on(screen.search, () => ({ status: 403, body: { message: `Нет доступа: ${CITY.name}` } }))
    const page = await open(screen.path)
    await page.getByText(`Нет доступа: ${CITY.name}`).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(KEY)
    serve(screen)
    await page.getByRole('button', { name: 'Обновить' }).first().click()
    await rowOf(page, screen.shown[0] as string).waitFor()
    server.on(screen.search, () => ({ status: 403, body: { message: 'Права изменились' } }))
    await page.getByRole('button', { name: 'Обновить список' }).click()
    await page.getByText('Права изменились').first().waitFor()
    await rowOf(page, screen.shown[0] as string).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(KEY)
  })
})
