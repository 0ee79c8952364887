import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { addDays, offeredWeeks, weekDates, weekTitle } from '../../src/domain/schedules/weeks'
import { KEY, paged, startContractServer, USER } from '../server/contractServer'
import { CITY_ID, type Item, type ServedWeek, serveSchedules } from '../server/scheduleServer'
import { choose } from './choose'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'
import { expectSoon } from './soon'

/**
 * Schedules in the production build against a server that shares no code with the console: frugal, odd but legal, slow,
 * refusing, silent. Each call is checked to the letter by `tests/server/fieldwork`.
 */

jest.setTimeout(90_000)

const CITY = { id: CITY_ID, name: 'Караганда', timezone: 5 }
const OPERATOR = {
  ...USER,
  accesses: ['schedule_view', 'schedule_create', 'schedule_publish', 'courier_view'],
  allowedCities: [CITY],
}
const COURIERS = [
  { value: '1', label: 'Абаев Алан', courierTypeId: 1 },
  { value: 2, label: 'Борисов Борис', courierTypeId: null },
]
const [present, next] = offeredWeeks(new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10))
const [THIS, NEXT] = [present?.dateStart ?? '', next?.dateStart ?? '']
const DAYS = weekDates(NEXT)
const DAY = DAYS[0] as string

const item = (courierId: number, timeStart: string, timeEnd: string): Item => ({
  ...{ courierId, pointId: 1, timeStart, timeEnd },
})

/** A list that is loading shows placeholders. */
const ROW = 'tr.ant-table-row:not([data-row-key^="skeleton"])'

let server: Awaited<ReturnType<typeof startContractServer>>
let site: BuiltConsole
let opened: ConsolePage | undefined
let published: ServedWeek
let draft: ServedWeek

beforeAll(async () => {
  server = await startContractServer({ user: OPERATOR })
  site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl })
})

beforeEach(() => {
  server.restart()
  const plan = (dateStart: string) => new Map(weekDates(dateStart).map((date) => [date, [item(1, '09:00', '18:00')]]))
  published = { id: 5, dateStart: THIS, isPublished: true, draft: plan(THIS), published: plan(THIS) }
  draft = { id: 6, dateStart: NEXT, isPublished: false, draft: plan(NEXT), published: new Map() }
  serveSchedules(server, [published, draft], COURIERS, addDays(NEXT, 7))
})

afterEach(async () => {
  await opened?.close()
  opened = undefined
  expect(server.breaches).toEqual([])
})

afterAll(async () => {
  await site.close()
  await server.close()
})

async function open(path: string): Promise<Page> {
  opened = await openPage(site, path, { key: KEY })
  return opened.page
}

const LIST = `/schedules?cityId=${CITY_ID}`
const WEEK = '/v1/manage/schedule/6'
const SAVE = `POST ${WEEK}/day/${DAY}`
const GET_DAY = `GET ${WEEK}/day/${DAY}`
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the form of the draft's first day, and types another beginning into its first row. */
async function editDay(): Promise<Page> {
  const page = await open(`/schedules/6?day=${DAY}&mode=edit`)
  await page.getByRole('grid', { name: 'Смены дня' }).locator('td[tabindex="0"]').focus()
  await page.getByLabel('Начало, строка 1').waitFor()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  return page
}

const SENT = { items: [item(1, '10:00', '18:00')] }
const bodies = (name: string) => server.callsOf(name).map(({ body }) => body)

test('a list with every optional field missing, null or of another form is read; a row without dates is said', async () => {
  server.on('POST /v1/manage/schedule/search', () =>
    paged([
      { id: '31', dateStart: '2020-01-07', dateEnd: '2020-01-13', isPublished: true, countCourier: null, extra: {} },
      { id: 32, dateStart: NEXT, dateEnd: addDays(NEXT, 6) },
      {
        ...{ id: 33, dateStart: addDays(NEXT, 7), dateEnd: addDays(NEXT, 13), isPublished: true, isModified: true },
        ...{ countCourier: '21', countConfirmCourier: '4', confirmCouriers: null, courierByDays: null },
      },
      {
        ...{ id: 34, dateStart: addDays(NEXT, 14), dateEnd: addDays(NEXT, 20), isPublished: true },
        ...{ countCourier: 2, countConfirmCourier: 2, confirmCouriers: 'no' },
      },
      { id: 35, dateStart: null },
    ]),
  )
  const page = await open(LIST)
  const rows = page.locator(ROW)
  await rows.first().waitFor()
  expect(await rows.count()).toBe(4)
  for (const [row, state] of ['Истекло', 'Не опубликовано', 'Неопубликованные изменения', 'Опубликовано'].entries()) {
    expect(await rows.nth(row).textContent()).toContain(state)
  }
  expect(await rows.nth(2).textContent()).toContain('4 из 21')
  expect(await page.locator('.schedules__all-confirmed').count()).toBe(1)
  expect(await page.getByText(/undefined|NaN|null/).count()).toBe(0)
  await page
    .getByText(/1 запись не показана|1 строка не показана|не показан/)
    .first()
    .waitFor()
})

describe.each([
  ['a new week', 'Создать расписание', 'POST /v1/manage/schedule', undefined],
  ['a copy', 'Скопировать расписание', 'POST /v1/manage/schedule/5/copy', THIS],
])('%s', (_name, button, call, source) => {
  async function fill(): Promise<Page> {
    const page = await open(LIST)
    await page.locator(ROW).first().waitFor()
    if (source !== undefined) {
      await page.getByText('Копия', { exact: true }).click()
      await choose(page, 'Опубликованное расписание', weekTitle({ dateStart: THIS, dateEnd: addDays(THIS, 6) }))
    }
    await choose(page, 'Неделя', weekTitle({ dateStart: NEXT, dateEnd: addDays(NEXT, 6) }))
    return page
  }
  const sent = { cityId: CITY_ID, dateStart: NEXT, dateEnd: addDays(NEXT, 6) }

  test.each([
    ['stalls', { status: 200, stalls: true }],
    ['is empty', { status: 204, raw: '' }],
    ['names no id', { body: {} }],
    ['is lost', { status: 502, raw: '' }],
  ])('whose response %s is unknown, and looked for before it is sent again', async (_how, answer) => {
    server.on(call, () => answer)
    const page = await fill()
    await press(page, button)
    await page.getByText('Неизвестно, сохранилось ли').waitFor({ timeout: 20_000 })
    await press(page, button)
    await page.getByText(/^Похоже, уже сохранено: расписание/).waitFor()
    expect(bodies(call)).toEqual([sent])
  })

  test('opens by the id of the response, once for a double press', async () => {
    const page = await fill()
    await page.getByRole('button', { name: button }).dblclick()
    await page.waitForURL(/\/schedules\/99/)
    expect(bodies(call)).toEqual([sent])
  })
})

describe('a day', () => {
  test('of odd rows is shown whole', async () => {
    server.on(GET_DAY, () => ({
      body: [
        {
          pointId: '1',
          courierId: '1',
          shiftId: null,
          timeStart: '09:00:00',
          timeEnd: '18:00:00',
          breakTimeStart: null,
        },
        {
          pointId: 9,
          courierId: 77,
          timeStart: '16:00',
          timeEnd: '01:00',
          courier: { fio: 'Ушедший Курьер' },
          slot: null,
        },
        { pointId: 1, courierId: 2, courier: null },
      ],
    }))
    const page = await open(`/schedules/6?day=${DAY}`)
    await page.getByText('09:00–18:00').waitFor()
    await page.getByText('16:00–01:00 +1').waitFor()
    await page.getByRole('heading', { name: 'Точка № 9' }).waitFor()
    await page.getByRole('link', { name: 'Ушедший Курьер' }).waitFor()
    await page.getByRole('link', { name: 'Борисов Борис' }).waitFor()
    expect(await page.getByText(/undefined|NaN|null/).count()).toBe(0)
  })

  test.each([
    ['a bare 204', { status: 204, raw: '' }],
    ['a body of something', { body: { id: 6, days: [] } }],
    ['a body that never ends', { status: 200, stalls: true }],
  ])('is saved with %s, once, and the counters are loaded again', async (_how, answer) => {
    server.on(SAVE, () => answer)
    const page = await editDay()
    const loads = server.callsOf(`GET ${WEEK}`).length
    await page.getByRole('button', { name: 'Сохранить' }).dblclick()
    await page.getByText('Расписание дня сохранено').waitFor({ timeout: 20_000 })
    await expectSoon(() => server.callsOf(`GET ${WEEK}`).length, loads + 1)
    expect(bodies(SAVE)).toEqual([SENT])
  })

  test('whose saving was lost on the way is found there, and not sent twice', async () => {
    server.on(SAVE, () => {
      draft.draft.set(DAY, SENT.items)
      return { status: 504, raw: '' }
    })
    const page = await editDay()
    await press(page, 'Сохранить')
    await page.getByText(/не сохранено\. Неизвестно, сохранилось ли/).waitFor()
    const loads = server.callsOf(`GET ${WEEK}`).length
    await press(page, 'Повторить')
    await page.getByRole('img', { name: 'не сохранено' }).waitFor({ state: 'detached' })
    await expectSoon(() => server.callsOf(`GET ${WEEK}`).length, loads + 1)
    expect(server.callsOf(SAVE)).toHaveLength(1)
  })

  test('that a colleague has changed is decided about before it is sent', async () => {
    const page = await editDay()
    draft.draft.set(DAY, [item(1, '12:00', '20:00'), item(2, '09:00', '10:00')])
    await press(page, 'Сохранить')
    const dialog = page.getByRole('dialog', { name: /день изменён коллегой/ })
    await dialog.getByText('Коллеги: 12–20, Центр').waitFor()
    expect(server.callsOf(SAVE)).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Применить выбор' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await press(page, 'Сохранить')
    await page.getByText('Расписание дня сохранено').waitFor()
    expect(bodies(SAVE)).toEqual([{ items: [item(1, '10:00', '18:00'), item(2, '09:00', '10:00')] }])
  })

  test('that comes late never overwrites the one that is open', async () => {
    server.on(GET_DAY, () => ({ body: [item(1, '07:00', '08:00')], delayMs: 1500 }))
    server.on(`GET ${WEEK}/day/${DAYS[1]}`, () => ({ body: [item(2, '20:00', '21:00')] }))
    const page = await open(`/schedules/6?day=${DAY}`)
    await page.getByRole('tab', { name: new RegExp(DAYS[1] as string) }).click()
    await page.getByText('20:00–21:00').waitFor()
    await page.waitForTimeout(1800)
    expect(await page.getByText('20:00–21:00').count()).toBe(1)
    expect(await page.getByText('07:00–08:00').count()).toBe(0)
  })

  test('that is empty is copied from another one', async () => {
    draft.draft.set(DAY, [])
    const page = await open(`/schedules/6?day=${DAY}`)
    await choose(page, 'День недели', 'Среда')
    await press(page, 'Скопировать')
    await page.getByText('09:00–18:00').waitFor()
    expect(bodies(`POST ${WEEK}/day/copy`)).toEqual([{ dateFrom: DAYS[1], dateTo: DAY }])
  })
})

describe('publishing', () => {
  const PUBLISH = `GET ${WEEK}/publish`

  test('is sent once; a refusal stays in its question', async () => {
    const page = await open('/schedules/6')
    server.on(PUBLISH, () => ({ status: 409, body: { message: 'Коллега уже опубликовал' } }))
    await press(page, /^Опубликовать$/)
    const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения в расписании?' })
    await dialog.getByText('Изменится у 1 из 1').waitFor()
    await dialog.getByRole('button', { name: 'Опубликовать' }).dblclick()
    await dialog.getByText('Коллега уже опубликовал').waitFor()
    expect(server.callsOf(PUBLISH)).toHaveLength(1)
    server.on(PUBLISH, () => {
      draft.isPublished = true
      draft.published = new Map(draft.draft)
      return { status: 200, raw: 'ok' }
    })
    await dialog.getByRole('button', { name: 'Опубликовать' }).click()
    await page.getByText('Расписание опубликовано').waitFor()
    await page.getByRole('switch', { name: 'Черновик' }).waitFor()
    expect(server.callsOf(PUBLISH)).toHaveLength(2)
  })

  test('is open to a week that tells only how many couriers it has', async () => {
    server.on(`GET ${WEEK}`, () => ({
      body: {
        id: 6,
        cityId: CITY_ID,
        dateStart: NEXT,
        dateEnd: addDays(NEXT, 6),
        isPublished: null,
        countCourier: '1',
      },
    }))
    const page = await open('/schedules/6')
    await page.getByRole('button', { name: /^Опубликовать$/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Опубликовать$/ }).isEnabled()).toBe(true)
  })

  test('who confirmed is told though the server lists those alone', async () => {
    const { id, dateStart } = published
    published.published.set(THIS, [item(1, '09:00', '18:00'), item(2, '09:00', '18:00')])
    server.on(`GET /v1/manage/schedule/${id}`, () => ({
      body: {
        ...{ id, cityId: CITY_ID, dateStart, dateEnd: addDays(dateStart, 6), isPublished: true },
        confirmCouriers: [{ courierId: 2, isConfirmed: true, confirmedAt: `${THIS}T04:30:00Z` }],
      },
    }))
    server.on('GET /v1/manage/courier/online', () => ({ body: [{ point: null, couriers: null }] }))
    const page = await open(`/schedules/${id}?view=confirmations`)
    await page.getByText('Не подтвердили 1 из 2').waitFor()
    await page.getByText(`Подтверждено ${THIS} 09:30`).waitFor()
  })
})

describe('the end of a session in the middle of a week', () => {
  const OFFER = 'Восстановить введённое?'

  async function loseSession(): Promise<Page> {
    const page = await open('/schedules/6?view=week')
    const grid = page.getByRole('grid', { name: 'Неделя по курьерам' })
    await grid.waitFor()
    await grid.focus()
    await page.keyboard.type('10-18')
    await page.keyboard.press('Enter')
    await page.getByText('10–18').waitFor()
    server.on(SAVE, () => ({ status: 401, body: { message: 'Войдите снова' } }))
    await grid.focus()
    // What stands in an open cell is typed, too.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('11-18')
    await page.getByRole('button', { name: /^Сохранить/ }).dispatchEvent('click')
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
    return page
  }

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль').fill('secret')
    await page.getByRole('button', { name: 'Войти' }).click()
  }

  test('the same person is offered what was typed, and saves it', async () => {
    const page = await loseSession()
    await signIn(page)
    await page.getByText(OFFER).waitFor()
    expect(await page.getByText('10–18').count()).toBe(0)
    await press(page, 'Восстановить')
    await page.getByText('10–18').waitFor()
    await page.getByText('11–18').waitFor()
    server.on(SAVE, () => ({ status: 204, raw: '' }))
    await press(page, /^Сохранить/)
    await page.getByText(/^Сохранено: Вт, Ср/).waitFor()
    expect(bodies(SAVE).at(-1)).toEqual(SENT)
    await page.reload()
    await page.getByRole('grid', { name: 'Неделя по курьерам' }).waitFor()
    expect(await page.getByText(OFFER).count()).toBe(0)
  })

  test('what a colleague saved meanwhile is asked about', async () => {
    const page = await loseSession()
    draft.draft.set(DAY, [item(1, '12:00', '20:00')])
    await signIn(page)
    await press(page, 'Восстановить')
    server.on(SAVE, () => ({ status: 204, raw: '' }))
    await press(page, /^Сохранить/)
    await page.getByRole('dialog', { name: /день изменён коллегой/ }).waitFor()
    expect(server.callsOf(SAVE)).toHaveLength(1)
  })

  test('another person is offered nothing', async () => {
    const page = await loseSession()
    server.on('POST /v1/auth/login', () => ({ body: { authKey: KEY, ...OPERATOR, id: 4, fio: 'Другой Человек' } }))
    await signIn(page)
    await page.getByRole('heading', { name: 'Расписание', exact: true }).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    expect(await page.getByText(OFFER).count()).toBe(0)
  })
})
