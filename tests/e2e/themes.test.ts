import { expect, test } from '@jest/globals'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'

/** Two screens are kept out of sight with the styles of the theme that they were seen in. */
const KEPT = ['/orders', '/archive-orders', '/orders']
const SHOWN = ['/profile', '/directories/cities', '/schedules']
/** From one switch of the theme to the next, milliseconds: screens out of sight follow late, or not before the next one. */
const PACES = [20, 100, 400, 2000]
const TURNS = 24
/** As on a weak machine, where what is out of sight follows later. */
const SLOWDOWN = 4

const { open } = contractConsole({ isSilent: true })

type Page = ConsolePage['page']

const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

const headerColours = (page: Page): Promise<string[]> =>
  page.locator('.shell__header .ant-btn').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      return `${button.textContent} ${color} on ${backgroundColor}`
    }),
  )

async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
}

test('colours are those of one theme, whichever screens are kept out of sight', async () => {
  const { page } = await open('/orders')
  await page.locator('tr.ant-table-row').first().waitFor()
  const own: Record<string, string[]> = {}
  for (const theme of ['light', 'dark'] as const) {
    await choose(page, theme)
    await page.waitForTimeout(500)
    own[theme] = await headerColours(page)
  }
  expect(own.light).not.toEqual(own.dark)
  for (const path of KEPT) {
    await goTo(page, path)
    await page.waitForTimeout(700)
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (let turn = 0; turn < TURNS; turn++) {
    const theme = turn % 2 ? 'dark' : 'light'
    await choose(page, theme)
    if (turn % 3 === 0) await goTo(page, SHOWN[(turn / 3) % SHOWN.length] as string)
    const pace = PACES[turn % PACES.length] as number
    await page.waitForTimeout(pace)
    if (pace === PACES.at(-1)) expect(await headerColours(page)).toEqual(own[theme])
  }
}, 240_000)
