import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { comparePictures, MAX_SHARE } from '../../scripts/shots/compare.mjs'
import { walk } from '../../scripts/shots/keyboardWalk.mjs'
import {
  atRest,
  CONTEXT,
  openStorybook,
  readStories,
  STORYBOOK,
  showStory,
  takePicture,
} from '../../scripts/shots/storyPage.mjs'

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
  page = await openStorybook(await browser.newContext(CONTEXT), server.url)
  await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') })
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

describe.each(screens.map((story) => [story.title, story] as const))('%s', (_title, { id }) => {
  test('every stop of Tab is seen and has a name, and none holds the focus', async () => {
    await showStory(page, id, { width: 1280, height: 800 })
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
    await showStory(page, id, { theme: 'dark' })
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

describe('pictures', () => {
  const chosen = atRest(stories).filter((_, index, all) => index % Math.ceil(all.length / 30) === 0)

  test.each(chosen.map((story) => [`${story.title} / ${story.name}`, story] as const))(
    '%s is drawn',
    async (_name, { id }) => {
      await showStory(page, id, { width: 1440, height: 900 })
      const picture = await takePicture(page)
      // A blank page of this size takes some 5 kB.
      expect(picture.length).toBeGreaterThan(8_000)
    },
  )

  test('one and the same differs in nothing; another word does', async () => {
    const [first] = screens
    await showStory(page, first?.id ?? '', {})
    const before = await takePicture(page)
    const judge = await browser.newPage()
    expect((await comparePictures(judge, before, before)).share).toBe(0)
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) heading.textContent = 'Совсем другое название'
    })
    expect((await comparePictures(judge, before, await takePicture(page))).share).toBeGreaterThan(MAX_SHARE)
    await judge.close()
  })
})
