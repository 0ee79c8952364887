// @ts-check
import { parseArgs } from 'node:util'
import { missingBrowserNotes } from './browsers.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureNginx } from './nginxProgram.mjs'
import { summary } from './testSummary.mjs'

/**
 * `npm test` installs missing packages and runs every check; `npm test -- unit stories` runs the named steps, `--shard 1/3` a third of
 * their files, `--slowest 30` lists the slowest files of each step. All steps run even if one fails. The last line is the sum of all
 * tests; the exit code is 1 if any failed.
 */

/**
 * Names of test steps, grouped into rounds that run one after another. The lists of a round run in parallel, the steps of a list one after
 * another. Each step with browser tests has its own round, because it uses both cores of a small machine.
 */
const ROUNDS = [
  [
    ['types', 'lint', 'unit'],
    ['build', 'storybook'],
  ],
  [['stories']],
  [['looks']],
  [['e2e']],
]

ensureInstalled()
// testSteps.mjs imports npm packages, so it must be imported after `ensureInstalled()`.
const { runStep, STEPS } = await import('./testSteps.mjs')

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' }, slowest: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) {
  console.error('--shard takes a part and the number of parts: 1/3')
  process.exit(2)
}
const isChosen = (/** @type {string} */ name) => positionals.length === 0 || positionals.includes(name)

/** Messages about tests that cannot run on this machine. The summary lists them but does not count them as failures. @type {string[]} */
const notes = []
if (isChosen('e2e') && !ensureNginx()) {
  notes.push('No nginx on this machine: deploy/nginx.conf was tested with its stand-in (scripts/serve.mjs) only.')
}
if (isChosen('e2e')) notes.push(...missingBrowserNotes())

/** @type {Map<string, import('./testSteps.mjs').Result>} */
const results = new Map()
const start = performance.now()

/** @param {string} name */
async function check(name) {
  console.log(`… ${name}`)
  const result = await runStep(name, { shard: values.shard })
  results.set(name, result)
  console.log(`\n━━ ${result.title} (${name}, ${result.seconds.toFixed(1)} s)\n${result.output.trim()}`)
}

for (const lanes of ROUNDS) {
  await Promise.all(
    lanes.map(async (names) => {
      for (const name of names.filter(isChosen)) await check(name)
    }),
  )
}

const seconds = (performance.now() - start) / 1000
const { lines, isGood } = summary(results, seconds, { notes, slowest: Number(values.slowest) })
console.log(`\n${lines.join('\n')}`)
process.exitCode = isGood ? 0 : 1
