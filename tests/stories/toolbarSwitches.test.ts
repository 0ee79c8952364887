import { beforeAll, expect, test } from '@jest/globals'
import type { Frame } from 'playwright-core'
import { SCREEN_STORIES } from '../../.storybook/storyConventions.mjs'
import { readStories } from '../../scripts/shots/storyPage.mjs'
import { storiesByScreen, storiesByState } from '../../stories/catalogue/screenStates'
import { expectSoon } from '../e2e/polling'
import { storybookPage } from './storybookPage'
import { isPreviousStoryLeft, readScreen, type ScreenState, settle, settleUnanswered, showStory } from './storyScreen'

/**
 * Tests that each screen uses the settings of Storybook's toolbar. For one screen of each area the settings also change while it is shown.
 * The screens are read from the story index, so new screens are tested automatically. Each screen is tested with its first story; for a
 * form, this is the empty form.
 */

const AS_IN_STORY = { theme: 'light', role: '', city: '', network: '', amount: '', density: '', moment: '' }
const EVENING = '2026-03-20T19:00:00+05:00'

/** Minimum padding in px above the text of a table cell with the density «large». With any other density the padding is smaller. */
const LARGE_PADDING = 10
/**
 * Minimum padding in px above the text of a header cell with the density «large». With any other density the padding is smaller. Header
 * cells are checked too, because a table without rows has no other cells.
 */
const LARGE_HEADER_PADDING = 16

const WIDTH = 1280
const screens = storiesByScreen(readStories() as Parameters<typeof storiesByScreen>[0]).flatMap(([title, stories]) => {
  const story = storiesByState(stories)[0]?.story
  return story && SCREEN_STORIES.includes(story.exportName) ? [[title, story.id] as const] : []
})

const storybook = storybookPage()
let frame: Frame
let tablesWithRows = 0

beforeAll(async () => {
  const { page, url } = storybook()
  // Show the stories in an iframe, as Storybook's manager does.
  await page.goto(`${url}/index.json`)
  // Start with the last of the tested screens, so that every test, including the first, switches from another screen.
  await page.evaluate(
    ({ id, width }) => {
      const element = document.createElement('iframe')
      element.style.cssText = `position: fixed; inset: 0; width: ${width}px; height: 900px; border: 0`
      // A story with `embed=true` does not run its play function.
      element.src = `./iframe.html?id=${id}&viewMode=story&embed=true&globals=a11y.manual:!true`
      document.body.replaceChildren(element)
    },
    { id: screens.at(-1)?.[1], width: WIDTH },
  )
  await page.frameLocator('iframe').locator('main').first().waitFor()
  const found = page.frames().find((one) => one.url().includes('iframe.html'))
  if (!found) throw new Error('No frame')
  frame = found
})

type Switches = Partial<typeof AS_IN_STORY>

const IN_STORY: Switches = {}
const OTHER: Switches = { theme: 'dark', density: 'large', city: '2', moment: EVENING }
let shown = IN_STORY

async function turn(globals: Switches): Promise<void> {
  if (globals === shown) return
  await showStory(frame, { globals: { ...AS_IN_STORY, ...globals } })
  shown = globals
  expect({ ...globals, isLeft: await isPreviousStoryLeft(frame) }).toEqual({ ...globals, isLeft: false })
}

async function settled(): Promise<ScreenState> {
  await settle(frame)
  return readScreen(frame)
}

const says = (words: string) =>
  frame.waitForFunction((text) => document.body.innerText.includes(text), words, { polling: 50, timeout: 30_000 })

async function widthOf(width: number): Promise<void> {
  await storybook().page.evaluate((pixels) => {
    for (const element of document.querySelectorAll('iframe')) element.style.width = `${pixels}px`
  }, width)
}

test('there are as many screens as the console has', () => expect(screens.length).toBeGreaterThan(30))

/** The form of a shift in Караганда. It loads the plan and pay of that city even if the toolbar selects another one. */
const OF_OWN_CITY = screens.find(([title]) => title === 'Курьеры/Смена: форма')?.[1]

async function otherLook(storyId: string): Promise<ScreenState> {
  await turn(OTHER)
  await showStory(frame, { storyId })
  const other = await settled()
  expect({ isDark: other.isDark, now: other.now }).toEqual({ isDark: true, now: Date.parse(EVENING) })
  const otherCity = other.calls.filter((call) => /"?cityId"?[=:](?!2\b)\d/.test(call))
  expect(otherCity.length > 0).toBe(storyId === OF_OWN_CITY)
  if (other.headerPaddings.length > 0)
    expect(Math.min(...other.headerPaddings)).toBeGreaterThanOrEqual(LARGE_HEADER_PADDING)
  if (other.cellPaddings.length > 0) {
    tablesWithRows += 1
    expect(Math.min(...other.cellPaddings)).toBeGreaterThanOrEqual(LARGE_PADDING)
  }
  return other
}

/** Shows a screen first with the toolbar settings of `OTHER` and then, without a reload, with the settings of the story itself. */
async function switchesWhileShown(storyId: string): Promise<void> {
  const other = await otherLook(storyId)
  await turn(IN_STORY)
  const own = await settled()
  expect(own.isDark).toBe(false)
  expect(other.background).not.toBe(own.background)
  if (own.cellPaddings.length > 0) expect(Math.max(...own.cellPaddings)).toBeLessThan(LARGE_PADDING)
  if (own.headerPaddings.length > 0) expect(Math.max(...own.headerPaddings)).toBeLessThan(LARGE_HEADER_PADDING)
  expect(own.now).not.toBe(other.now)
}

const ONE_OF_EACH_AREA = [
  'Заказы/Активные заказы',
  'Курьеры/Карта курьеров',
  'Расписания/День',
  'Деньги/Выплаты',
  'Отчёты/Дневной отчёт',
  'Контрагенты/Список контрагентов',
  'Люди/Сотрудники',
  'Справочники/Города',
  'Уведомления/Список уведомлений',
]

const storyOf = (title: string): string => {
  const storyId = screens.find(([name]) => name === title)?.[1]
  if (!storyId) throw new Error(`There is no screen ${title}`)
  return storyId
}

const others = screens.filter(([title]) => !ONE_OF_EACH_AREA.includes(title))

test.each(others)('%s', async (_title, storyId) => {
  await otherLook(storyId)
})

test.each(ONE_OF_EACH_AREA)('%s changes while it is shown', async (title) => {
  await switchesWhileShown(storyOf(title))
})

test('a map on a phone', async () => {
  await showStory(frame, { storyId: storyOf('Курьеры/Карта курьеров') })
  await widthOf(390)
  const phone = await settled()
  await widthOf(WIDTH)
  expect(phone.overflow).toBeLessThanOrEqual(0)
})

/** All screens use the same mock server, so a few screens are enough to test the toolbar's network and role. */
const WITH_OTHER_SERVER = ['Заказы/Активные заказы', 'Расписания/День', 'Справочники/Города']

test.each(WITH_OTHER_SERVER)('%s on a failing network and without permissions', async (title) => {
  await turn(IN_STORY)
  await showStory(frame, { storyId: storyOf(title) })
  const own = await settled()
  await turn({ network: 'failing' })
  await says('Сервер временно недоступен')
  await turn({ role: 'newcomer' })
  expect((await settled()).parts).toBeLessThan(own.parts)
})

test.each(['Заказы/Карточка заказа', 'Справочники/Роли'])('%s on every network', async (title) => {
  await turn({ network: 'silent' })
  await showStory(frame, { storyId: storyOf(title) })
  await settleUnanswered(frame)
  const empty = await readScreen(frame)
  await turn(IN_STORY)
  const own = await settled()
  await turn({ network: 'slow' })
  const slow = await readScreen(frame)
  expect(slow.isBusy || slow.text !== own.text).toBe(true)
  await turn({ network: 'offline' })
  await says('Нет связи')
  await turn({ network: 'silent' })
  expect((await readScreen(frame)).rows).toBeLessThanOrEqual(empty.rows)
  await expectSoon(async () => (await readScreen(frame)).text, empty.text)
})

test('the checked screens contain tables with rows', () => expect(tablesWithRows).toBeGreaterThan(5))
