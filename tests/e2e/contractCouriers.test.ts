import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { KEY, paged, USER } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { goTo, type PageSetup } from './console'
import { contractConsole, TILES } from './contractConsole'
import { secondsUntil } from './pageClock'
import { expectSoon } from './polling'

const CITY = { id: 7, name: 'Караганда', timezone: 5 }
const ACCESSES = [
  ...['courier_view', 'courier_location_view', 'courier_location_update', 'courier_slot_manage'],
  ...['courier_penalty', 'courier_penalty_manage'],
]
const FREE = { id: '1', fio: 'Абаев Алан', phone: '77011234567', slot: { id: 4, status: true }, lastActiveOrder: null }
const BUSY = {
  ...{ id: 2, fio: 'Борисов Борис', courierTypeId: '8', phone: null, slot: { status: true } },
  ...{ orderStatusName: 'В пути', lastActiveOrder: { id: '1042', status: '70' } },
}
const BARE = { id: 3, fio: 'Власов Влад' }

const {
  server,
  open: openConsole,
  complaints,
} = contractConsole({
  user: { ...USER, accesses: ACCESSES, allowedCities: [CITY] },
  config: { tiles: TILES },
})

beforeEach(() => {
  server.on('GET /v1/manage/courier/online', () => ({
    body: [
      { point: { id: 1, name: 'Центр' }, couriers: [BUSY, FREE] },
      { point: { id: '1', name: null }, couriers: null },
      { couriers: [BARE] },
      { point: { id: 2 } },
    ],
  }))
  server.on('GET /v1/dictionary/point/7', () => ({
    body: [
      { value: 1, label: 'Центр' },
      { value: '2', label: 'Восток' },
      { value: 3, label: 'Север' },
    ],
  }))
  serveCard(FREE)
})

const CARD = '/v1/manage/courier/1'

function serveCard(courier: object): void {
  server.on(`GET ${CARD}`, () => ({ body: { ...courier, cityId: 7, docs: null } }))
  server.on(`POST ${CARD}/statistics`, () => ({
    body: { countSuccessOrders: '42', orderAmount: 21000, distance: null },
  }))
  server.on(`POST ${CARD}/penalty`, () => ({ body: [{ id: 5 }, { id: 6, name: 'Опоздание', price: '-700' }] }))
  server.on(`GET ${CARD}/schedule`, () => ({ body: [] }))
  server.on('POST /v1/manage/slot/search', () => paged([]))
}

async function open(path: string, setup?: PageSetup): Promise<Page> {
  return (await openConsole(path, setup)).page
}

const bodies = (name: string) => server.callsOf(name).map(({ body }) => body)
const oddWords = (page: Page) => page.getByText(/undefined|NaN|null|\[object/).count()
const LIST = 'GET /v1/manage/courier/online'

describe('the list', () => {
  test('shows the response with any optional field missing', async () => {
    const page = await open('/couriers')
    const centre = page.getByRole('region', { name: 'Центр' })
    expect((await centre.getByRole('list', { name: /^Курьеры точки/ }).textContent())?.replace(/\s/g, '')).toBe(
      'Все2Активные2Неактивные0',
    )
    await centre.getByRole('row', { name: /Абаев Алан.*Активен.*Свободен/ }).waitFor()
    await centre.getByRole('row', { name: /Борисов Борис.*—.*Активен.*В пути/ }).waitFor()
    const rest = page.getByRole('region', { name: 'Без отправной точки' })
    await rest.getByRole('row', { name: /Власов Влад.*Не активен.*Свободен/ }).waitFor()
    await page.getByRole('region', { name: 'Точка № 2' }).getByText('На этой точке курьеров нет').waitFor()
    expect(await centre.getByRole('link', { name: 'Абаев Алан', exact: true }).getAttribute('href')).toBe('/couriers/1')
    expect(await centre.getByRole('link', { name: /\+7 \(701\)/ }).getAttribute('href')).toBe('tel:+77011234567')
    expect(await oddWords(page)).toBe(0)
    expect(new URL(page.url()).searchParams.get('cityId')).toBe('7')
    expect(server.callsOf(LIST)).toHaveLength(1)
    expect(complaints()).toEqual([])
  })

  test('a courier moves: a refusal keeps the choice, a double press sends once, a move of a colleague needs a decision', async () => {
    const MOVE = `POST ${CARD}/location`
    const page = await open('/couriers?cityId=7', { hasClock: true })
    const moved = page.getByText('Отправная точка изменена')
    server.on(MOVE, () => ({
      status: 422,
      body: { message: 'Проверьте данные', errors: { pointId: 'Точка закрыта' } },
    }))
    await page.getByRole('button', { name: 'Сменить точку: Абаев Алан' }).click()
    const dialog = page.getByRole('dialog', { name: 'Смена отправной точки' })
    // The courier record in the list response has no point, so the dialog preselects the point under which the list shows the courier.
    await dialog.getByTitle('Центр', { exact: true }).waitFor()
    await chooseOption(dialog, 'Отправная точка', 'Восток')
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await dialog.getByText('Точка закрыта').waitFor()
    await dialog.getByTitle('Восток', { exact: true }).waitFor()
    server.on(MOVE, () => ({ body: {}, delayMs: 400 }))
    await dialog.getByRole('button', { name: 'Сохранить' }).dblclick()
    await moved.waitFor()
    expect(bodies(MOVE)).toEqual([{ pointId: 2 }, { pointId: 2 }])
    // The console sends four list requests: the first load, a comparison before each of the two saves, and a reload.
    await expectSoon(() => server.callsOf(LIST).length, 4)

    await secondsUntil(page, () => moved.isHidden())
    await goTo(page, '/couriers?cityId=7&form=point&entry=1')
    await chooseOption(dialog, 'Отправная точка', 'Север')
    server.on(LIST, () => ({ body: [{ point: { id: 2, name: 'Восток' }, couriers: [FREE] }] }))
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    const question = page.getByRole('dialog', { name: 'Коллега изменил то же самое' })
    await question.getByRole('row', { name: /Отправная точка.*Центр.*Восток.*Север/ }).waitFor()
    expect(bodies(MOVE)).toHaveLength(2)
    await question.getByRole('radio', { name: /У вас$/ }).check()
    await question.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await moved.waitFor()
    expect(bodies(MOVE).slice(2)).toEqual([{ pointId: 3 }])
  })

  test('an empty list, and a refusal that does not sign out', async () => {
    server.on(LIST, () => ({ status: 403, body: { message: 'Нет доступа к городу' } }))
    const page = await open('/couriers?cityId=7')
    await page.getByText('Нет доступа к городу').waitFor()
    server.on(LIST, () => ({ body: [] }))
    await page.getByRole('button', { name: 'Обновить' }).click()
    await page.getByText('Курьеры отсутствуют').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(KEY)
  })
})

describe('the map', () => {
  test('joins couriers at work with their positions; one without a position is in the list; a track without a line says so', async () => {
    server.on('POST /v1/manage/courier/search', () => ({ body: [BARE, BUSY, FREE] }))
    server.on('GET /v1/manage/courier/location/7', () => ({
      body: [
        { courierId: '2', lat: '49.80', long: '73.10', updatedAt: null, fio: null },
        { courierId: 1, lat: 49.81, long: 73.12, updatedAt: new Date().toISOString() },
        { courierId: 99, lat: 49.8, long: 73.1 },
        { courierId: 3, lat: null, long: 73.1 },
      ],
    }))
    const page = await open('/couriers?cityId=7&form=map')
    const list = page.getByRole('list', { name: 'Курьеры' })
    await list.getByRole('button', { name: /Борисов Борис.*В пути.*Мотокурьер/ }).waitFor()
    await list.getByRole('button', { name: /Власов Влад.*Свободен.*нет координат/ }).waitFor()
    await expectSoon(() => list.getByRole('button').count(), 3)
    expect(await oddWords(page)).toBe(0)
    await list.getByRole('button', { name: /Абаев/ }).click()
    await page.getByRole('region', { name: 'Выбран: Абаев Алан' }).waitFor()
    expect(bodies('POST /v1/manage/courier/search')).toEqual([{ activeSlot: true, cityId: 7 }])

    server.on(`GET ${CARD}`, () => ({ body: { ...FREE, trackInfo: [{ orderIds: null, track: [] }, {}] } }))
    await goTo(page, '/couriers?cityId=7&form=track&entry=1')
    await page.getByText('Маршрута нет').waitFor()
    expect(server.callsOf(`GET ${CARD}`)[0]?.query.get('expand')).toBe('trackInfo')
  })
})

describe('the card', () => {
  test('shows known values, a dash for the rest, and requests only its parts; a week has two shifts a day and days off', async () => {
    const page = await open('/couriers/1')
    await page.getByRole('heading', { name: 'Абаев Алан' }).waitFor()
    const figures = page.getByLabel('Показатели за период')
    await figures.getByText('42', { exact: true }).waitFor()
    await expectSoon(() => figures.getByText('—', { exact: true }).count(), 6)
    await expectSoon(() => page.getByText('Из чего складывается итог').count(), 0)
    const fines = page.getByRole('region', { name: 'Применённые штрафы' })
    await fines.getByText('Штраф № 5').waitFor()
    await fines.getByText(/^−700/).waitFor()
    expect(await oddWords(page)).toBe(0)
    expect(server.callsOf(`GET ${CARD}`)[0]?.query.get('expand')).toBe('slot,lastActiveOrder')
    const [period] = bodies(`POST ${CARD}/statistics`) as { dateStart: string; dateEnd: string }[]
    expect(Date.parse(period?.dateEnd ?? '') - Date.parse(period?.dateStart ?? '')).toBe(6 * 86_400_000)

    const week = { id: '8', dateStart: '2026-03-17', dateEnd: '2026-03-23' }
    server.on(`GET ${CARD}/schedule`, () => ({ body: [week] }))
    server.on(`GET ${CARD}/schedule/8`, () => ({
      body: {
        ...week,
        days: [
          { dateItem: '2026-03-18', timeStart: '17:00:00', timeEnd: '21:00:00' },
          { dateItem: '2026-03-17', timeStart: null, timeEnd: null },
          { dateItem: '2026-03-18', timeStart: '09:00', timeEnd: '13:00' },
        ],
      },
    }))
    await page.getByRole('tab', { name: 'Расписание' }).click()
    await page.getByRole('row', { name: /Среда.*09:00–13:00, 17:00–21:00/ }).waitFor()
    await expectSoon(() => page.getByRole('row', { name: /Выходной/ }).count(), 6)
  })

  test('a slot is ended once, and the courier is loaded again, also after an unknown outcome; a fine is refused, applied once, cancelled', async () => {
    const STOP = `GET ${CARD}/slot-stop`
    const respond = server.hold(STOP, { status: 503, raw: '' })
    const page = await open('/couriers/1')
    const toggle = page.getByRole('switch', { name: 'Активность курьера' })
    await toggle.click()
    const question = page.getByRole('dialog', { name: 'Завершить смену курьера?' })
    await question.getByRole('button', { name: 'Завершить' }).dblclick()
    respond()
    await question.getByText('Неизвестно, выполнено ли').waitFor()
    expect(server.callsOf(STOP)).toHaveLength(1)
    await question.getByRole('button', { name: 'Отмена' }).click()
    await expectSoon(() => server.callsOf(`GET ${CARD}`).length, 2)
    expect(await toggle.isChecked()).toBe(true)
    server.on(STOP, () => {
      serveCard({ ...FREE, slot: null })
      return { status: 204, raw: '' }
    })
    await toggle.click()
    await question.getByRole('button', { name: 'Завершить' }).click()
    await page.getByText('Не активен', { exact: true }).waitFor()
    expect(server.callsOf(STOP)).toHaveLength(2)

    const PENALTIES = `POST ${CARD}/penalty`
    const CREATE = `POST ${CARD}/penalty/create`
    server.on('POST /v1/manage/penalty/search', () => ({ body: [{ id: '3', name: 'Без формы', price: null }] }))
    server.on(CREATE, () => ({ status: 409, body: { message: 'Такой штраф уже есть' } }))
    const loads = server.callsOf(PENALTIES).length
    await goTo(page, '/couriers/1?form=fine')
    const dialog = page.getByRole('dialog', { name: 'Штраф: Абаев Алан' })
    await chooseOption(dialog, 'Вид штрафа', 'Без формы')
    await dialog.getByLabel('Комментарий').fill('  не пришёл  ')
    await dialog.getByRole('button', { name: 'Оштрафовать' }).click()
    await dialog.getByText('Такой штраф уже есть').waitFor()
    expect(await dialog.getByLabel('Комментарий').inputValue()).toContain('не пришёл')
    server.on(CREATE, () => ({ body: { id: 9 }, delayMs: 300 }))
    await dialog.getByRole('button', { name: 'Оштрафовать' }).dblclick()
    await page.getByText('Штраф применён').waitFor()
    expect(bodies(CREATE)).toEqual([
      { typeId: 3, comment: 'не пришёл' },
      { typeId: 3, comment: 'не пришёл' },
    ])
    await expectSoon(() => server.callsOf(PENALTIES).length, loads + 2)
    server.on('DELETE /v1/manage/courier/penalty/6', () => ({ status: 204, raw: '' }))
    await page.getByRole('button', { name: 'Удалить штраф: Опоздание' }).click()
    await page.getByRole('dialog', { name: 'Удалить штраф?' }).getByRole('button', { name: 'Да, удалить' }).dblclick()
    await page.getByText('Штраф удалён').waitFor()
    expect(server.callsOf('DELETE /v1/manage/courier/penalty/6')).toHaveLength(1)
    await expectSoon(() => server.callsOf(PENALTIES).length, loads + 3)
  })
})
