import { afterAll, beforeAll, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type BuiltConsole, serveConsole } from './console'
import { mountScreen } from './mountScreen'
import { expectSoon } from './polling'

const WORLD = 'seed=7&size=1000&at=2026-03-18T13:00&speed=0&as=administrator'
/** An A4 page in landscape with margins of 10 mm, in CSS pixels. */
const PAPER = { width: 1047, height: 718 }
const ROW = 'tr[data-row-key]'

let site: BuiltConsole
beforeAll(async () => {
  site = await serveConsole('dist-demo')
})
afterAll(() => site.close())

/** Finds elements with clipped content, which cannot be scrolled on paper, and elements that extend beyond the edge of the paper. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const hides = (element: Element) => {
      const isCut = element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 300
      return isCut && getComputedStyle(element).overflowX !== 'visible'
    }
    const nameOf = (element: Element) => `${location.pathname} ${element.tagName} ${element.getAttribute('class')}`
    return {
      wide: [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map(nameOf),
      cut: [...document.querySelectorAll('main *')].filter(hides).map(nameOf),
    }
  })

test('Ctrl+P shows every column of a list and every day of a week', async () => {
  const context = await site.browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${site.url}/profile?${WORLD}`)
  // The console reads the world from the address while it starts.
  await page.getByRole('heading', { level: 1, name: 'Профиль' }).waitFor({ timeout: 30_000 })
  const paths = ['/orders', '/salary?cityId=1', '/couriers-shifts?cityId=1', '/schedules/1?view=week']
  for (const path of paths) {
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await mountScreen(page, path)
    await page
      .locator(path.includes('week') ? '[role=grid]' : ROW)
      .first()
      .waitFor({ timeout: 30_000 })
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    await page.getByRole('navigation', { name: 'Разделы' }).waitFor({ state: 'hidden' })
    // Poll, because tables measure themselves again after the width of the page has changed.
    await expectSoon(() => cutOff(page), { wide: [], cut: [] })
  }
  await context.close()
}, 120_000)
