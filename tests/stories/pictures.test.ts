import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { comparePictures, describePicture, MAX_SHARE } from '../../scripts/shots/compare.mjs'
import { measureFonts } from '../../scripts/shots/fonts.mjs'
import { readPictures, showStory, takePicture, WINDOW_SIZES } from '../../scripts/shots/storyPage.mjs'
import { storybookPage } from './storybookPage'

const PICTURES = 12
/**
 * A picture with at most this many colours counts as blank: a blank picture has one colour, a picture of a single skeleton cell has five.
 */
const MIN_COLOURS = 4
/** Stories without a heading: some components are a single icon or field, and the console shows no heading while it loads. */
const WITHOUT_HEADING = /^Компоненты\/|^Каркас\/Приложение \/ Загрузка$/

const all = readPictures()
const chosen = all.filter(
  (_, index) => Math.floor((index * PICTURES) / all.length) !== Math.floor(((index - 1) * PICTURES) / all.length),
)

const shown = storybookPage()

const headingInSight = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-labelledby]')]
    const titles = dialogs.map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? ''))
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    const open = dialogs.findIndex((dialog) => dialog.contains(middle))
    // A dialog that is longer than the window may have scrolled its title out of sight.
    if (open !== -1) return titles[open]?.textContent?.trim() ?? ''
    const headings = [...document.querySelectorAll('h1, h2, h3'), ...titles].filter((heading) => heading !== null)
    const isInSight = (heading: Element) => {
      const { left, top, width, height } = heading.getBoundingClientRect()
      const there = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2)
      return there !== null && (heading.contains(there) || there.contains(heading))
    }
    return headings.find((heading) => heading.textContent?.trim() && isInSight(heading))?.textContent ?? ''
  })

test('there are twelve of them', () => expect(chosen).toHaveLength(PICTURES))

test.each(chosen.map((picture) => [picture.title, picture] as const))('%s', async (title, { story, amount }) => {
  const { page, url } = shown()
  expect(await showStory(page, url, story.id, { amount })).toBeUndefined()
  // If the story is broken, Storybook shows its error page and the body lacks this class.
  expect(await page.locator('body').getAttribute('class')).toContain('sb-show-main')
  if (!WITHOUT_HEADING.test(title)) expect(await headingInSight(page)).not.toBe('')
  const { colours, ...size } = describePicture(await takePicture(page))
  expect(size).toEqual(WINDOW_SIZES[0])
  expect(colours).toBeGreaterThan(MIN_COLOURS)
})

test('the same picture has no difference, another heading is found', async () => {
  const { page } = shown()
  const before = await takePicture(page)
  expect(comparePictures(before, before).share).toBe(0)
  await page.evaluate(() => {
    const sign = document.createElement('h1')
    sign.textContent = 'Совсем другое название'
    document.body.prepend(sign)
  })
  expect(comparePictures(before, await takePicture(page)).share).toBeGreaterThan(MAX_SHARE)
})

test("other fonts are distinguished from the console's", async () => {
  const { page } = shown()
  const own = await measureFonts(page)
  expect(await measureFonts(page)).toBe(own)
  await page.evaluate(() => document.documentElement.style.setProperty('--font-mono', 'serif'))
  const other = await measureFonts(page)
  expect(other.split(' ').slice(0, 2)).toEqual(own.split(' ').slice(0, 2))
  expect(other).not.toBe(own)
})
