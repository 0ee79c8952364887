import { describe, expect, test } from '@jest/globals'
import { addDays, weekTitle } from '../../src/domain/schedules/weekDates'
import { ROW } from '../antdSelectors'
import { paged } from '../server/contractServer'
import { CITY_ID } from '../server/scheduleServer'
import { chooseOption } from './chooseOption'
import { secondsOfStall } from './pageClock'
import { expectSoon } from './polling'
import { clickButton, NEXT, scheduleConsole, scheduleItem, THIS, WEEK } from './scheduleConsole'

const { bodies, open, server, weeks } = scheduleConsole()

const LIST = `/schedules?cityId=${CITY_ID}`

test('a list with optional fields missing, null or malformed is read; a row without dates is reported', async () => {
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
  await expectSoon(() => rows.count(), 4)
  for (const [row, state] of ['Истекло', 'Не опубликовано', 'Неопубликованные изменения', 'Опубликовано'].entries()) {
    expect(await rows.nth(row).textContent()).toContain(state)
  }
  expect(await rows.nth(2).textContent()).toContain('4 из 21')
  await expectSoon(() => page.locator('.schedules__all-confirmed').count(), 1)
  await expectSoon(() => page.getByText(/undefined|NaN|null/).count(), 0)
  await page
    .getByText(/1 запись не показана|1 строка не показана|не показан/)
    .first()
    .waitFor()
})

/** Responses after which the console cannot know whether the schedule was saved. */
const UNKNOWN_OUTCOMES = {
  stalls: { status: 200, stalls: true },
  'is empty': { status: 204, raw: '' },
  'names no id': { body: {} },
  'is lost': { status: 502, raw: '' },
}

test.each([
  ['a new week', 'Создать расписание', 'POST /v1/manage/schedule', undefined],
  ['a copy', 'Скопировать расписание', 'POST /v1/manage/schedule/5/copy', THIS],
])(
  '%s: after an unknown outcome a retry searches before it sends; a success opens the schedule; a double press sends once',
  async (_name, button, call, source) => {
    const page = await open(LIST, { hasClock: true })
    await page.locator(ROW).first().waitFor()
    if (source !== undefined) {
      await page.getByText('Копия', { exact: true }).click()
      await chooseOption(page, 'Опубликованное расписание', weekTitle({ dateStart: THIS, dateEnd: addDays(THIS, 6) }))
    }
    await chooseOption(page, 'Неделя', weekTitle({ dateStart: NEXT, dateEnd: addDays(NEXT, 6) }))

    const sent = { cityId: CITY_ID, dateStart: NEXT, dateEnd: addDays(NEXT, 6) }
    const send = () => clickButton(page, button)
    const sendTwice = () => page.getByRole('button', { name: button }).dblclick()
    const message = page.getByText('Неизвестно, сохранилось ли')
    const path = call.slice('POST '.length)
    const tried: object[] = []
    for (const [how, answer] of Object.entries(UNKNOWN_OUTCOMES)) {
      server.on(call, () => answer)
      if ('stalls' in answer) await secondsOfStall(page, path, sendTwice, () => message.isVisible())
      else await send()
      await message.waitFor()
      await send()
      await page.getByText(/^Похоже, уже сохранено: расписание/).waitFor()
      tried.push(sent)
      expect({ how, bodies: bodies(call) }).toEqual({ how, bodies: tried })
    }

    server.on(call, () => ({ body: { id: 99 } }))
    await sendTwice()
    await page.waitForURL(/\/schedules\/99/)
    expect(bodies(call)).toEqual([...tried, sent])
  },
)

describe('publishing', () => {
  const PUBLISH = `GET ${WEEK}/publish`

  test('is sent once; a refusal is shown in its confirmation', async () => {
    const page = await open('/schedules/6')
    const respond = server.hold(PUBLISH, { status: 409, body: { message: 'Коллега уже опубликовал' } })
    await clickButton(page, /^Опубликовать$/)
    const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения в расписании?' })
    await dialog.getByText('Изменится у 1 из 1').waitFor()
    await dialog.getByRole('button', { name: 'Опубликовать' }).dblclick()
    respond()
    await dialog.getByText('Коллега уже опубликовал').waitFor()
    expect(server.callsOf(PUBLISH)).toHaveLength(1)
    server.on(PUBLISH, () => {
      weeks.draft.isPublished = true
      weeks.draft.published = new Map(weeks.draft.draft)
      return { status: 200, raw: 'ok' }
    })
    await dialog.getByRole('button', { name: 'Опубликовать' }).click()
    await page.getByText('Расписание опубликовано').waitFor()
    await page.getByRole('switch', { name: 'Черновик' }).waitFor()
    expect(server.callsOf(PUBLISH)).toHaveLength(2)
  })

  test('is enabled if the server sends only the number of couriers of a week', async () => {
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
    await expectSoon(() => page.getByRole('button', { name: /^Опубликовать$/ }).isEnabled(), true)
  })

  test('unconfirmed couriers are shown even if the server lists confirmed ones only', async () => {
    const { id, dateStart } = weeks.published
    weeks.published.published.set(THIS, [scheduleItem(1, '09:00', '18:00'), scheduleItem(2, '09:00', '18:00')])
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
