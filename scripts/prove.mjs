// @ts-check
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstalled, ROOT } from './install.mjs'
import { casesOf, FIGURES, filesOf, measure } from './reliabilityFigures.mjs'

/**
 * `npm run prove [-- figure …] [--minutes 60] [--seed 7]` measures the figures of docs/reliability.md and prints them as a table. The exit
 * code is 1 if a goal is missed. `--minutes` is the duration of the tests with random user actions, `--seed` their first random seed.
 */
const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1.5' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
  allowPositionals: true,
})
const names = FIGURES.map(({ name }) => name)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(2)
}

ensureInstalled()
process.env.MODEL_SECONDS = String(Number(values.minutes) * 60)
process.env.MODEL_FIRST_SEED = values.seed
// By default the soak test sends a hundredth of the events of a shift.
process.env.SHARE ??= '0.01'
const figures = FIGURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
// testSteps.mjs imports npm packages, so it must be imported after `ensureInstalled()`.
const { runStep } = await import('./testSteps.mjs')

const files = [...new Set(figures.flatMap(filesOf))]
/** @type {import('./reliabilityFigures.mjs').Case[]} */
const cases = []
let output = ''

for (const [step, isOfStep] of /** @type {const} */ ([
  ['unit', /^(?!bench|e2e|build|model)/],
  ['e2e', /^(e2e|build|model)\//],
])) {
  const patterns = files.filter((file) => isOfStep.test(file)).map((file) => `tests/${file}\\.test\\.`)
  if (patterns.length === 0) continue
  const result = await runStep(step, { patterns })
  output += result.output
  if (result.count.failed > 0) console.log(result.output)
  // A test run that fails before its first test, for example in the build, writes no report. Without test results, every figure of
  // docs/reliability.md that these tests measure is printed as missed.
  if (result.report) cases.push(...casesOf(result.report))
}
for (const file of files.filter((one) => one.startsWith('bench/'))) {
  const start = performance.now()
  const bench = ['scripts/bench.mjs', file.slice('bench/'.length)]
  const { status, stdout } = spawnSync(process.execPath, bench, { cwd: ROOT, encoding: 'utf8' })
  output += stdout
  if (status !== 0) console.log(stdout)
  cases.push({ file, name: file, isPassed: status === 0, seconds: (performance.now() - start) / 1000 })
}

const results = figures.map((figure) => ({ ...figure, ...measure(figure, cases, output) }))
console.log('| figure | goal | measured | seconds | |\n| --- | --- | --- | --- | --- |')
for (const { name, goal, least, measured, seconds, isMet } of results) {
  const bound = least > 1 ? `${goal}, at least ${least} cases` : goal
  console.log(`| ${name} | ${bound} | ${measured} | ${seconds.toFixed(1)} | ${isMet ? 'met' : 'MISSED'} |`)
}
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1
