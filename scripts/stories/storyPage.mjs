// @ts-check
import { checkFocusOrder } from '../../.storybook/focusOrder.mjs'
import { STATIC_STORIES } from '../../.storybook/storyConventions.mjs'

/** @typedef {{ id: string, title: string, exportName: string, importPath: string, tags: string[] }} Story an entry of `index.json` */

/** Message that the browser logs for a response with status 400 or above. It is ignored, because stories about failures cause it. */
const FAILED_CALL = 'Failed to load resource'
const STORY_TIMEOUT_MS = 120_000

const AT_REST = new Set([...STATIC_STORIES, 'Example'])
const CATALOGUE = /^(Введение|Основы|Приёмы|Экраны|Сценарии)/

/**
 * Turns off Storybook's highlights of elements, which no test uses: after each change of the DOM they read the styles of all elements, 8 %
 * of a story's processor time. Storybook has a setting for this only for the whole build, where the accessibility panel needs them:
 * https://storybook.js.org/docs/api/main-config/main-config-features#highlight
 */
const disableHighlights = () => void Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })

/** CSS pixels. */
export const STORY_VIEWPORT = { width: 1280, height: 800 }

/** The page keeps its size, but its picture, which is never looked at, is drawn small. This takes a tenth less processor time. */
const SMALL_PICTURE = { deviceScaleFactor: 1, mobile: false, scale: 0.05 }

/** With `DARK=all` each story is checked in the dark theme when it ends, and each dialog in both themes at the moment it opens. */
const CHECKS_ALL = process.env.DARK === 'all'

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url of the built Storybook
 * @param {string | undefined} seed of `npm run flakes`
 */
export async function openStoryPage(context, url, seed) {
  const page = await context.newPage()
  /** @type {string[]} */
  let faults = []
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    if (isFault && !message.text().startsWith(FAILED_CALL)) faults.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  await page.addInitScript(disableHighlights)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...STORY_VIEWPORT, ...SMALL_PICTURE })
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => 'runStory' in globalThis)
  if (seed !== undefined) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.evaluate(
    ([flakesSeed, looksAtDialogs]) => Object.assign(globalThis, { looksAtDialogs }, flakesSeed && { flakesSeed }),
    /** @type {const} */ ([Number(seed ?? 0), CHECKS_ALL]),
  )

  /** @param {Story} story @returns {Promise<string[]>} its faults */
  async function run(story) {
    faults = []
    const found = await page.evaluate((id) => Reflect.get(globalThis, 'runStory')(id), story.id)
    if (found.length > 0) return [...found, ...faults]
    faults.push(
      ...(await page.evaluate((isWhole) => Reflect.get(globalThis, 'findContrastFaults')(isWhole), CHECKS_ALL)),
    )
    if (faults.length > 0) return faults
    if (AT_REST.has(story.exportName) || CATALOGUE.test(story.title) || CHECKS_ALL) {
      const inDark = await page.evaluate((isWhole) => Reflect.get(globalThis, 'findDarkFaults')(isWhole), CHECKS_ALL)
      faults.push(...inDark.map((/** @type {string} */ fault) => `In the dark theme: ${fault}`))
    }
    return [...faults, ...(await checkFocusOrder(page, story))]
  }

  return {
    /** @param {Story} story @returns {Promise<string[]>} */
    async run(story) {
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      /** @type {Promise<string[]>} */
      const timeout = new Promise((resolve) => {
        timer = setTimeout(() => resolve([`No end after ${STORY_TIMEOUT_MS / 1000} s`]), STORY_TIMEOUT_MS)
      })
      const ending = run(story).catch((error) => [...faults, String(error)])
      return Promise.race([ending, timeout]).finally(() => clearTimeout(timer))
    },
    clearStorage: () => page.evaluate(() => localStorage.clear()),
    close: () => page.close(),
  }
}
