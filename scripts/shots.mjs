// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { ensureInstalled, ROOT } from './install.mjs'
import { serveFolder } from './serve.mjs'
import { comparePictures, MAX_SHARE } from './shots/compare.mjs'
import { differencesPage } from './shots/differencesPage.mjs'
import { measureFonts } from './shots/fonts.mjs'
import {
  BROWSER_CONTEXT,
  readPictures,
  STORYBOOK,
  showStory,
  showTheme,
  takePicture,
  WINDOW_SIZES,
} from './shots/storyPage.mjs'

/**
 * `npm run shots [-- --update] [word …]` takes screenshots of `storybook-static/` and compares them with the references (docs/storybook.md,
 * «Pictures»). A word selects pictures by title; `--update` replaces the references of the pictures taken.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const FOLDER = join(ROOT, 'artifacts/shots')
const REFERENCE = join(FOLDER, 'reference')
const MADE_WITH = join(REFERENCE, 'made-with.json')
const THEMES = /** @type {const} */ (['light', 'dark'])

/** Number of pages that take screenshots in parallel: one per processor core, because drawing is limited by the processor. */
const PAGES = Math.max(2, Math.min(4, availableParallelism()))
/** A picture that differs from its reference is taken again after this delay: a component may have rendered late on a busy machine. */
const SECOND_LOOK_MS = 1000
const TOLD_EVERY = 100

ensureInstalled()
const words = positionals.map((word) => word.toLowerCase())
const pictures = readPictures().filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
const [first] = pictures
if (!first) {
  console.error(`No picture holds «${positionals.join('» and «')}» in its title.`)
  process.exit(2)
}
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
const server = await serveFolder(STORYBOOK)
const madeWith = {
  chromium: browser.version(),
  platform: `${process.platform}-${process.arch}`,
  fonts: await fontsHere(first.story.id),
}
const isNewSet = !existsSync(MADE_WITH) || (values.update && words.length === 0)

if (!isNewSet) {
  const before = JSON.parse(readFileSync(MADE_WITH, 'utf8'))
  const other = Object.entries(madeWith).filter(([name, value]) => before[name] !== value)
  if (other.length > 0) {
    const differs = other.map(([name, value]) => `${name} was ${before[name] ?? 'not noted'}, now it is ${value}`)
    console.error(`The references were made elsewhere: ${differs.join('; ')}. Take all of them again with --update.`)
    await browser.close()
    await server.close()
    process.exit(2)
  }
}

for (const folder of ['now', 'difference', ...(isNewSet ? ['reference'] : [])])
  rmSync(join(FOLDER, folder), { recursive: true, force: true })
for (const folder of ['reference', 'now', 'difference']) mkdirSync(join(FOLDER, folder), { recursive: true })
if (isNewSet) writeFileSync(MADE_WITH, `${JSON.stringify(madeWith)}\n`)

const todo = pictures.flatMap((picture) => WINDOW_SIZES.map((size) => ({ ...picture, size })))
const total = todo.length * THEMES.length
/** @type {import('./shots/differencesPage.mjs').Difference[]} */
const differences = []
/** Pictures that became references. @type {Omit<import('./shots/differencesPage.mjs').Difference, 'share'>[]} */
const fresh = []
/** @type {import('./shots/differencesPage.mjs').Note[]} */
const broken = []
/** Stories that stopped early, because their play functions do not support the window size. @type {typeof broken} */
const parts = []
let drawn = 0
const start = performance.now()

async function openPage() {
  const page = await (await browser.newContext(BROWSER_CONTEXT)).newPage()
  // A form with unsaved changes opens a browser dialog before Storybook reloads the page. Accept the dialog.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

/** @param {string} id of any story */
async function fontsHere(id) {
  const page = await openPage()
  await showStory(page, server.url, id)
  const fonts = await measureFonts(page)
  await page.context().close()
  return fonts
}

async function draw() {
  let page = await openPage()
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { story, amount, title, file, size } = next
    try {
      const failure = await showStory(page, server.url, story.id, { size, amount })
      // Play functions are written for the first of the window sizes. An error at that size is a failure; an error at another size is only
      // reported.
      if (failure !== undefined && size === WINDOW_SIZES[0]) throw new Error(`Played in part: ${failure}`)
      for (const theme of THEMES) {
        if (theme !== 'light') await showTheme(page, theme)
        const look = `${theme}-${size.width}`
        await take(page, { file: `${file}.${look}.png`, title, look })
        drawn += 1
        if (drawn % TOLD_EVERY === 0) console.log(`${drawn} of ${total}`)
      }
      if (failure !== undefined) parts.push({ title: `${title}, ${size.width}`, why: failure })
    } catch (error) {
      broken.push({ title: `${title}, ${size.width}`, why: error instanceof Error ? error.message : String(error) })
      await page.context().close()
      page = await openPage()
    }
  }
}

/**
 * Takes a picture of the page, and compares it with its reference if there is one.
 * @param {import('playwright-core').Page} page @param {typeof fresh[number]} about
 */
async function take(page, about) {
  const { file } = about
  const reference = join(REFERENCE, file)
  if (values.update || !existsSync(reference)) {
    writeFileSync(reference, await takePicture(page))
    fresh.push(about)
    return
  }
  const before = readFileSync(reference)
  let now = await takePicture(page)
  let judged = comparePictures(before, now)
  if (judged.share > MAX_SHARE) {
    await page.waitForTimeout(SECOND_LOOK_MS)
    now = await takePicture(page)
    judged = comparePictures(before, now)
  }
  if (judged.share <= MAX_SHARE) return
  writeFileSync(join(FOLDER, 'now', file), now)
  writeFileSync(join(FOLDER, 'difference', file), judged.picture)
  differences.push({ ...about, share: judged.share })
}

await Promise.all(Array.from({ length: PAGES }, draw))
await browser.close()
await server.close()

const compared = drawn - fresh.length
writeFileSync(join(FOLDER, 'index.html'), differencesPage({ differences, fresh, broken, parts, compared, madeWith }))
console.log(
  `${compared} pictures compared, ${differences.length} differ: artifacts/shots/index.html
${fresh.length} references made with Chromium ${madeWith.chromium}: artifacts/shots/reference
${parts.length} stories end earlier on a phone
${Math.round((performance.now() - start) / 1000)} s`,
)
if (broken.length > 0)
  console.error(
    `${broken.length} could not be drawn:\n${broken.map(({ title, why }) => `${title}: ${why}`).join('\n')}`,
  )
process.exitCode = differences.length + broken.length > 0 ? 1 : 0
