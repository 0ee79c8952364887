import { beforeEach, expect, test } from '@jest/globals'
import { addDays, selectableWeeks, weekDates, weekTitle } from '../../src/domain/schedules/weekDates'
import { ACTIVE_OPTION, OPEN_MENU, SELECT } from '../antdSelectors'
import { USER } from '../server/contractServer'
import { CITY_ID, type Item, type ServedWeek, serveSchedules } from '../server/scheduleServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const COURIERS = 60
const MAX_KEYS = 150
const BLOCKED = [58, 59, 60]

const { server, open } = contractConsole({
  user: {
    ...USER,
    accesses: ['schedule_view', 'schedule_create', 'schedule_publish'],
    allowedCities: [{ id: CITY_ID, name: 'Караганда', timezone: 5 }],
  },
})

// All dates are derived from the current week, so that the tests pass on any day.
const [present, next] = selectableWeeks(new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10))
const START = present?.dateStart ?? ''
let weeks: ServedWeek[]

beforeEach(() => {
  weeks = [{ id: 5, dateStart: START, isPublished: true, draft: plan(START), published: plan(START) }]
  const active = Array.from({ length: COURIERS }, (_, index) => index + 1).filter((id) => !BLOCKED.includes(id))
  const options = active.map((id) => ({ value: id, label: courierName(id), courierTypeId: 1 }))
  serveSchedules(server, weeks, options, next?.dateStart ?? '')
})

const NO_WEEK = { dateStart: '', dateEnd: '' }
const courierName = (id: number) => `Курьер ${String(id).padStart(2, '0')}`

/**
 * A week with five workdays per courier and the typical problems of a copied week: three couriers are blocked, six pairs of shifts overlap,
 * and ten couriers have an early shift on the day after a late shift.
 */
function plan(dateStart: string): Map<string, Item[]> {
  const dates = weekDates(dateStart)
  const days = new Map<string, Item[]>(dates.map((date) => [date, []]))
  const put = (courierId: number, day: number, timeStart: string, timeEnd: string) =>
    days.get(dates[day] ?? '')?.push({ courierId, pointId: 1, timeStart, timeEnd })
  for (let id = 1; id <= COURIERS; id++) {
    const work = [0, 1, 2, 3, 4].map((step) => (id + step) % 7)
    for (const [index, day] of work.entries()) {
      const isNight = id <= 10 && index === 1 && work[index + 1] === day + 1
      put(id, day, isNight ? '15:00' : '09:00', isNight ? '23:45' : '18:00')
      if (id <= 10 && index === 2 && work[1] === day - 1) days.get(dates[day] ?? '')?.splice(-1, 1, morning(id))
    }
    if (id > 20 && id <= 26) put(id, work[0] ?? 0, '16:00', '20:00')
  }
  return days
}

const morning = (courierId: number): Item => ({ courierId, pointId: 1, timeStart: '06:00', timeEnd: '14:00' })

test('a copied week is repaired and published by keyboard only', async () => {
  const { page, complaints } = await open(`/schedules?cityId=${CITY_ID}`)
  let keys = 0
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count++) {
      await page.keyboard.press(key)
      keys++
    }
  }
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'))
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let count = 0; count < 40 && !name.test((await focused()) ?? ''); count++) await press(key)
    expect(await focused()).toMatch(name)
  }
  const tabInto = async (selector: string, key = 'Tab') => {
    const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
    for (let count = 0; count < 40 && !(await isThere()); count++) await press(key)
    expect(await isThere()).toBe(true)
  }
  const pick = async (name: string, option: string) => {
    const active = page.locator(`${OPEN_MENU} ${ACTIVE_OPTION}`)
    await press('ArrowDown')
    for (let count = 0; count < 4 && (await active.textContent()) !== option; count++) await press('ArrowDown')
    await expectSoon(() => active.textContent(), option)
    await press('Enter')
    const select = page.locator(SELECT, { has: page.getByRole('combobox', { name, exact: true }) })
    await select.getByText(option, { exact: true }).first().waitFor()
    await page.locator(OPEN_MENU).waitFor({ state: 'hidden' })
  }
  await page.getByRole('link', { name: weekTitle(present ?? NO_WEEK) }).waitFor()

  await tabInto('.new-schedule input[type="radio"]')
  await press('ArrowRight')
  await press('Tab')
  await pick('Неделя', weekTitle(next ?? NO_WEEK))
  await press('Tab')
  await pick('Опубликованное расписание', weekTitle(present ?? NO_WEEK))
  await press('Tab')
  await press('Enter')
  const check = page.getByRole('dialog', { name: 'Проверка копии' })
  await check.getByRole('option').first().waitFor()
  const list = check.getByRole('listbox')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'listbox')

  const words = async () => (await check.getByRole('option').allTextContents()).join('\n')
  const start = await words()
  const red = start.match(/пересекается/g)?.length ?? 0
  const yellow = start.match(/отдых|заблокирован/g)?.length ?? 0
  expect(red).toBeGreaterThanOrEqual(12)
  expect(yellow).toBeGreaterThanOrEqual(20)

  for (let left = await check.getByRole('option').count(); left > 0; left = await check.getByRole('option').count()) {
    const hasCandidate = await check.getByRole('button', { name: /^1\. Заменить/ }).isVisible()
    await press(hasCandidate ? '1' : 'Delete')
    await expectSoon(async () => (await check.getByRole('option').count()) < left, true)
  }
  await expectSoon(() => list.count(), 0)
  await check.getByText(/^(Предупреждений нет|После копирования исправлять нечего)$/).waitFor()
  await press('Enter')
  await check.waitFor({ state: 'hidden' })

  await page.waitForFunction(() => document.querySelector('.week-board__counts')?.textContent?.startsWith('0'))
  await page.getByRole('grid').waitFor()
  await tabInto('[role="grid"]')
  await press('Control+Enter')
  await page.getByText(/^Сохранено: /).waitFor()
  await tabTo(/^Опубликовать$/, 'Shift+Tab')
  await press('Enter')
  const publish = page.getByRole('dialog', { name: 'Опубликовать изменения в расписании?' })
  await publish.getByText(/^Изменится у/).waitFor()
  await tabTo(/^Опубликовать$/)
  await press('Enter')
  await page.getByText('Расписание опубликовано').waitFor()

  const made = weeks.find(({ id }) => id === 99)
  expect([...(made?.published.values() ?? [])].flat().length).toBeGreaterThanOrEqual(280)
  expect(made?.isPublished).toBe(true)
  expect(made?.dateStart).toBe(addDays(START, 7))
  // Copying, correcting and publishing the week may take at most 150 key presses: at two seconds per key press an operator finishes in five
  // minutes.
  expect(keys).toBeLessThanOrEqual(MAX_KEYS)
  expect(complaints).toEqual([])
}, 180_000)
