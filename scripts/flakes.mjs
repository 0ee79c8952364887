// @ts-check
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'

/**
 * `npm run flakes [-- stories|e2e] [pattern …] [--seed 7]` finds race conditions in tests. Every response is delayed at random by up to 0.7
 * s, one in five by 2.5 s. Four workers share two cores, each page gets half a core, and stories run in random order. The same seed gives
 * the same delays.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 100_000) } },
  allowPositionals: true,
})
const PARTS = ['stories', 'e2e']
const parts = positionals.filter((word) => PARTS.includes(word))
const patterns = positionals.filter((word) => !PARTS.includes(word))

ensureInstalled()
process.env.FLAKES_SEED = values.seed
console.log(`Seed ${values.seed}`)
// testSteps.mjs imports npm packages and reads the seed, so it must be imported after both lines above.
const { runStep } = await import('./testSteps.mjs')

let failed = 0
for (const name of parts.length > 0 ? parts : PARTS) {
  const { output, count, seconds } = await runStep(name, { patterns })
  failed += count.failed
  console.log(`\n━━ ${name}, ${seconds.toFixed(0)} s\n${output.trim()}`)
  console.log(`\n${name}: ${count.passed} passed, ${count.failed} failed (seed ${values.seed})`)
}
process.exitCode = failed > 0 ? 1 : 0
