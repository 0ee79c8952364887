// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { ensureInstalled, ROOT } from './install.mjs'
import { serveFolder } from './serve.mjs'
import { comparePictures, MAX_SHARE } from './shots/compare.mjs'
import { differencesPage } from './shots/differencesPage.mjs'
import { atRest, CONTEXT, readStories, STORYBOOK, showStory, takePicture } from './shots/storyPage.mjs'

/**
 * `npm run shots [-- --update] [word …]`: pictures of all screens at rest, in both themes and on a phone, of the Storybook in
 * `storybook-static/`. The first run (and `--update`) makes the references; later ones compare with them and write
 * `artifacts/shots/index.html`, the differences side by side. Only pictures of the same browser are compared. A word
 * chooses the stories whose title or name holds it.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const FOLDER = join(ROOT, 'artifacts/shots')
const REFERENCE = join(FOLDER, 'reference')
const MADE_WITH = join(REFERENCE, 'made-with.json')
const LOOKS = /** @type {const} */ ([
  { name: 'light-1440', theme: 'light', width: 1440, height: 900 },
  { name: 'dark-1440', theme: 'dark', width: 1440, height: 900 },
  { name: 'light-390', theme: 'light', width: 390, height: 844 },
  { name: 'dark-390', theme: 'dark', width: 390, height: 844 },
])

/** A page a core: a picture is one processor's work. */
const PAGES = 2

ensureInstalled()
const words = positionals.map((word) => word.toLowerCase())
const stories = atRest(readStories()).filter(({ title, name }) =>
  words.every((word) => `${title} / ${name}`.toLowerCase().includes(word)),
)
const server = await serveFolder(STORYBOOK)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
const madeWith = { chromium: browser.version(), platform: `${process.platform}-${process.arch}` }
const isComparing = !values.update && existsSync(MADE_WITH)

if (isComparing) {
  const before = JSON.parse(readFileSync(MADE_WITH, 'utf8'))
  if (JSON.stringify(before) !== JSON.stringify(madeWith)) {
    console.error(
      `The references were made with Chromium ${before.chromium} on ${before.platform}, this is ${madeWith.chromium} on ${madeWith.platform}: another browser draws otherwise. Make new ones with --update.`,
    )
    await browser.close()
    await server.close()
    process.exit(2)
  }
}

/** @type {import('./shots/differencesPage.mjs').Difference[]} */
const differences = []
/** What could not be drawn, and why. @type {string[]} */
const broken = []
let count = 0
rmSync(join(FOLDER, 'now'), { recursive: true, force: true })
rmSync(join(FOLDER, 'difference'), { recursive: true, force: true })
for (const folder of ['reference', 'now', 'difference']) mkdirSync(join(FOLDER, folder), { recursive: true })

const todo = LOOKS.flatMap((look) => stories.map((story) => ({ look, story })))

/** Takes one picture after another until none is left. */
async function draw() {
  const page = await (await browser.newContext(CONTEXT)).newPage()
  const judge = await (await browser.newContext()).newPage()
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { look, story } = next
    const name = `${story.title} / ${story.name}`
    const file = `${story.id}.${look.name}.png`
    const reference = join(REFERENCE, file)
    count += 1
    // One that breaks must not take the others along.
    const picture = await showStory(page, server.url, story.id, look)
      .then(() => takePicture(page))
      .catch((error) => void broken.push(`${name} (${look.name}): ${error instanceof Error ? error.message : error}`))
    if (!picture) continue
    if (!isComparing || !existsSync(reference)) {
      writeFileSync(reference, picture)
      continue
    }
    const { share, picture: where } = await comparePictures(judge, readFileSync(reference), picture)
    if (share <= MAX_SHARE) continue
    writeFileSync(join(FOLDER, 'now', file), picture)
    writeFileSync(join(FOLDER, 'difference', file), where)
    differences.push({ file, title: name, look: look.name, share })
  }
}
const start = performance.now()
await Promise.all(Array.from({ length: PAGES }, draw))
differences.sort((a, b) => a.file.localeCompare(b.file))
await browser.close()
await server.close()
if (!isComparing) writeFileSync(MADE_WITH, `${JSON.stringify(madeWith)}\n`)
writeFileSync(join(FOLDER, 'index.html'), differencesPage(differences, count, madeWith))
console.log(
  isComparing
    ? `${count} pictures, ${differences.length} differ: artifacts/shots/index.html`
    : `${count - broken.length} references made with Chromium ${madeWith.chromium}: artifacts/shots/reference`,
)
console.log(`${Math.round((performance.now() - start) / 1000)} s`)
if (broken.length > 0) console.error(`${broken.length} could not be drawn:\n${broken.join('\n')}`)
process.exitCode = differences.length + broken.length > 0 ? 1 : 0
