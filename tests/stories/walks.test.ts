import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { walk } from '../../scripts/shots/keyboardWalk.mjs'
import { CONTEXT, readStories, STORYBOOK, showStory } from '../../scripts/shots/storyPage.mjs'

declare global {
  interface Window {
    axe: { run: (place: string, options: object) => Promise<{ violations: Violation[] }> }
  }
}

type Violation = { id: string; nodes: { html: string }[] }

/** Screens as people look at them and walk through them: in the Storybook that was just built. */

const stories = readStories()
const screens = stories.filter(({ name }) => name === 'Загружено')

let browser: Browser
let server: Awaited<ReturnType<typeof serveFolder>>
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  server = await serveFolder(STORYBOOK)
  page = await (await browser.newContext(CONTEXT)).newPage()
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

describe.each(screens.map((story) => [story.title, story] as const))('%s', (_title, { id }) => {
  test('every stop of Tab is seen and has a name, and none holds the focus', async () => {
    await showStory(page, server.url, id, { width: 1280, height: 800 })
    const { stops, nameless, unseen, isTrapped } = await walk(page)
    expect({ nameless, unseen, isTrapped }).toEqual({ nameless: [], unseen: [], isTrapped: false })
    expect(stops.length).toBeGreaterThan(0)
  })

  test.each([
    ['a window of 360 pixels', 360, 740],
    ['1280 pixels at 200 %', 640, 400],
  ])('nothing is cut off in %s', async (_what, width, height) => {
    await page.setViewportSize({ width, height })
    // The layout follows the window with a frame or two of delay.
    await page.waitForTimeout(150)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
})

/** The stories themselves are tested in the light theme. */
describe('in the dark theme', () => {
  test.each(screens.map((story) => [story.title, story] as const))('%s passes axe', async (_title, { id }) => {
    await showStory(page, server.url, id, { theme: 'dark' })
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') })
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run('#storybook-root', {
        resultTypes: ['violations'],
        // A part of a page has no landmarks of its own.
        rules: { region: { enabled: false } },
      })
      return violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html.slice(0, 160)}`))
    })
    expect(found).toEqual([])
  })
})
