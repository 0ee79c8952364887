// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

/**
 * Stories of the built Storybook, one after another: to look at them, not to test them.
 *
 * @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Story
 * @typedef {{ theme?: 'light' | 'dark', width?: number, height?: number }} Look
 */

export const STORYBOOK = join(ROOT, 'storybook-static')

/** Pages about the console and its parts; everything else is a screen or a part of one. */
const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

/** The stories of screens at rest: what a person finds, not what a test did there. */
const STATES =
  /^(Загружено|Пусто|Загрузка|Не загрузилось|Ошибка сервера|Нет доступа|Пустая форма|Заполнено|Сохраняется|Сохранение отклонено|Уход с изменениями|Только просмотр)$/

/** @returns {Story[]} */
export function readStories() {
  const file = join(STORYBOOK, 'index.json')
  if (!existsSync(file)) throw new Error('There is no storybook-static/: run «npm run build:storybook» first')
  const entries = /** @type {Story[]} */ (Object.values(JSON.parse(readFileSync(file, 'utf8')).entries))
  return entries.filter(({ type, title }) => type === 'story' && !NO_SCREENS.test(title))
}

/** @param {Story[]} stories */
export const atRest = (stories) => stories.filter(({ name }) => STATES.test(name))

/** How pictures are made: the same on every machine but for its fonts and its browser. */
export const CONTEXT = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Almaty',
  reducedMotion: /** @type {const} */ ('reduce'),
  viewport: { width: 1440, height: 900 },
}

/** Storybook's own words for a story that has come to its end, well or badly. */
const AT_REST = ['finished', 'errored', 'aborted']

/**
 * Shows a story as it stands when it has been played, with its fonts. In a page loaded anew: Storybook would load it itself
 * where the story before is still waiting for something. Axe is left out: it runs in the tests of stories.
 * @param {import('playwright-core').Page} page @param {string} url of Storybook @param {string} id @param {Look} look
 */
export async function showStory(page, url, id, { theme = 'light', width = 1440, height = 900 } = {}) {
  await page.setViewportSize({ width, height })
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `theme:${theme};a11y.manual:!true` })
  await page.goto(`${url}/iframe.html?${query}`)
  await page.waitForFunction(
    (phases) => phases.includes(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
    AT_REST,
    { polling: 50, timeout: 60_000 },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // In the place of a story that broke, Storybook shows its own page of errors.
  const told = await page.evaluate(() =>
    document.body.classList.contains('sb-show-main') ? '' : document.querySelector('#error-message')?.textContent,
  )
  if (told !== '') throw new Error(`Storybook shows an error: ${told}`)
}

/** @param {import('playwright-core').Page} page */
export const takePicture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })
