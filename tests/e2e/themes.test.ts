import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@jest/globals'
import { ROW } from '../antdSelectors'
import { type ConsolePage, goTo } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon, pauseFor } from './polling'

/**
 * Screens that the console hides instead of unmounting them. A hidden screen keeps the styles of the theme in which it was last shown;
 * these styles must not affect the visible screen.
 */
const KEPT = [
  ['/archive-orders', 'Архив заказов'],
  ['/orders', 'Активные заказы'],
] as const
const SHOWN = ['/profile', '/directories/cities', '/schedules']
/**
 * Intervals between theme switches in ms: some are shorter and some longer than the delay after which a hidden screen re-renders. The
 * colours are checked after the longest interval. It comes twice, so that both themes are checked.
 */
const LONGEST = 2000
const PACES = [20, 100, 400, LONGEST, LONGEST]
const TURNS = 15
/** Number of turns between changes of the shown screen. Each change comes before another interval. */
const SCREEN_TURNS = 6
const SLOWDOWN = 4

const { open } = contractConsole({ isSilent: true })

type Page = ConsolePage['page']

const headerColours = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor } = getComputedStyle(button)
        return `${button.textContent} ${color} on ${backgroundColor}`
      }),
    )

async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
}

test('colours belong to one theme, with any hidden screens', async () => {
  const { page } = await open('/orders')
  await page.locator(ROW).first().waitFor()
  await choose(page, 'light')
  const light = await headerColours(page)
  await choose(page, 'dark')
  // The colours change without a transition, because the browser context asks for reduced motion.
  await expectSoon(async () => isDeepStrictEqual(await headerColours(page), light), false)
  const own = { light, dark: await headerColours(page) }
  for (const [path, name] of KEPT) {
    await goTo(page, path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.locator(`${ROW}:visible`).first().waitFor()
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const checked = new Set<string>()
  for (let turn = 0; turn < TURNS; turn++) {
    const theme = turn % 2 ? 'dark' : 'light'
    await choose(page, theme)
    if (turn % SCREEN_TURNS === 1) await goTo(page, SHOWN[(turn - 1) / SCREEN_TURNS] as string)
    const pace = PACES[turn % PACES.length] as number
    await pauseFor(pace)
    if (pace < LONGEST) continue
    await expectSoon(() => headerColours(page), own[theme])
    checked.add(`${new URL(page.url()).pathname} ${theme}`)
  }
  expect(checked.size).toBe(SHOWN.length * 2)
}, 240_000)

test('high contrast outlines chosen elements, which other themes mark by a background', async () => {
  const { page } = await open('/orders')
  await page.locator(ROW).first().waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = page.getByRole('region', { name: 'Требуют внимания' }).getByRole('button').first()
  const outline = () => chosen.evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(await outline()).toBe('none')
  await chosen.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expectSoon(outline, 'dashed')
})
