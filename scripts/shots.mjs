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
import { buildOf, openProgress } from './shots/progress.mjs'
import { atRest, CONTEXT, readStories, STORYBOOK, showStory, showTheme, takePicture } from './shots/storyPage.mjs'

/**
 * `npm run shots [-- --update] [word …]`: pictures of all screens at rest, in both themes and on a phone, of the Storybook in
 * `storybook-static/`. Those without a reference become one, as all do by `--update`; the others are compared with theirs, and
 * `artifacts/shots/index.html` shows the differences side by side. Only pictures of the same browser are compared. A word
 * chooses the stories whose title or name holds it. A run that was cut off goes on where it stood.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const FOLDER = join(ROOT, 'artifacts/shots')
const REFERENCE = join(FOLDER, 'reference')
const MADE_WITH = join(REFERENCE, 'made-with.json')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const THEMES = /** @type {const} */ (['light', 'dark'])

/** A page a core: a picture is one processor's work. More of them would only make each slower. */
const PAGES = Math.max(2, Math.min(4, availableParallelism()))
/** What differs is looked at once more after so long: a part may have come late on a busy machine. */
const SECOND_LOOK_MS = 1000
const TOLD_EVERY = 100

ensureInstalled()
const words = positionals.map((word) => word.toLowerCase())
const stories = atRest(readStories()).filter(({ title, name }) =>
  words.every((word) => `${title} / ${name}`.toLowerCase().includes(word)),
)
if (stories.length === 0) {
  console.error(`No story of a screen at rest holds «${positionals.join('» and «')}» in its title or name.`)
  process.exit(2)
}
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
const madeWith = { chromium: browser.version(), platform: `${process.platform}-${process.arch}` }
const isNewSet = !existsSync(MADE_WITH) || (values.update && words.length === 0)

if (!isNewSet) {
  const before = JSON.parse(readFileSync(MADE_WITH, 'utf8'))
  if (JSON.stringify(before) !== JSON.stringify(madeWith)) {
    console.error(
      `The references were made with Chromium ${before.chromium} on ${before.platform}, this is ${madeWith.chromium} on ${madeWith.platform}: another browser draws otherwise. Make all of them anew with --update.`,
    )
    await browser.close()
    process.exit(2)
  }
}

mkdirSync(FOLDER, { recursive: true })
/**
 * @typedef {import('./shots/differencesPage.mjs').Difference} Difference
 * @typedef {{ file: string, isNew?: boolean, difference?: Difference }} Done
 */
/** @type {ReturnType<typeof openProgress<Done>>} */
const progress = openProgress(join(FOLDER, 'run.jsonl'), {
  madeWith,
  isUpdate: values.update,
  words,
  build: buildOf(STORYBOOK),
})
const done = new Map(progress.entries.map((entry) => [entry.file, entry]))
if (progress.isGoingOn) console.log(`${done.size} pictures are there already.`)
if (!progress.isGoingOn) {
  for (const folder of ['now', 'difference', ...(isNewSet ? ['reference'] : [])])
    rmSync(join(FOLDER, folder), { recursive: true, force: true })
}
for (const folder of ['reference', 'now', 'difference']) mkdirSync(join(FOLDER, folder), { recursive: true })
if (isNewSet) writeFileSync(MADE_WITH, `${JSON.stringify(madeWith)}\n`)

const server = await serveFolder(STORYBOOK)
const todo = stories.flatMap((story) => SIZES.map((size) => ({ story, size })))
const total = todo.length * THEMES.length
/** What could not be drawn, and why. @type {string[]} */
const broken = []
const start = performance.now()

async function openPage() {
  const page = await (await browser.newContext(CONTEXT)).newPage()
  // A form with changes asks before Storybook may load itself anew.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

/** Takes one screen after another until none is left. */
async function draw() {
  let page = await openPage()
  const judge = await browser.newPage()
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { story, size } = next
    const looks = THEMES.map((theme) => ({ theme, file: `${story.id}.${theme}-${size.width}.png` }))
    if (looks.every(({ file }) => done.has(file))) continue
    // One that breaks must not take the others along.
    try {
      await showStory(page, server.url, story.id, size)
      for (const { theme, file } of looks) {
        if (theme !== 'light') await showTheme(page, theme)
        note(await take(page, judge, { file, title: `${story.title} / ${story.name}`, look: `${theme}-${size.width}` }))
      }
    } catch (error) {
      broken.push(`${story.title} / ${story.name}: ${error instanceof Error ? error.message : error}`)
      await page.context().close()
      page = await openPage()
    }
  }
}

/**
 * @param {import('playwright-core').Page} page @param {import('playwright-core').Page} judge
 * @param {Omit<Difference, 'share'>} about
 * @returns {Promise<Done>}
 */
async function take(page, judge, about) {
  const { file } = about
  const reference = join(REFERENCE, file)
  if (values.update || !existsSync(reference)) {
    writeFileSync(reference, await takePicture(page))
    return { file, isNew: true }
  }
  const before = readFileSync(reference)
  let now = await takePicture(page)
  let compared = await comparePictures(judge, before, now)
  if (compared.share > MAX_SHARE) {
    await page.waitForTimeout(SECOND_LOOK_MS)
    now = await takePicture(page)
    compared = await comparePictures(judge, before, now)
  }
  if (compared.share <= MAX_SHARE) return { file }
  writeFileSync(join(FOLDER, 'now', file), now)
  writeFileSync(join(FOLDER, 'difference', file), compared.picture)
  return { file, difference: { ...about, share: compared.share } }
}

/** @param {Done} entry */
function note(entry) {
  done.set(entry.file, entry)
  progress.add(entry)
  if (done.size % TOLD_EVERY === 0) console.log(`${done.size} of ${total}`)
}

await Promise.all(Array.from({ length: PAGES }, draw))
await browser.close()
await server.close()
progress.end()

const entries = [...done.values()]
const differences = entries.flatMap(({ difference }) => difference ?? [])
const made = entries.filter(({ isNew }) => isNew).length
writeFileSync(join(FOLDER, 'index.html'), differencesPage(differences, entries.length - made, madeWith))
console.log(
  `${entries.length - made} pictures compared, ${differences.length} differ: artifacts/shots/index.html
${made} references made with Chromium ${madeWith.chromium}: artifacts/shots/reference
${Math.round((performance.now() - start) / 1000)} s`,
)
if (broken.length > 0) console.error(`${broken.length} could not be drawn:\n${broken.join('\n')}`)
process.exitCode = differences.length + broken.length > 0 ? 1 : 0
