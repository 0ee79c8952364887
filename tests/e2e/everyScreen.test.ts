import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { personKey } from '../../mocks/testing'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'
import { expectSoon } from './soon'

/**
 * Every screen, and the dialogs that hold the most, in the production build: contrast in both themes, and nothing cut off or
 * scrolling the page sideways on a laptop, a tablet and a phone, and at 200 %. What a screen says and does is for the stories.
 */

const SCREENS = [
  '/orders?cityId=1',
  '/archive-orders?cityId=1',
  '/schedules?cityId=1',
  '/couriers?cityId=1',
  '/couriers-shifts?cityId=1',
  '/points?cityId=1',
  '/points?cityId=1&form=add',
  '/points/2',
  '/points/2?form=map',
  '/points/2/settings',
  '/companies',
  '/companies/add',
  '/companies/1',
  '/companies/1?tab=contacts&form=add',
  '/companies/1/branches/edit/2',
  '/employees',
  '/employees?form=add',
  '/payments',
  '/payments?form=add',
  '/salary?cityId=1',
  '/directories/cities',
  '/directories/cities?form=edit&entry=1',
  '/directories/roles?form=add',
  '/directories/penalties',
  '/reports/companies',
  '/reports/couriers',
  '/reports/delivery',
  '/settings/courier-rate?cityId=1',
  '/settings/bonus-rate?cityId=1',
  '/settings/ratio-rate?cityId=1',
  '/notifications?cityId=1',
  '/profile',
  '/profile/change-password',
]
/** 640 pixels are those of 1280 at 200 %; 360 those of the narrowest phone. */
const WIDTHS = [1280, 768, 640, 390, 360]
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

let api: Awaited<ReturnType<typeof startMockApi>>
let site: BuiltConsole
let opened: ConsolePage

beforeAll(async () => {
  api = await startMockApi({ size: 1000, at: '2026-03-18T08:00:00Z', speed: 0 })
  const tiles = { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}', attribution: 'Тест' }
  site = await serveConsole('dist', { apiBase: api.apiUrl, streamBase: api.streamUrl, tiles })
  opened = await openPage(site, '/profile', { key: personKey('administrator') })
  await opened.page.evaluate(AXE)
}, 60_000)

afterAll(async () => {
  await opened.close()
  await site.close()
  await api.stop()
})

/** As a link of the console leads there: the page itself stays. */
async function goTo(page: Page, address: string): Promise<void> {
  const heading = page.locator('h1').first()
  const [from, before] = [new URL(page.url()).pathname, await heading.textContent()]
  await page.evaluate((to) => window.history.pushState(null, '', to), address)
  // Another screen has another heading; until then the one before is still there.
  if (from !== new URL(address, page.url()).pathname)
    await expectSoon(async () => (await heading.textContent()) !== before, true)
  if (address.includes('form=')) await page.getByRole('dialog').waitFor()
  await page.waitForFunction(() => !document.querySelector('.ant-skeleton, [aria-busy="true"], .ant-spin-spinning'))
}

/** The console follows the machine; its colours fade over into each other, and are judged once they stand. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
  await page.evaluate(async () => {
    const isOn = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    while (document.getAnimations().some(isOn))
  })
}

/** What axe finds of contrast, as sentences. */
const contrasts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<Found> } }
    type Found = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'link-in-text-block', 'target-size'],
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    )
  })

/** Controls and words that stand beyond the window's edge, unless something around them scrolls or hides it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if ((document.scrollingElement?.scrollWidth ?? 0) > width) found.push(`the page scrolls sideways at ${width}`)
    const isInside = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return true
      }
      return false
    }
    for (const element of document.querySelectorAll('button, a, input, label, h1, h2, [role="tab"]')) {
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || getComputedStyle(element).visibility === 'hidden') continue
      if ((box.right > width + 1 || box.left < -1) && !isInside(element))
        found.push(`beyond the edge at ${width}: ${element.outerHTML.slice(0, 160)}`)
    }
    return found
  })

test.each(SCREENS)(
  '%s',
  async (address) => {
    const { page, complaints } = opened
    complaints.length = 0
    await setTheme(page, 'light')
    await goTo(page, address)
    expect(await contrasts(page)).toEqual([])
    await setTheme(page, 'dark')
    expect(await contrasts(page)).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // Tables and plots measure themselves after the window has changed.
      await page.waitForTimeout(300)
      await expectSoon(() => cutOff(page), [])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(complaints).toEqual([])
  },
  120_000,
)
