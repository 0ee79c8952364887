import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { waitUntilStill } from '../../scripts/shots/storyPage.mjs'
import { VIEWPORTS } from '../../stories/toolbar'
import { BUSY, STICKY_PART, TABLE_AREA } from '../antdSelectors'
import { SPECIFIED_SCREENS, withIds } from '../app/routing/specifiedScreens'
import { type ConsolePage, goTo, openPage } from './console'
import { mockConsole } from './consoleFixture'
import { TILES } from './contractConsole'
import { expectSoon } from './polling'

/**
 * Checks every screen and the largest dialogs of the production build for contrast, clipped content and horizontal page scroll, on a
 * laptop, a tablet, a phone and at 200 % zoom. The tests of the stories check content, behaviour and the dark theme.
 */

const DIALOGS = [
  '/orders?cityId=1&order={order}',
  '/points?cityId=1&form=add',
  '/points/{point}?form=map',
  '/companies/{company}?tab=contacts&form=add',
  '/employees?form=add',
  '/payments?form=add',
  '/directories/cities?form=edit&entry=1',
  '/directories/roles?form=add',
]
/** Addresses of the checked screens. `{…}` is replaced by the id of an existing entry; `/login` is opened signed out. */
const SCREENS = ['/login', ...SPECIFIED_SCREENS.map(({ path }) => path), ...DIALOGS]
const { laptop, tablet, zoomed, phone, narrow } = VIEWPORTS
const WINDOWS = [laptop, tablet, zoomed, phone, narrow].map(({ styles }) => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
}))
const KEY = demoUserSessionKey('administrator')
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

let opened: ConsolePage
let entries: Record<string, number>

const { server, site } = mockConsole({ size: 1000, at: '2026-03-18T08:00:00Z' }, { config: { tiles: TILES } })

beforeAll(async () => {
  opened = await openPage(site, '/profile', { key: KEY })
  await opened.page.evaluate(AXE)
  entries = {
    ...{ point: 2, company: 1, branch: 2 },
    order: await firstOf('order'),
    schedule: await firstOf('schedule'),
    courier: await firstOf('courier'),
  }
}, 60_000)

async function firstOf(kind: string): Promise<number> {
  const response = await fetch(`${server.apiUrl}/v1/manage/${kind}/search`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cityId: 1 }),
  })
  const [first] = (await response.json()) as { id: number }[]
  if (!first) throw new Error(`The world has no ${kind}`)
  return first.id
}

async function openScreen(page: Page, address: string): Promise<void> {
  const heading = page.locator('h1').first()
  const from = new URL(page.url()).pathname
  const before = await heading.evaluate((element) => {
    element.dataset.left = ''
    return element.textContent
  })
  await goTo(page, address)
  // The new screen is shown once the heading element has been replaced or its text has changed.
  const isAnother = () =>
    heading.evaluate((element, words) => !('left' in element.dataset) || element.textContent !== words, before)
  if (from !== new URL(address, page.url()).pathname) await expectSoon(isAnother, true)
  await heading.evaluate((element) => delete element.dataset.left)
  if (address.includes('form=')) await page.getByRole('dialog').waitFor()
  await page.waitForFunction((busy) => !document.querySelector(busy), BUSY)
}

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

/**
 * Finds controls and texts that extend beyond the browser window or are clipped by a container. Content that can be scrolled is allowed,
 * and so is a text with an ellipsis that shows in full on hover.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ sticky, area }) => {
      const width = document.documentElement.clientWidth
      const found: string[] = []
      if ((document.scrollingElement?.scrollWidth ?? 0) > width) found.push(`the page scrolls sideways at ${width}`)
      /**
       * The ancestor, or the browser window, that clips `element`. An ancestor without positioning does not clip an absolutely positioned
       * descendant.
       */
      const hidesPart = (element: HTMLElement, { left, right }: DOMRect): Element | 'window' | undefined => {
        let { position } = getComputedStyle(element)
        for (let around = element.parentElement; around; around = around.parentElement) {
          const style = getComputedStyle(around)
          const isFrame = style.position !== 'static' || style.transform !== 'none'
          if (position === 'fixed' ? style.transform === 'none' : position === 'absolute' && !isFrame) continue
          position = style.position
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined
          if (style.overflowX === 'visible') continue
          // A clipped header or totals row of a table is allowed, because it scrolls sideways together with the rows.
          if (around.matches(sticky) && around.parentElement?.querySelector(area)) return undefined
          if (style.clipPath !== 'none' && element.tabIndex < 0) return undefined
          const edge = around.getBoundingClientRect()
          if (right > edge.right + 1 || left < edge.left - 1) return around
        }
        return right > width + 1 || left < -1 ? 'window' : undefined
      }
      const isSaid = (element: Element) => element.closest('[title]') ?? element.querySelector('[title]')
      for (const element of document.querySelectorAll<HTMLElement>('button, a, input, label, h1, h2, [role="tab"]')) {
        const box = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue
        const at = `at ${width}: ${element.outerHTML.slice(0, 160)}`
        const hiding = hidesPart(element, box)
        if (hiding === 'window') found.push(`beyond the edge ${at}`)
        else if (hiding && !isSaid(element))
          found.push(`cut off by <${hiding.tagName} class="${hiding.className}"> ${at}`)
        const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        if (isCut && element.tagName !== 'INPUT' && !isSaid(element)) found.push(`its words are cut off ${at}`)
      }
      return found
    },
    { sticky: STICKY_PART, area: TABLE_AREA },
  )

/** Finds buttons that the user cannot scroll into view. At 200 % zoom the browser window is only 400 px high. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => dialog.checkVisibility())
    const within = dialogs.at(-1) ?? document.querySelector('main') ?? document.body
    const buttons = [...within.querySelectorAll<HTMLElement>(dialogs.length > 0 ? 'button' : '[type="submit"]')]
    const windowSize = `${window.innerWidth}×${window.innerHeight}`
    if (dialogs.length > 0 && buttons.length === 0) return [`a dialog without a button at ${windowSize}`]
    return buttons.flatMap((button) => {
      if (!button.checkVisibility()) return []
      button.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const at = `at ${windowSize}: ${button.outerHTML.slice(0, 160)}`
      // A script can scroll an element with `overflow: hidden`, a user cannot, so a button that needs such scrolling is reported.
      for (let around = button.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY === 'hidden' && around.scrollTop > 0)
          return [`hidden below the edge ${at}`]
      return button.contains(there) ? [] : [`covered by ${there?.outerHTML.slice(0, 100)} ${at}`]
    })
  })

async function standsWell({ page, complaints }: ConsolePage): Promise<void> {
  expect(await contrasts(page)).toEqual([])
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    // Tables and plots measure themselves after a resize, so wait until the page has stopped changing.
    await page.evaluate(waitUntilStill, { still: 150, most: 2000 })
    await expectSoon(() => cutOff(page), [])
    await expectSoon(() => outOfReach(page), [])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(complaints).toEqual([])
}

test('clipped and unreachable controls are found', async () => {
  const { page } = opened
  await page.evaluate(() => {
    const cut = document.createElement('div')
    cut.id = 'cut'
    cut.innerHTML = '<button>Обрезано</button><form role="dialog"><button type="submit">Ниже края</button></form>'
    // The styles are set by script, because the page's CSP forbids style attributes in HTML.
    const [wide, form] = [...cut.children] as [HTMLElement, HTMLElement]
    cut.style.cssText = 'position: fixed; top: 0; left: 0; width: 150px; height: 30px; overflow: hidden; z-index: 9999'
    wide.style.width = '300px'
    form.style.paddingBlock = '60px'
    document.body.append(cut)
  })
  try {
    expect(await cutOff(page)).toEqual([expect.stringContaining('Обрезано')])
    expect(await outOfReach(page)).toEqual([expect.stringContaining('Ниже края')])
  } finally {
    await page.evaluate(() => document.querySelector('#cut')?.remove())
  }
  expect([...(await cutOff(page)), ...(await outOfReach(page))]).toEqual([])
})

test.each(SCREENS)(
  '%s',
  async (address) => {
    if (address === '/login') {
      const stranger = await openPage(site, address)
      await stranger.page.locator('h1').first().waitFor()
      await stranger.page.evaluate(AXE)
      await standsWell(stranger)
      await stranger.close()
      return
    }
    opened.complaints.length = 0
    await openScreen(opened.page, withIds(address, entries))
    await standsWell(opened)
  },
  120_000,
)
