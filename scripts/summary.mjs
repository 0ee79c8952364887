// @ts-check
import { sum } from './count.mjs'

/** A second attempt is for the moment in which a shared machine stands still, not for tests that race. */
const MAX_AGAIN = 10

/**
 * The last lines of a run, the sum of all tests the very last of them, and whether the run is good. Tests that needed a second
 * attempt are named; more than `MAX_AGAIN` of them count as one failure.
 *
 * @param {ReadonlyMap<string, Pick<import('./steps.mjs').Result, 'count' | 'seconds'>>} results by the names of the steps
 * @param {number} seconds
 * @param {readonly string[]} notes what could not be tried here
 * @returns {{ lines: string[], isGood: boolean }}
 */
export function summary(results, seconds, notes = []) {
  const lines = [`━━ Summary (${seconds.toFixed(0)} s)`]
  for (const [name, { count, seconds: own }] of results) {
    const state = count.failed === 0 ? 'ok    ' : 'FAILED'
    const again = count.again?.length ? ` (${count.again.length} at the second attempt)` : ''
    lines.push(`${state} ${name.padEnd(8)} ${count.passed} passed${again}, ${count.failed} failed, ${own.toFixed(1)} s`)
  }
  const total = sum([...results.values()].map(({ count }) => count))
  const again = [...results.values()].flatMap(({ count }) => count.again ?? [])
  if (again.length > 0) lines.push('', 'Passed at the second attempt only:', ...again.map((name) => `  ${name}`))
  if (again.length > MAX_AGAIN) {
    lines.push(`More than ${MAX_AGAIN} tests needed a second attempt: that is no moment of a busy machine.`)
    total.failed += 1
  }
  if (notes.length > 0) lines.push('', ...notes)
  lines.push(`${total.passed} passed, ${total.failed} failed`)
  return { lines, isGood: total.failed === 0 && total.passed > 0 }
}
