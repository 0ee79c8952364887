import { beforeAll, expect, test } from '@jest/globals'
import { readEntries } from '../../scripts/shots/storyPage.mjs'
import { expectSoon } from '../e2e/polling'
import { storybookPage } from './storybookPage'

const storybook = storybookPage()

const ALONE = [
  ['Заказы/Активные заказы', 'Loaded', 'theme:dark'],
  ['Заказы/Карточка заказа', 'StatusRefused', 'role:newcomer'],
  ['Заказы/Новый заказ: форма', 'SaveRefused', 'density:large'],
  ['Заказы/Карта заказов', 'Loaded', 'network:offline'],
  ['Расписания/Сетка недели', 'Type', 'amount:none'],
  ['Деньги/Выплаты', 'PayBulk', 'moment:monthEnd'],
  ['Деньги/Выплаты', 'Empty', 'amount:rows'],
  ['Заказы/Активные заказы', 'ServerError', 'network:slow'],
  ['Люди/Сотрудники', 'Loading', 'city:almaty'],
  ['Компоненты/Основа/Поверх экрана', 'Window', 'width:390'],
] as const

const errors: string[] = []
beforeAll(() => void storybook().page.on('pageerror', ({ message }) => errors.push(message)))

test.each(ALONE)('%s, %s, opens alone with %s', async (title, exportName, globals) => {
  const { page, url } = storybook()
  const story = readEntries().find((entry) => entry.title === title && entry.exportName === exportName)
  const width = globals === 'width:390' ? 390 : 1440
  await page.setViewportSize({ width, height: 900 })
  errors.length = 0
  await page.goto(`${url}/iframe.html?${new URLSearchParams({ id: story?.id ?? '', viewMode: 'story', globals })}`)
  const phase = () => page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase)
  await expectSoon(phase, 'finished')
  const isShown = await page.evaluate(() => document.body.classList.contains('sb-show-main'))
  const isTextShown = await page.evaluate(() => {
    const note = document.querySelector<HTMLElement>('[role=note]')
    return document.body.innerText.trim() !== (note?.innerText.trim() ?? '')
  })
  expect({ isShown, isTextShown, errors }).toEqual({ isShown: true, isTextShown: true, errors: [] })
  // If a setting in the URL changes the data, the play function does not run. The page then shows a note.
  const isPlayOff = story?.tags?.includes('play-fn') && !/^(theme|density|width):/.test(globals)
  expect(await page.getByRole('note').count()).toBe(isPlayOff ? 1 : 0)
})
