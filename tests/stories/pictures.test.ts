import { expect, test } from '@jest/globals'
import { comparePictures, MAX_SHARE } from '../../scripts/shots/compare.mjs'
import { atRest, readStories, showStory, takePicture } from '../../scripts/shots/storyPage.mjs'
import { storybookPage } from './storybookPage'

/** Thirty of the pictures that `npm run shots` compares are drawn; what they show is for eyes. */

const PICTURES = 30

const all = atRest(readStories())
const chosen = all.filter(
  (_, index) => Math.floor((index * PICTURES) / all.length) !== Math.floor(((index - 1) * PICTURES) / all.length),
)

const shown = storybookPage()

test('there are thirty of them', () => expect(chosen).toHaveLength(PICTURES))

test.each(chosen.map((story) => [`${story.title} / ${story.name}`, story] as const))('%s', async (_name, { id }) => {
  const { page, url } = shown()
  await showStory(page, url, id)
  // In the place of a story that broke, Storybook shows its own page of errors.
  expect(await page.locator('body').getAttribute('class')).toContain('sb-show-main')
  expect((await takePicture(page)).length).toBeGreaterThan(0)
})

test('one and the same picture differs in nothing, another heading is seen', async () => {
  const { browser, page } = shown()
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
