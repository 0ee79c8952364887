import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { CONTEXT, readStories, STORYBOOK } from '../../scripts/shots/storyPage.mjs'
import { looksOf, storiesByScreen } from '../../stories/catalogue/states'
import { isLeft, look, type Shown, settle, show } from './shownScreen'

/**
 * Every screen obeys every switch of the toolbar, and begins anew when one is turned. The screens are those of the index:
 * a new one is covered by its first story of the whole. Two files share them, one for each core.
 */

const AS_IN_STORY = { theme: 'light', role: '', city: '', network: '', amount: '', density: '', moment: '' }
const EVENING = '2026-03-20T19:00:00+05:00'

/** What a person finds; the rest are forms, single fields and pages about tests. */
const WHOLE = /^(Загружено|Опубликовано|Статистика|Филиалы|Партнёры)$/

const screens = storiesByScreen(readStories() as Parameters<typeof storiesByScreen>[0]).flatMap(([title, stories]) => {
  const story = looksOf(stories)[0]?.story
  return story && WHOLE.test(story.name) ? [[title, story.id] as const] : []
})

/** Shows what it has loaded only once a file is there. */
const WAITS_UNSEEN = ['Справочники/Настройки зоны']

export function screensObey(half: 0 | 1): void {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveFolder>>
  let page: Page
  let frame: Frame

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
    server = await serveFolder(STORYBOOK)
    page = await (await browser.newContext(CONTEXT)).newPage()
    // A frame, as in the manager: alone in its window a story is tested, and does not begin anew by itself.
    await page.goto(`${server.url}/index.json`)
    // It begins on a screen of the other half: its own are all shown anew.
    await page.evaluate(
      (id) => {
        const element = document.createElement('iframe')
        element.style.cssText = 'position: fixed; inset: 0; width: 1280px; height: 900px; border: 0'
        // Embedded, a story does not play.
        element.src = `./iframe.html?id=${id}&viewMode=story&embed=true&globals=a11y.manual:!true`
        document.body.replaceChildren(element)
      },
      screens[1 - half]?.[1],
    )
    await page.frameLocator('iframe').locator('main').first().waitFor()
    const found = page.frames().find((one) => one.url().includes('iframe.html'))
    if (!found) throw new Error('No frame')
    frame = found
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  /** Turns switches, all others standing as in the story. */
  async function turn(globals: Partial<typeof AS_IN_STORY>): Promise<void> {
    await show(frame, { globals: { ...AS_IN_STORY, ...globals } })
    expect({ ...globals, isLeft: await isLeft(frame) }).toEqual({ ...globals, isLeft: false })
  }

  async function settled(): Promise<Shown> {
    await settle(frame)
    return look(frame)
  }

  /** A call is tried again before it is given up. */
  const says = (words: string) =>
    frame.waitForFunction((text) => document.body.innerText.includes(text), words, { polling: 50, timeout: 10_000 })

  async function widthOf(width: number): Promise<void> {
    await page.evaluate((pixels) => {
      for (const element of document.querySelectorAll('iframe')) element.style.width = `${pixels}px`
    }, width)
  }

  test('there are as many screens as the console has', () => expect(screens.length).toBeGreaterThan(30))

  /** Both ways to fail go through one panel: a screen is shown one of them, which halves the time. */
  const shared = screens
    .filter((_, index) => index % 2 === half)
    .map(([title, storyId], index) => [title, storyId, index % 2 === 0 ? 'failing' : 'offline'] as const)

  test.each(shared)('%s', async (title, storyId, network) => {
    await show(frame, { globals: AS_IN_STORY })
    await show(frame, { storyId })
    const own = await settled()
    expect(own.isDark).toBe(false)

    await widthOf(390)
    const phone = await settled()
    await widthOf(1280)
    expect(phone.overflow).toBeLessThanOrEqual(0)

    await turn({ theme: 'dark', density: 'large', city: '2', moment: EVENING })
    const other = await settled()
    expect(other.isDark).toBe(true)
    expect(other.background).not.toBe(own.background)
    expect(other.densities.filter((density) => density !== 'large')).toEqual([])
    expect(other.now).toBe(Date.parse(EVENING))
    expect(other.calls.filter((call) => /"?cityId"?[=:](?!2\b)\d/.test(call))).toEqual([])

    // What asks for nothing shows nothing else without rights or a server.
    if (own.calls.length === 0) return
    await turn({ network: 'slow' })
    const slow = await look(frame)
    expect(slow.isBusy || slow.text !== own.text || WAITS_UNSEEN.includes(title)).toBe(true)
    await turn({ network })
    await says(network === 'failing' ? 'Сервер временно недоступен' : 'Нет связи')
    await turn({ role: 'newcomer' })
    expect((await settled()).parts).toBeLessThan(own.parts)
  })
}
