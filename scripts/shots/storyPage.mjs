// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { RESTING, WHOLE } from '../../.storybook/storyConventions.mjs'
import { ROOT } from '../install.mjs'

/**
 * Stories of the built Storybook, one after another: to look at them, not to test them.
 *
 * @typedef {{ id: string, title: string, name: string, exportName: string, type: string, tags?: string[] }} Story
 * @typedef {{ width: number, height: number }} Size
 * @typedef {'texts' | 'rows'} Amount more in a screen than it was drawn for, as the toolbar names it
 * @typedef {{ story: Story, amount?: Amount, file: string, title: string }} Picture `file`: how the names of its files begin
 */

export const STORYBOOK = join(ROOT, 'storybook-static')

/** The windows of the pictures: a screen, in which stories are played to their end, and a phone. */
export const WINDOWS = /** @type {const} */ ([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])

/** Pages about the console and its parts; everything else is a screen or a part of one. */
const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/
const COMPONENTS = /^Компоненты\//
/** Any screen with the shell around it. */
const SHELL = 'Экраны/В каркасе'

/** What a person finds, not what a test did there. */
const RESTING_NAMES = new Set(RESTING)
/** A component at rest. */
const EXAMPLE = 'Example'
/** An empty form shows neither long texts nor rows. */
const SHOWN_WHOLE = WHOLE.filter((name) => name !== 'Blank')

/** The sign-in and the panel of the demo list nothing that the server tells. */
const WITHOUT_LISTS = /^(Вход|Демо)\//

/** @type {Record<Amount, string>} */
const AMOUNTS = { texts: 'длинные тексты', rows: 'много строк' }

/** @returns {Story[]} all there is in Storybook, pages of documents included */
export function readEntries() {
  const file = join(STORYBOOK, 'index.json')
  if (!existsSync(file)) throw new Error('There is no storybook-static/: run «npm run build:storybook» first')
  return Object.values(JSON.parse(readFileSync(file, 'utf8')).entries)
}

/** The stories of screens. */
export const readStories = () => readEntries().filter(({ type, title }) => type === 'story' && !NO_SCREENS.test(title))

/**
 * Every picture that is taken: screens, the shell and components at rest, and each screen with long texts and with many rows.
 * @returns {Picture[]}
 */
export function readPictures() {
  const screens = readStories()
  const resting = readEntries().filter(({ type, title, exportName }) => {
    if (type !== 'story') return false
    if (COMPONENTS.test(title)) return exportName === EXAMPLE || RESTING_NAMES.has(exportName)
    return RESTING_NAMES.has(exportName) && (title === SHELL || !NO_SCREENS.test(title))
  })
  const titles = new Set(screens.map(({ title }) => title).filter((title) => !WITHOUT_LISTS.test(title)))
  const whole = [...titles].flatMap(
    (title) =>
      SHOWN_WHOLE.flatMap(
        (name) => screens.find((story) => story.title === title && story.exportName === name) ?? [],
      )[0] ?? [],
  )
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

/** How pictures are made: the same on every machine but for its fonts and its browser. */
export const CONTEXT = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Almaty',
  reducedMotion: /** @type {const} */ ('reduce'),
  viewport: WINDOWS[0],
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

/** With what a page has been opened; it stays so until it is loaded anew. @type {WeakMap<import('playwright-core').Page, Amount | undefined>} */
const amounts = new WeakMap()

/**
 * Shows a story in the light theme as it stands when it has been played, with its fonts and pictures. A page that shows Storybook
 * already is asked for the next story, as its manager does: to load all of it anew takes longer than a story. Axe
 * is left out: it runs in the tests of stories. With more in it than it was written for, a story is not played.
 * @param {import('playwright-core').Page} page @param {string} url of Storybook @param {string} id
 * @param {{ size?: Size, amount?: Amount | undefined }} [how]
 * @returns {Promise<string | undefined>} what its play function has failed with; the story then stands where that was
 */
export async function showStory(page, url, id, { size = WINDOWS[0], amount } = {}) {
  await page.setViewportSize(size)
  if (page.url().startsWith(`${url}/`) && amounts.get(page) === amount) {
    await page.evaluate((storyId) => {
      window.scrollTo(0, 0)
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window)
      Object.assign(window, { isShown: false, playFailure: undefined })
      channel.once('storyFinished', () => Reflect.set(window, 'isShown', true))
      // A story that is there already would stay as it is.
      const isSame = preview.currentRender?.id === storyId
      channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  } else {
    const query = new URLSearchParams({ id, viewMode: 'story', drawn: 'yes' })
    query.set('globals', `theme:light;a11y.manual:!true${amount ? `;amount:${amount}` : ''}`)
    // Embedded, a story does not play.
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
  await rest(page, STILL_MS)
  // What has been pressed has scrolled the page to it, past whatever had come by then.
  await page.evaluate(() => window.scrollTo(0, 0))
  // In the place of a story that broke, Storybook shows its own page of errors.
  const told = await page.evaluate(() =>
    document.body.classList.contains('sb-show-main') ? '' : document.querySelector('#error-message')?.textContent,
  )
  if (told !== '') throw new Error(`Storybook shows an error: ${told}`)
  const failure = await page.evaluate(() => Reflect.get(window, 'playFailure'))
  return failure === undefined ? undefined : stripVTControlCharacters(failure)
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
