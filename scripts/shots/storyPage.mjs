// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SCREEN_STORIES, STATIC_STORIES } from '../../.storybook/storyConventions.mjs'
import { ROOT } from '../install.mjs'

/**
 * Opens stories of the built Storybook to take screenshots. Story tests do not use this module.
 * @typedef {{ id: string, title: string, name: string, exportName: string, type: string, tags?: string[] }} Story
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'texts' | 'rows'} Amount long texts or many rows, as in Storybook's toolbar
 * @typedef {{ story: Story, amount?: Amount, file: string, title: string }} Picture `file`: beginning of its file names
 */

export const STORYBOOK = join(ROOT, 'storybook-static')

export const WINDOW_SIZES = /** @type {const} */ ([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])

const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/
const COMPONENTS = /^Компоненты\//
const SHELL = 'Экраны/В каркасе'

const RESTING_NAMES = new Set(STATIC_STORIES)
const EXAMPLE = 'Example'
/**
 * Export names of the stories of which two more screenshots are taken: one with long texts and one with many rows. Empty forms are
 * excluded, because they contain neither texts nor rows.
 */
const SHOWN_WHOLE = SCREEN_STORIES.filter((name) => name !== 'Blank')

/** The sign-in page and the demo panel are not drawn with long texts and many rows, because they show no lists. */
const WITHOUT_LISTS = /^(Вход|Демо)\//

/** @type {Record<Amount, string>} */
const AMOUNTS = { texts: 'длинные тексты', rows: 'много строк' }

/** @returns {Story[]} all entries of Storybook, docs pages included */
export function readEntries() {
  const file = join(STORYBOOK, 'index.json')
  if (!existsSync(file)) throw new Error('There is no storybook-static/: run «npm run build:storybook» first')
  return Object.values(JSON.parse(readFileSync(file, 'utf8')).entries)
}

export const readStories = () => readEntries().filter(({ type, title }) => type === 'story' && !NO_SCREENS.test(title))

/** @returns {Picture[]} */
export function readPictures() {
  const screens = readStories()
  const resting = readEntries().filter(({ type, title, exportName }) => {
    if (type !== 'story') return false
    if (COMPONENTS.test(title)) return exportName === EXAMPLE || RESTING_NAMES.has(exportName)
    return RESTING_NAMES.has(exportName) && (title === SHELL || !NO_SCREENS.test(title))
  })
  const titles = new Set(screens.map(({ title }) => title).filter((title) => !WITHOUT_LISTS.test(title)))
  const whole = [...titles].flatMap((title) => {
    const own = screens.filter((story) => story.title === title)
    return SHOWN_WHOLE.flatMap((name) => own.filter(({ exportName }) => exportName === name)).slice(0, 1)
  })
  return [
    ...resting.map((story) => ({ story, file: story.id, title: `${story.title} / ${story.name}` })),
    ...Object.entries(AMOUNTS).flatMap(([amount, words]) =>
      whole.map((story) => ({
        story,
        amount: /** @type {Amount} */ (amount),
        file: `${story.id}.${amount}`,
        title: `${story.title} / ${story.name}, ${words}`,
      })),
    ),
  ]
}

export const BROWSER_CONTEXT = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Almaty',
  reducedMotion: /** @type {const} */ ('reduce'),
  viewport: WINDOW_SIZES[0],
}

const AT_REST = ['finished', 'errored', 'aborted']
/**
 * A screenshot is taken after this time without DOM changes; a map, for example, updates 400 ms after typing. If a screen keeps changing,
 * the screenshot is taken after `MAX_WAIT_MS`.
 */
const STILL_MS = 600
const MAX_WAIT_MS = 3000
const THEME_STILL_MS = 150

/** @type {WeakMap<import('playwright-core').Page, Amount | undefined>} */
const amounts = new WeakMap()

/**
 * Shows a story in the light theme and waits for its play function, fonts and pictures. Reuses a page that already shows Storybook, because
 * a reload takes longer than a story. Skips axe, which the story tests run. With an `amount` the play function does not run.
 * @param {import('playwright-core').Page} page @param {string} url of Storybook @param {string} id
 * @param {{ size?: Size, amount?: Amount | undefined, still?: number }} [how] `still`: ms without changes after which the story is shown
 * @returns {Promise<string | undefined>} error of the play function, which has then stopped
 */
export async function showStory(page, url, id, { size = WINDOW_SIZES[0], amount, still = STILL_MS } = {}) {
  await page.setViewportSize(size)
  if (page.url().startsWith(`${url}/`) && amounts.get(page) === amount) {
    await page.evaluate((storyId) => {
      window.scrollTo(0, 0)
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window)
      Object.assign(window, { isShown: false, playFailure: undefined })
      channel.once('storyFinished', () => Reflect.set(window, 'isShown', true))
      // Storybook ignores a request for the story that it already shows. In that case, remount the story instead.
      const isSame = preview.currentRender?.id === storyId
      channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  } else {
    const query = new URLSearchParams({ id, viewMode: 'story', drawn: 'yes' })
    query.set('globals', `theme:light;a11y.manual:!true${amount ? `;amount:${amount}` : ''}`)
    // Storybook does not run the play function of an embedded story.
    if (amount) query.set('embed', 'true')
    await page.goto(`${url}/iframe.html?${query}`)
    amounts.set(page, amount)
  }
  await page.waitForFunction(
    (phases) =>
      Reflect.get(window, 'isShown') ??
      phases.includes(Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase),
    AT_REST,
    { polling: 50, timeout: 60_000 },
  )
  await rest(page, still)
  // Scroll to the top for the screenshot, because a click of the play function may have scrolled the page.
  await page.evaluate(() => window.scrollTo(0, 0))
  // If a story cannot be rendered, Storybook shows an error page. Throw the message of that page.
  const told = await page.evaluate(() =>
    document.body.classList.contains('sb-show-main') ? '' : document.querySelector('#error-message')?.textContent,
  )
  if (told !== '') throw new Error(`Storybook shows an error: ${told}`)
  const failure = await page.evaluate(() => Reflect.get(window, 'playFailure'))
  return failure === undefined ? undefined : stripVTControlCharacters(failure)
}

/** @param {import('playwright-core').Page} page @param {'light' | 'dark'} theme */
export async function showTheme(page, theme) {
  await page.evaluate((mode) => Reflect.get(window, 'chooseTheme')(mode), theme)
  await rest(page, THEME_STILL_MS)
}

/** @param {import('playwright-core').Page} page */
export const takePicture = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

/** @param {import('playwright-core').Page} page @param {number} still milliseconds */
const rest = (page, still) => page.evaluate(waitUntilStill, { still, most: MAX_WAIT_MS })

/**
 * Runs in the browser page: resolves once the page stops changing and all fonts and pictures are loaded, or when `most` has passed.
 * @param {{ still: number, most: number }} times milliseconds
 */
export async function waitUntilStill({ still, most }) {
  const end = performance.now() + most
  let since = performance.now()
  const observer = new MutationObserver(() => {
    since = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // The browser loads a font subset, such as Kazakh or Latin, only when its first letter appears, so check the fonts repeatedly.
  const isLoading = () => document.fonts.status === 'loading' || [...document.images].some((image) => !image.complete)
  while (performance.now() < end && (performance.now() - since < still || isLoading()))
    await new Promise((resolve) => setTimeout(resolve, 30))
  observer.disconnect()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
