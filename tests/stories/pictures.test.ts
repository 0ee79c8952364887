import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { comparePictures, MAX_SHARE } from '../../scripts/shots/compare.mjs'
import { atRest, CONTEXT, readStories, STORYBOOK, showStory, takePicture } from '../../scripts/shots/storyPage.mjs'

/** Thirty of the pictures that `npm run shots` compares are drawn; what they show is for eyes. */

const PICTURES = 30

const all = atRest(readStories())
const chosen = all.filter(
  (_, index) => Math.floor((index * PICTURES) / all.length) !== Math.floor(((index - 1) * PICTURES) / all.length),
)

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

test('there are thirty of them', () => expect(chosen).toHaveLength(PICTURES))

test.each(chosen.map((story) => [`${story.title} / ${story.name}`, story] as const))('%s', async (_name, { id }) => {
  await showStory(page, server.url, id)
  // In the place of a story that broke, Storybook shows its own page of errors.
  expect(await page.locator('body').getAttribute('class')).toContain('sb-show-main')
  expect((await takePicture(page)).length).toBeGreaterThan(0)
})

test('one and the same picture differs in nothing, another heading is seen', async () => {
  const judge = await browser.newPage()
  const before = await takePicture(page)
  expect((await comparePictures(judge, before, before)).share).toBe(0)
  await page.evaluate(() => {
    const sign = document.createElement('h1')
    sign.textContent = 'Совсем другое название'
    document.body.prepend(sign)
  })
  expect((await comparePictures(judge, before, await takePicture(page))).share).toBeGreaterThan(MAX_SHARE)
})
