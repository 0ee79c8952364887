// @ts-check
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureNginx } from './nginxProgram.mjs'
import { runStep, STEPS } from './steps.mjs'
import { summary } from './summary.mjs'

/**
 * `npm test` installs what is missing and runs every check; `npm test -- unit stories` runs those named. All steps run
 * even if one fails. The last line is the sum of all tests, and the exit code tells whether any failed.
 */

/**
 * Two lanes at a time, one per core: the first is one processor's work, the second builds what the browser tests need.
 * Those take both cores, so they follow.
 */
const ROUNDS = [[['types', 'lint', 'unit'], ['build']], [['stories']], [['e2e']]]
const NEED_BROWSER = ['stories', 'e2e']

ensureInstalled()

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}
const isAsked = (/** @type {string} */ name) => asked.length === 0 || asked.includes(name)

/** Steps whose tests cannot run for want of a browser fail once, with the reason. @type {string | undefined} */
let noBrowser
if (NEED_BROWSER.some(isAsked)) {
  try {
    ensureChromium()
  } catch (error) {
    noBrowser = error instanceof Error ? error.message : String(error)
  }
}

/** A server that not everybody has fails nothing, but nobody shall believe that it was tried. @type {string[]} */
const notes = []
if (isAsked('e2e') && !ensureNginx()) {
  notes.push('deploy/nginx.conf was tried by its stand-in alone (scripts/serve.mjs): there is no nginx here.')
}

/** @type {Map<string, import('./steps.mjs').Result>} */
const results = new Map()

/** @param {string} name */
async function check(name) {
  const result =
    noBrowser && NEED_BROWSER.includes(name)
      ? { title: 'No browser', count: { passed: 0, failed: 1 }, output: noBrowser, seconds: 0 }
      : await runStep(name)
  results.set(name, result)
  console.log(`\n━━ ${result.title} (${name}, ${result.seconds.toFixed(1)} s)\n${result.output.trim()}`)
}

const start = performance.now()
for (const lanes of ROUNDS) {
  await Promise.all(
    lanes.map(async (names) => {
      for (const name of names.filter(isAsked)) await check(name)
    }),
  )
}

const { lines, isGood } = summary(results, (performance.now() - start) / 1000, notes)
console.log(`\n${lines.join('\n')}`)
process.exitCode = isGood ? 0 : 1
