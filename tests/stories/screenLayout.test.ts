import { expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { BROWSER_CONTEXT, readEntries, type Size, showStory, WINDOW_SIZES } from '../../scripts/shots/storyPage.mjs'
import { storybookPage } from './storybookPage'

const [DESKTOP, PHONE] = WINDOW_SIZES
/** Milliseconds without changes. These stories draw nothing late, unlike a map. */
const STILL_MS = 150
/** Width of a screen beside the open menu in a window of 1280 px. */
const BESIDE_MENU: Size = { width: 992, height: 800 }

const shown = storybookPage()

const storyId = (title: string, exportName: string): string =>
  readEntries().find((entry) => entry.title === title && entry.exportName === exportName)?.id ?? ''

async function openStory(title: string, exportName: string, size: Size): Promise<Page> {
  const { page, url } = shown()
  await showStory(page, url, storyId(title, exportName), { size, still: STILL_MS })
  return page
}

const boxes = (page: Page, selector: string) => boxesOf(page.locator(selector))

const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        return {
          top,
          bottom,
          left: Math.round(left),
          right: Math.round(right),
          width: Math.round(width),
          middle: (top + bottom) / 2,
        }
      }),
  )

const lineCounts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )

test('tariff cards have equal widths if the last one has a line of its own', async () => {
  const page = await openStory('Деньги/Курьерская ставка', 'Loaded', BESIDE_MENU)
  const cards = await boxes(page, '.tariff-table')
  expect(new Set(cards.map(({ left }) => left)).size).toBe(2)
  expect(cards.map(({ width }) => width)).toEqual(Array(3).fill(cards[0]?.width))
})

test('tools of the notification list take at most two lines on a phone', async () => {
  const page = await openStory('Уведомления/Список уведомлений', 'Loaded', PHONE)
  const buttons = ['Скрыть все по фильтру', 'Экспорт', 'Обновить список', 'Плотность строк', 'Настройка колонок']
  const tools = [
    page.getByRole('switch', { name: 'Группировать по заказам' }),
    ...buttons.map((name) => page.getByRole('button', { name })),
  ]
  const middles = (await Promise.all(tools.map((tool) => boxesOf(tool)))).flat().map(({ middle }) => middle)
  expect(middles).toHaveLength(6)
  expect(new Set(middles.map((middle) => Math.round(middle / 10))).size).toBeLessThanOrEqual(2)
})

test('the button that copies a day fills the line on a phone', async () => {
  const page = await openStory('Расписания/Черновик и копия дня', 'DraftSwitch', PHONE)
  const [line] = await boxes(page, '.day-panel__tools')
  const buttons = await boxes(page, '.day-panel__tools > button')
  expect(buttons).toHaveLength(2)
  expect({ left: buttons[0]?.left, right: buttons[1]?.right }).toEqual({ left: line?.left, right: line?.right })
})

test.each([
  ['Контрагенты/Карточка контрагента', 'Branches'],
  ['Контрагенты/Контакты', 'Loaded'],
])('the button that adds an entry fills the line on a phone: %s', async (title, exportName) => {
  const page = await openStory(title, exportName, PHONE)
  const [line] = await boxes(page, '.directory__buttons')
  const [button] = await boxes(page, '.directory__buttons > *')
  expect(button).toMatchObject({ left: line?.left, right: line?.right })
})

test('the button of an alert is below its text on a phone', async () => {
  const page = await openStory('Компоненты/Состояния/Устарело', 'Example', PHONE)
  const [text] = await boxesOf(page.getByText('Не удалось обновить'))
  const [button] = await boxesOf(page.getByRole('alert').getByRole('button'))
  expect(button?.top).toBeGreaterThan(text?.bottom ?? Number.POSITIVE_INFINITY)
})

test('all courier types of the week are in sight on a phone', async () => {
  const page = await openStory('Деньги/Повышенная ставка', 'Loaded', PHONE)
  const types = await boxes(page, '.ratio-week__types label')
  expect(types).toHaveLength(4)
  expect(Math.max(...types.map(({ right }) => right))).toBeLessThan(PHONE.width)
})

test('a switch is in line with the field beside it', async () => {
  const page = await openStory('Справочники/Зона доставки: форма', 'Blank', DESKTOP)
  const [field] = await boxes(page, '.form-pair .field:has(+ .field--unlabelled) .field__control')
  const [toggle] = await boxes(page, '.form-pair .field--unlabelled .field__control')
  expect(toggle?.left).toBeGreaterThan(field?.right ?? 0)
  expect(toggle?.middle).toBe(field?.middle)
})

test('the button that generates a password is below the field of the password', async () => {
  const page = await openStory('Люди/Сотрудники: форма', 'Blank', DESKTOP)
  const [field] = await boxes(page, '[role="dialog"] .password-field')
  const [button] = await boxes(page, '[role="dialog"] .password-help > button')
  const [phone] = await boxes(page, '[role="dialog"] .employee-form__line input[type="tel"]')
  expect(button?.left).toBe(field?.left)
  expect(phone?.middle).toBe(field?.middle)
})

test('the format of a file is named once', async () => {
  const page = await openStory('Заказы/Чек возврата: форма', 'Blank', DESKTOP)
  expect(await page.getByRole('dialog').getByText('PNG или JPEG').count()).toBe(1)
})

test('the scope of the order counts has one line', async () => {
  const page = await openStory('Заказы/Активные заказы', 'Loaded', DESKTOP)
  expect(await lineCounts(page, '.orders-strip .page-scope')).toEqual([1])
})

test.each([
  ['Расписания/Создание: форма', '.new-schedule__line'],
  ['Деньги/Курьерская ставка: форма', '.rates-editor .what-if'],
])('a refusal has a gap to the fields: %s', async (title, fields) => {
  const page = await openStory(title, 'SaveRefused', DESKTOP)
  const [line] = await boxes(page, fields)
  const [refusal] = await boxes(page, '.form__failure')
  if (!line || !refusal) throw new Error('The fields or the refusal are not shown')
  expect(Math.max(refusal.top - line.bottom, line.top - refusal.bottom)).toBeGreaterThanOrEqual(8)
})

test('times of shifts over midnight have one line on a phone', async () => {
  const page = await openStory('Расписания/Неделя', 'ViewOnly', PHONE)
  expect(await page.getByText('+1').count()).toBeGreaterThan(0)
  expect(new Set(await lineCounts(page, '.point-table tbody td:first-child'))).toEqual(new Set([1]))
})

test.each(['Курьеры/Смена точки: форма', 'Деньги/Оплаты контрагентов: форма', 'Люди/Пароль сотрудника: форма'])(
  'the text above the fields has a small gap to the title: %s',
  async (title) => {
    const page = await openStory(title, 'Filled', DESKTOP)
    const titleId = await page.getByRole('dialog').getAttribute('aria-labelledby')
    const [heading] = await boxes(page, `[id="${titleId}"]`)
    const [text] = await boxes(page, '[role="dialog"] .form__fields > p:first-child')
    expect((text?.top ?? 0) - (heading?.bottom ?? 0)).toBeCloseTo(16, 0)
  },
)

test('the wrapped text of the estimate button has padding', async () => {
  const page = await openStory('Деньги/Повышенная ставка: форма', 'Filled', DESKTOP)
  const [button] = await boxes(page, '[role="dialog"] .what-if__ask')
  const [text] = await boxes(page, '[role="dialog"] .what-if__ask > span:last-child')
  expect((text?.top ?? 0) - (button?.top ?? 0)).toBeGreaterThanOrEqual(3)
})

test('the next days of a condition have no line breaks inside', async () => {
  const page = await openStory('Деньги/Повышенная ставка: форма', 'Filled', DESKTOP)
  const days = await lineCounts(page, '.ratio-preview__text .no-break')
  expect(days).toEqual(Array(7).fill(1))
})

test('the header of the orders has the same height while it loads on a phone', async () => {
  const [loading] = await boxes(await openStory('Заказы/Активные заказы', 'Loading', PHONE), '.orders-strip')
  const [loaded] = await boxes(await openStory('Заказы/Активные заказы', 'Loaded', PHONE), '.orders-strip')
  expect(loading?.top).toBe(loaded?.top)
})

test('the dates of the salary total are not broken on a phone', async () => {
  const page = await openStory('Деньги/Выплаты', 'Loaded', PHONE)
  expect(await lineCounts(page, '.table-footer .no-break')).toEqual([1, 1])
})

test('a refused bonus grid has the height of its neighbour', async () => {
  const page = await openStory('Деньги/Бонусная сетка: форма', 'SaveRefused', DESKTOP)
  const cards = await boxes(page, '.bonus-grid')
  const buttons = await boxes(page, '.bonus-grid .form__buttons')
  expect(cards).toHaveLength(4)
  for (const [first, second] of [cards, buttons]) expect(first?.bottom).toBe(second?.bottom)
})

test('the icons of the alerts of an export have one size', async () => {
  const sizeOf = async (title: string, exportName: string) => {
    const page = await openStory(title, exportName, DESKTOP)
    return (await boxes(page, '.export-dialog [role="alert"] .anticon')).map(({ width }) => width)
  }
  const failed = await sizeOf('Заказы/Выгрузка заказов', 'Failed')
  expect(failed).toHaveLength(1)
  expect(await sizeOf('Компоненты/Таблица/Ход выгрузки', 'Example')).toEqual(failed)
})

test('each step of the legend of raised rates has a border, because the first one is as dark as the card', async () => {
  const page = await openStory('Деньги/Повышенная ставка', 'Loaded', DESKTOP)
  const widths = await page
    .locator('.plot-heat-legend__step')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopWidth))
  expect(widths).toEqual(Array(5).fill('1px'))
})

test('the hint about F8 is hidden on a device without a mouse', async () => {
  const { browser, url } = shown()
  const context = await browser.newContext({ ...BROWSER_CONTEXT, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await showStory(page, url, storyId('Расписания/Сетка недели: проверка и сохранение', 'Warnings'), { size: DESKTOP })
  expect(await page.getByRole('button', { name: 'Список ошибок и предупреждений' }).isVisible()).toBe(true)
  expect(await page.getByText(/^F8/).isVisible()).toBe(false)
  await context.close()
})
