// @ts-check

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {Count[]} counts @returns {Count} */
export const sumCounts = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/**
 * A suite that did not start, a failed process and a missing report each count as one failed test.
 * @param {string | undefined} text
 * @param {number} exitCode of the process
 * @returns {Count}
 */
export function countReport(text, exitCode) {
  try {
    const report = JSON.parse(text ?? '')
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    return { passed: report.numPassedTests, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/**
 * Returns the last lines of a test run. The very last line is the sum of all tests.
 * @param {ReadonlyMap<string, Pick<import('./testSteps.mjs').Result, 'count' | 'seconds' | 'timings'>>} results by step
 * @param {number} seconds
 * @param {{ notes?: readonly string[], slowest?: number }} [options] `notes`: checks that could not run here; `slowest`: how many
 * files of each step are listed with their time
 * @returns {{ lines: string[], isGood: boolean }}
 */
export function summary(results, seconds, { notes = [], slowest = 0 } = {}) {
  const lines = [`━━ Summary (${seconds.toFixed(0)} s)`]
  for (const [name, { count, seconds: own, timings = [] }] of results) {
    const state = count.failed === 0 ? 'ok    ' : 'FAILED'
    lines.push(`${state} ${name.padEnd(9)} ${count.passed} passed, ${count.failed} failed, ${own.toFixed(1)} s`)
    const slow = timings.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowest)
    lines.push(...slow.map((timing) => `         ${timing.seconds.toFixed(1).padStart(6)} s ${timing.file}`))
  }
  const total = sumCounts([...results.values()].map(({ count }) => count))
  if (notes.length > 0) lines.push('', ...notes)
  lines.push(`${total.passed} passed, ${total.failed} failed`)
  return { lines, isGood: total.failed === 0 && total.passed > 0 }
}
