import { createRequire } from 'node:module'
import { beforeEach, expect, test } from '@jest/globals'
import { readEntries, readStories, waitUntilStill } from '../../scripts/shots/storyPage.mjs'
import { storybookPage } from './storybookPage'
import { showStory } from './storyScreen'

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js')

const NOT_OURS = ['.docblock-source', '.sb-unstyled', '#storybook-highlights-root']
/** Stories on a documentation page. The check in the light theme skips them, because the story tests already check them in that theme. */
const STORIES = ['.docs-story', '.sb-story']

/** Accessibility rules about colours. In the dark theme only these are checked, because no other rule depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const pages = readEntries().filter(({ type }) => type === 'docs')
if (pages.length === 0)
  throw new Error('storybook-static/ has no pages of documents: run «npm run build:storybook» first')

const shown = storybookPage()
let propCount = 0

test('there are pages', () => expect(pages.length).toBeGreaterThan(40))

// Load Storybook once and then switch its pages, because loading it takes longer than testing a page.
beforeEach(async () => {
  const { page, url } = shown()
  if (page.url() === 'about:blank') {
    await page.goto(`${url}/iframe.html`)
    await page.waitForFunction(() => 'runStory' in globalThis)
    await page.evaluate(keepPhases)
    // Show a single story first, which starts the mock server. If several stories of a docs page started it at once, the page would reload.
    await showStory(page.mainFrame(), { storyId: readStories()[0]?.id ?? '' })
    await page.addScriptTag({ path: AXE })
  }
  // Wait until no story is rendering, because Storybook reloads the window if a page is left earlier.
  await page.waitForFunction(() => Reflect.get(window, 'rendering').size === 0)
})

test.each(pages.map(({ title, id }) => [title, id] as const))('%s', async (title, id) => {
  const { page } = shown()
  await showStory(page.mainFrame(), { storyId: id, viewMode: 'docs' })
  expect(await page.locator('#storybook-docs h1').first().textContent()).toBe(title.split('/').at(-1))
  await page.evaluate(waitUntilStill, { still: 100, most: 2000 })
  const inLight = { theme: 'light', exclude: [...NOT_OURS, ...STORIES], runOnly: [] }
  expect(await page.evaluate(axeFaults, inLight)).toEqual([])
  expect(await page.evaluate(axeFaults, { theme: 'dark', exclude: NOT_OURS, runOnly: COLOURS })).toEqual([])
  const props = await page.evaluate(readProps)
  propCount += props.length
  expect(props.filter(({ description }) => !/[а-яё]/i.test(description))).toEqual([])
  expect(await page.evaluate(englishLines, [...NOT_OURS, ...STORIES, 'code', 'button', 'label'])).toEqual([])
})

test('the pages describe props', () => expect(propCount).toBeGreaterThan(0))

function keepPhases() {
  const rendering = new Set<number>()
  Reflect.set(window, 'rendering', rendering)
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  channel.on('storyRenderPhaseChanged', ({ newPhase, renderId }: { newPhase: string; renderId: number }) => {
    if (['finished', 'aborted', 'errored'].includes(newPhase)) rendering.delete(renderId)
    else rendering.add(renderId)
  })
}

async function axeFaults({ theme, exclude, runOnly }: { theme: string; exclude: string[]; runOnly: string[] }) {
  Reflect.get(window, 'chooseTheme')(theme)
  // Wait one frame, so that React renders the new theme and its CSS transitions start. The loop below finishes these transitions.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  const { violations } = await Reflect.get(window, 'axe').run(
    { include: ['#storybook-docs'], exclude },
    { resultTypes: ['violations'], ...(runOnly.length > 0 && { runOnly }) },
  )
  return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
    nodes.map(({ html, failureSummary }) => `${theme} ${id}: ${html.slice(0, 300)}\n${failureSummary}`),
  )
}

/** Runs in the page: reads the props in the table of controls. */
function readProps(): { name: string; description: string }[] {
  return [...document.querySelectorAll('.docblock-argstable tbody tr')].map((row) => ({
    name: row.children[0]?.textContent ?? '',
    description: row.children[1]?.firstElementChild?.textContent ?? '',
  }))
}

/** Runs in the page: finds lines with two consecutive English words, such as a code comment on a Russian page. */
function englishLines(exclude: string[]): string[] {
  const page = document.querySelector<HTMLElement>('#storybook-docs')
  if (!page) throw new Error('there is no page')
  const copy = page.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll(exclude.join())) part.remove()
  const texts = [...copy.querySelectorAll('h1, h2, h3, p, li, td')].map(({ textContent }) => textContent ?? '')
  return texts.filter((text) => /\b[a-z]+,? [a-z]+\b/i.test(text))
}
