import { describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { type Answer, paged, USER } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { contractConsole } from './contractConsole'
import { expectSoon, pauseFor } from './polling'

const CITY = { id: 7, name: 'Караганда', timezone: 5 }
const ACCESSES = ['courier_view', 'courier_location_view', 'courier_slot_manage']
const { server, open: openConsole } = contractConsole({
  user: { ...USER, accesses: ACCESSES, allowedCities: [CITY] },
})
const open = async (path: string): Promise<Page> => (await openConsole(path)).page

const expectValue = (input: Locator, value: string) => input.and(input.page().locator(`[value="${value}"]`)).waitFor()
const bodies = (name: string) => server.callsOf(name).map(({ body }) => body)
const oddWords = (page: Page) => page.getByText(/undefined|NaN|null|\[object/).count()

describe('the shifts', () => {
  const SEARCH = 'POST /v1/manage/slot/search'
  const SHIFT = {
    ...{ id: '31', dateSlot: '2026-03-17', courier: { id: 1, fio: 'Абаев Алан' } },
    ...{ createdAt: '2026-03-17T04:58:12Z', finishedAt: '2026-03-17 18:04:41', sessionEnd: '2026-03-17 18:04:41' },
    ...{ countOrder: '17', salary: { orderAmount: '8500', dailyBonus: null }, sumDelivery: 3200, distance: '41260' },
    history: [
      { action: 'end', dateTime: '2026-03-17 18:04:41' },
      { action: 'start', dateTime: '2026-03-17 13:30:00' },
      { action: 'end', dateTime: '2026-03-17T08:00:00Z' },
      { action: 'start', dateTime: '2026-03-17 09:58:12' },
    ],
  }
  const OPEN = { id: 32, courier: null, createdAt: '2026-03-17 12:00:00' }

  test('show the response; history and track only if there is one; on a phone no column covers another one', async () => {
    server.on(SEARCH, () => paged([SHIFT, OPEN]))
    const page = await open('/couriers-shifts?cityId=7&payTypeId=9')
    const row = page.locator(ROW).first()
    await row.getByText('Абаев Алан').waitFor()
    for (const text of ['17-03-2026', 'Абаев Алан', '09:58–18:04', '17', '8 500', '3 200', '41,3']) {
      expect((await row.textContent())?.replace(/\u00a0/g, ' ')).toContain(text)
    }
    expect(await page.locator(ROW).nth(1).textContent()).toContain('12:00–…')
    await expectSoon(() => page.getByRole('button', { name: /^История/ }).count(), 1)
    await expectSoon(() => page.getByRole('button', { name: /^Местоположение/ }).count(), 0)
    expect(await oddWords(page)).toBe(0)
    // The payment type in the URL does not exist. The console ignores it, so the search request contains no payment type.
    expect(bodies(SEARCH)).toEqual([{ cityId: 7 }])
    await page.getByRole('button', { name: /^История/ }).click()
    const dialog = page.getByRole('dialog', { name: 'История смен курьера' })
    const minutes = (await dialog.locator('dd').allTextContents()).map((text) => text.replace(/\u00a0/g, ' '))
    expect(minutes).toEqual([
      ...['17-03-2026 09:58', '17-03-2026 13:00', '181 мин'],
      ...['17-03-2026 13:30', '17-03-2026 18:04', '274 мин'],
    ])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('aside').waitFor({ state: 'detached' })
    await row.getByText('Абаев Алан').waitFor()
    const overlaps = await row.evaluate((line) => {
      const edges = [...line.children].map((cell) => cell.getBoundingClientRect())
      return edges.filter(({ left }, index) => index > 0 && left < (edges[index - 1]?.right ?? 0) - 1).length
    })
    expect(overlaps).toBe(0)
    await row.getByRole('button', { name: /^Редактировать/ }).click()
    await page.getByRole('dialog', { name: 'Редактирование смены курьера' }).waitFor()
  })

  test('use the clock of the only city, also without a filter', async () => {
    const eastern = { ...USER, accesses: ACCESSES, allowedCities: [{ ...CITY, timezone: 6 }] }
    server.on('GET /v1/user', () => ({ body: eastern }))
    server.on(SEARCH, () => paged([SHIFT]))
    const page = await open('/couriers-shifts')
    await page.locator(ROW).getByText('10:58–18:04').waitFor()
  })

  test('are edited: seconds are not a change, only given fields are sent, once', async () => {
    server.on(SEARCH, () => paged([SHIFT, OPEN]))
    server.on('POST /v1/manage/slot/31', () => {
      server.on(SEARCH, () =>
        paged([{ ...SHIFT, sessionEnd: '2026-03-17 17:59:00', finishedAt: '2026-03-17 17:59:00' }, OPEN]),
      )
      return { body: SHIFT, delayMs: 300 }
    })
    const page = await open('/couriers-shifts?form=edit&entry=31')
    const dialog = page.getByRole('dialog', { name: 'Редактирование смены курьера' })
    const end = dialog.getByLabel('Дата и время окончания смены')
    await expectValue(end, '17-03-2026 18:04')
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expectSoon(() => save.isDisabled(), true)
    await end.focus()
    await page.keyboard.press('ArrowDown')
    await expectValue(end, '17-03-2026 17:59')
    const searches = server.callsOf(SEARCH).length
    await save.dblclick()
    await page.getByText('Смена сохранена').waitFor()
    expect(bodies('POST /v1/manage/slot/31')).toEqual([{ sessionEnd: '2026-03-17 17:59:00' }])
    // A save causes two searches: the first checks whether a colleague has changed the shift, the second reloads the list.
    await expectSoon(() => server.callsOf(SEARCH).length, searches + 2)
    await page.locator(ROW).getByText('09:58–17:59').waitFor()
  })

  test('a slow response never overwrites a newer one; a page above the count is dropped; an empty list says so', async () => {
    let respond = (): void => undefined
    const held = new Promise<Answer>((resolve) => {
      respond = () => resolve(paged([SHIFT]))
    })
    server.on(SEARCH, ({ body, query }) => {
      if (query.get('page') === '9') return paged([], 45)
      if ((body as { payTypeId?: number }).payTypeId === 1) return held
      return paged([])
    })
    const page = await open('/couriers-shifts?page=9')
    await page.getByText('Список смен курьеров пуст').waitFor()
    await page.getByText('Измените фильтр').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()
    const form = page.getByRole('form', { name: 'Фильтр' })
    const pick = async (type: string) => {
      await chooseOption(form, 'Тип оплаты', type)
      await form.getByRole('button', { name: 'Применить' }).click()
    }
    await pick('Наличные')
    await expectSoon(() => bodies(SEARCH).at(-1), { cityId: 7, payTypeId: 1 })
    await pick('Предоплата')
    await expectSoon(() => bodies(SEARCH).at(-1), { cityId: 7, payTypeId: 3 })
    respond()
    await pauseFor(300)
    await page.getByText('Список смен курьеров пуст').waitFor()
    await expectSoon(() => page.locator(ROW).count(), 0)
  })
})
