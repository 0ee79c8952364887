// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

/**
 * Stories of the built Storybook in one page, one after another: to look at them, not to test them.
 *
 * @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Story
 * @typedef {{ theme?: 'light' | 'dark', width?: number, height?: number }} Look
 */

export const STORYBOOK = join(ROOT, 'storybook-static')

/** Pages about the console and its parts; everything else is a screen or a part of one. */
const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

/** The stories of screens at rest: what a person finds, not what a test did there. */
const STATES =
  /^(Загружено|Пусто|Загрузка|Не загрузилось|Ошибка сервера|Нет доступа|Пустая форма|Заполнено|Только просмотр)$/

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

/** @param {import('playwright-core').BrowserContext} context @param {string} url of Storybook */
export async function openStorybook(context, url) {
  const page = await context.newPage()
  // Axe runs in the tests; here it would only take time.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined)
  return page
}

/**
 * Shows a story as it stands when it has been played, with its fonts and pictures.
 * @param {import('playwright-core').Page} page @param {string} id @param {Look} look
 */
export async function showStory(page, id, { theme = 'light', width = 1440, height = 900 } = {}) {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async ({ storyId, mode }) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      const finished = new Promise((resolve) => {
        const listen = (/** @type {{ storyId: string }} */ event) => {
          if (event.storyId !== storyId) return
          channel.off('storyFinished', listen)
          resolve(undefined)
        }
        channel.on('storyFinished', listen)
      })
      channel.emit('setCurrentStory', { storyId: 'none', viewMode: 'story' })
      channel.emit('updateGlobals', { globals: { theme: mode } })
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 30_000))])
      await document.fonts.ready
    },
    { storyId: id, mode: theme },
  )
}

/** @param {import('playwright-core').Page} page */
export const takePicture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })
