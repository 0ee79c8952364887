// @ts-check
import { createHash } from 'node:crypto'
import { chromium } from 'playwright-core'
import { ensureTestBrowser, STORY_ARGS } from '../chromium.mjs'
import { openStoryPage, STORY_VIEWPORT } from './storyPage.mjs'

/**
 * Runs the stories of a built Storybook in Chromium. A story fails on an error of its play function or page, a console error or warning, or
 * an axe violation. A story without user interaction also fails on low contrast in the dark theme or a fault in its Tab order.
 * Stories share a page, because loading Storybook takes longer than most stories. A page is closed after a failed story, before and
 * after a file tagged `own-page`, and after `FILES_A_PAGE` files, because each file adds about 20 MB of memory.
 * @typedef {import('./storyPage.mjs').Story} Story
 * @typedef {{ file: string, stories: { story: Story, faults: string[] }[], seconds: number }} FileResult
 */

/**
 * A small machine has two cores. A third worker is faster, because each worker also waits for its page: 276 stories took 148 s with two
 * workers (14 % idle), 126 s with three (2 %) and 131 s with four. `npm run flakes` uses four to provoke race conditions.
 */
export const BROWSER_WORKERS = 3

const FILES_A_PAGE = 24
const OWN_PAGE = 'own-page'
/** Tag of files that take long although they have few stories. These files run first. */
const LONG = 'long'

/**
 * @param {string} url
 * @param {{ patterns: readonly string[], shard: string, seed: string | undefined }} options `patterns`: parts of paths of story files;
 *   `shard`: `1/3`; `seed` shuffles files and stories and slows down pages, for `npm run flakes`
 * @returns {Promise<FileResult[]>}
 */
export async function runStories(url, { patterns, shard, seed }) {
  const index = await (await fetch(`${url}/index.json`)).json()
  const files = inOrder(chosen(filesOf(Object.values(index.entries)), patterns, shard), seed)
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: STORY_ARGS })
  /** @type {FileResult[]} */
  const results = []

  async function work() {
    const context = await browser.newContext({
      viewport: STORY_VIEWPORT,
      locale: 'ru-RU',
      timezoneId: 'Asia/Almaty',
      reducedMotion: 'reduce',
    })
    /** @type {Awaited<ReturnType<typeof openStoryPage>> | undefined} */
    let page
    let filesOfPage = 0
    const closePage = async () => {
      await page?.close()
      page = undefined
      filesOfPage = 0
    }
    for (let next = files.shift(); next; next = files.shift()) {
      const [file, stories] = next
      const start = performance.now()
      /** @type {FileResult['stories']} */
      const told = []
      const hasOwnPage = stories.some(({ tags }) => tags.includes(OWN_PAGE))
      if (hasOwnPage) await closePage()
      await page?.clearStorage().catch(closePage)
      for (const story of stories) {
        page ??= await openStoryPage(context, url, seed)
        const faults = await page.run(story)
        told.push({ story, faults })
        if (faults.length > 0) await closePage()
      }
      filesOfPage += 1
      if (hasOwnPage || filesOfPage >= FILES_A_PAGE) await closePage()
      results.push({ file, stories: told, seconds: (performance.now() - start) / 1000 })
    }
    await context.close()
  }

  try {
    await Promise.all(Array.from({ length: seed === undefined ? BROWSER_WORKERS : 4 }, work))
  } finally {
    await browser.close()
  }
  return results
}

/** @param {(Story & { type: string })[]} entries @returns {[file: string, stories: Story[]][]} */
function filesOf(entries) {
  /** @type {Map<string, Story[]>} */
  const files = new Map()
  for (const entry of entries) {
    if (!entry.tags.includes('test') || entry.type !== 'story') continue
    const file = entry.importPath.replace(/^\.\//, '')
    files.set(file, [...(files.get(file) ?? []), entry])
  }
  return [...files]
}

/** @param {[file: string, stories: Story[]][]} files @param {readonly string[]} patterns @param {string} shard */
function chosen(files, patterns, shard) {
  const [index = 1, count = 1] = shard.split('/').map(Number)
  return files
    .filter(([file]) => patterns.length === 0 || patterns.some((part) => file.includes(part)))
    .filter((_, position) => position % count === index - 1)
}

/**
 * Sorts long files and files with many stories first, so that the workers end at about the same time. With a `seed` it shuffles files and
 * stories instead.
 * @param {[file: string, stories: Story[]][]} files @param {string | undefined} seed
 */
function inOrder(files, seed) {
  if (seed === undefined) {
    const weight = (/** @type {Story[]} */ stories) =>
      stories.some(({ tags }) => tags.includes(LONG)) ? 1000 : stories.length
    return files.toSorted(([, one], [, other]) => weight(other) - weight(one))
  }
  const rank = (/** @type {string} */ text) => createHash('sha1').update(`${seed}:${text}`).digest('hex')
  const byRank = (/** @type {string} */ one, /** @type {string} */ other) => (rank(one) < rank(other) ? -1 : 1)
  for (const [, stories] of files) stories.sort((one, other) => byRank(one.id, other.id))
  return files.sort(([one], [other]) => byRank(one, other))
}
