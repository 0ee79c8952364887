// @ts-check

import { planCheck } from './checkPlan.mjs'
import { ensureInstalled } from './install.mjs'
import { summary } from './testSummary.mjs'

/**
 * `npm run check` checks types, lint and the unit tests of changes since `main` in two minutes. `npm run check -- --all` runs all unit
 * tests; `npm run check -- src/pages/roles stories/roles` runs the unit tests and stories of those paths.
 */
// testSteps.mjs imports npm packages, so it must be imported after `ensureInstalled()`.
ensureInstalled()
const { runStep } = await import('./testSteps.mjs')
const start = performance.now()
console.log('… types, lint, unit')
const plan = planCheck(process.argv.slice(2))
console.log(plan.description)

/** @type {Map<string, import('./testSteps.mjs').Result>} */
const results = new Map()

/** @param {string} name @param {import('./testSteps.mjs').Options} [options] */
async function check(name, options) {
  const result = await runStep(name, options)
  results.set(name, result)
  const state = result.count.failed > 0 ? 'FAILED' : 'ok'
  console.log(`${state} ${name}, ${result.seconds.toFixed(1)} s`)
  if (result.count.failed > 0) console.log(result.output.trim())
}

await Promise.all([
  (async () => {
    await check('types')
    await check('lint')
  })(),
  plan.unit && check('unit', plan.unit),
])
if (plan.stories.length > 0) await check('stories', { patterns: plan.stories })

const { lines, isGood } = summary(results, (performance.now() - start) / 1000)
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1
