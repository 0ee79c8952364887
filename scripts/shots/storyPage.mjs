// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

/**
 * Stories of the built Storybook, one after another: to look at them, not to test them.
 *
 * @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Story
 * @typedef {{ width?: number, height?: number }} Size
 */

export const STORYBOOK = join(ROOT, 'storybook-static')

/** Pages about the console and its parts; everything else is a screen or a part of one. */
const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

/** The stories of screens at rest: what a person finds, not what a test did there. */
const STATES =
  /^(Загружено|Пусто|Загрузка|Не загрузилось|Ошибка сервера|Нет доступа|Пустая форма|Заполнено|Сохраняется|Сохранение отклонено|Уход с изменениями|Только просмотр)$/

/** @returns {Story[]} all there is in Storybook, pages of documents included */
export function readEntries() {
  const file = join(STORYBOOK, 'index.json')
  if (!existsSync(file)) throw new Error('There is no storybook-static/: run «npm run build:storybook» first')
  return Object.values(JSON.parse(readFileSync(file, 'utf8')).entries)
}

/** The stories of screens. */
export const readStories = () => readEntries().filter(({ type, title }) => type === 'story' && !NO_SCREENS.test(title))

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
 * A screen is at rest when nothing of it has changed for so long: a map follows what has been typed 400 ms later. What never rests
 * is taken after the most.
 */
const STILL_MS = 600
const MAX_WAIT_MS = 3000
/** A theme alone is there at once. */
const THEME_STILL_MS = 150

/**
 * Shows a story in the light theme as it stands when it has been played, with its fonts and pictures. A page that shows Storybook
 * already is asked for the next story, as its manager does: to load all of it anew takes longer than a story. Axe
 * is left out: it runs in the tests of stories.
 * @param {import('playwright-core').Page} page @param {string} url of Storybook @param {string} id @param {Size} size
 */
export async function showStory(page, url, id, { width = 1440, height = 900 } = {}) {
  await page.setViewportSize({ width, height })
  if (page.url().startsWith(`${url}/`)) {
    await page.evaluate((storyId) => {
      window.scrollTo(0, 0)
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window)
      Reflect.set(window, 'isShown', false)
      channel.once('storyFinished', () => Reflect.set(window, 'isShown', true))
      // A story that is there already would stay as it is.
      const isSame = preview.currentRender?.id === storyId
      channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  } else {
    const query = new URLSearchParams({ id, viewMode: 'story', globals: 'theme:light;a11y.manual:!true', drawn: 'yes' })
    await page.goto(`${url}/iframe.html?${query}`)
  }
  await page.waitForFunction(
    (phases) =>
      Reflect.get(window, 'isShown') ??
      phases.includes(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
    AT_REST,
    { polling: 50, timeout: 60_000 },
  )
  await rest(page, STILL_MS)
  // What has been pressed has scrolled the page to it, past whatever had come by then.
  await page.evaluate(() => window.scrollTo(0, 0))
  // In the place of a story that broke, Storybook shows its own page of errors.
  const told = await page.evaluate(() =>
    document.body.classList.contains('sb-show-main') ? '' : document.querySelector('#error-message')?.textContent,
  )
  if (told !== '') throw new Error(`Storybook shows an error: ${told}`)
}

/**
 * The same screen in another theme, without playing it again.
 * @param {import('playwright-core').Page} page @param {'light' | 'dark'} theme
 */
export async function showTheme(page, theme) {
  await page.evaluate((mode) => Reflect.get(window, 'chooseTheme')(mode), theme)
  await rest(page, THEME_STILL_MS)
}

/** @param {import('playwright-core').Page} page */
export const takePicture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

/** @param {import('playwright-core').Page} page @param {number} still milliseconds */
const rest = (page, still) => page.evaluate(awaitRest, { still, most: MAX_WAIT_MS })

/** In the page: until nothing of it changes any more, and all of its letters and pictures are there. @param {{ still: number, most: number }} times milliseconds */
export async function awaitRest({ still, most }) {
  const end = performance.now() + most
  let since = performance.now()
  const observer = new MutationObserver(() => {
    since = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // A script of its own, Kazakh letters or those of the basic Latin, is asked for when the first of its letters appears.
  const isLoading = () => document.fonts.status === 'loading' || [...document.images].some((image) => !image.complete)
  while (performance.now() < end && (performance.now() - since < still || isLoading()))
    await new Promise((resolve) => setTimeout(resolve, 30))
  observer.disconnect()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
