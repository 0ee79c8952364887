import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { BROWSER_CONTEXT, readEntries, readStories } from '../../scripts/shots/storyPage.mjs'
import { VIEWPORTS } from '../../stories/toolbar'
import { expectSoon } from '../e2e/polling'
import { storybookPage } from './storybookPage'

const storybook = storybookPage()
const STORY = readStories().find(({ title, name }) => title === 'Справочники/Города' && name === 'Загружено')?.id
const COMPONENT = readEntries().find(
  ({ title, type }) => title === 'Компоненты/Действия/Скопировать' && type === 'story',
)?.id
const FLOW = readEntries().find(({ title, name }) => title === 'Сценарии/По шагам' && name === 'Штраф курьеру')?.id
/** A story whose play function expects the light theme. */
const IN_LIGHT = readStories().find(
  ({ title, name }) => title === 'Каркас/Панель Storybook' && name === 'Как в истории',
)?.id
const SEVERAL_PAGES = { timeout: 80_000 }
const FRAME = '#storybook-preview-iframe'

async function choose(page: Page, button: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/**
 * Changes a switch of the toolbar and waits until the story has restarted: Storybook would revert a switch that changes before the story
 * has handled the previous one.
 */
async function turn(page: Page, button: RegExp, option: string): Promise<void> {
  const root = page.frameLocator(FRAME).locator('#storybook-root')
  await root.evaluate((element) => element.firstElementChild?.setAttribute('data-before', ''))
  await choose(page, button, option)
  await root.locator('> [data-before]').waitFor({ state: 'detached' })
  await root.locator('> *').first().waitFor({ state: 'attached' })
}

test("the manager has the console's name, and its toolbar changes the shown story", async () => {
  const { page, url } = storybook()
  await page.goto(`${url}/?path=/story/${STORY}`)
  await page.getByRole('link', { name: 'Курьерская доставка' }).waitFor(SEVERAL_PAGES)
  const interactions = page.getByRole('tab', { name: /^Interactions/ })
  await interactions.waitFor(SEVERAL_PAGES)
  await expectSoon(() => page.getByRole('tab', { name: /^Controls/ }).count(), 0)
  const shown = page.frameLocator(FRAME)
  await shown.getByRole('heading', { level: 1, name: 'Справочник - Города' }).waitFor()

  for (const { name, styles } of Object.values(VIEWPORTS)) {
    await turn(page, /^Viewport/, name)
    await expectSoon(() => page.locator(FRAME).evaluate((frame) => `${frame.clientWidth}px`), styles.width)
  }
  await turn(page, /^Тема/, 'Тёмная')
  await shown.locator('html[data-theme="dark"]').waitFor()
  await turn(page, /^Сеть/, 'Сервер отказывает')
  await shown.getByText('Сервер временно недоступен').first().waitFor()
  await turn(page, /^Сеть/, 'Быстрая сеть')
  await turn(page, /^Роль/, 'Новичок')
  await shown.locator('html[data-theme="dark"] main:not(:has(.page-header button)) h1').waitFor()
  // The interactions of the story do not fit this role, so they are skipped with a note.
  await shown.getByRole('note').waitFor()
  await interactions.click()
  await expectSoon(() => page.getByText('Fail', { exact: true }).count(), 0)
}, 200_000)

test('a component has a panel of controls', async () => {
  const { page, url } = storybook()
  await page.goto(`${url}/?path=/story/${COMPONENT}`)
  await page.getByRole('tab', { name: /^Controls/ }).waitFor(SEVERAL_PAGES)
}, 100_000)

test('frames of a catalogue page follow the toolbar like the page', async () => {
  const { page, url } = storybook()
  await page.goto(`${url}/?path=/story/${FLOW}`)
  const first = page.frameLocator(FRAME).frameLocator('iframe[title^="1. "]')
  await first.getByRole('button', { name: 'Добавить вид штрафа' }).waitFor(SEVERAL_PAGES)
  await choose(page, /^Тема/, 'Тёмная')
  await page.frameLocator(FRAME).locator('html[data-theme="dark"] .catalogue').waitFor(SEVERAL_PAGES)
  await first.locator('html[data-theme="dark"] .page-header').waitFor(SEVERAL_PAGES)
  await choose(page, /^Роль/, 'Новичок')
  await first.locator('html[data-theme="dark"] main:not(:has(.page-header button)) h1').waitFor(SEVERAL_PAGES)
}, 300_000)

test.each([
  ['another theme', VIEWPORTS.desktop, 'theme:dark'],
  ['a wider window', VIEWPORTS.wide, ''],
  ['a lower window', { styles: { ...VIEWPORTS.desktop.styles, height: '700px' } }, ''],
  ["another switch of Storybook's own", VIEWPORTS.desktop, 'outline:!true'],
])(
  'an interaction that fails in %s leaves its story on the screen',
  async (_view, { styles }, globals) => {
    const { browser, url } = storybook()
    const viewport = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    const page = await browser.newPage({ ...BROWSER_CONTEXT, viewport })
    // The play function of this story expects a theme in `dataset`. Make `dataset` empty, so that the play function fails.
    await page.addInitScript(() => Object.defineProperty(HTMLElement.prototype, 'dataset', { get: () => ({}) }))
    await page.goto(`${url}/iframe.html?id=${IN_LIGHT}&viewMode=story&globals=${globals}`)
    await page.getByRole('note').waitFor(SEVERAL_PAGES)
    expect(await page.locator('#error-message').isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1, name: 'Профиль' }).waitFor()
    await page.close()
  },
  100_000,
)
