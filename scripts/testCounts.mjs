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
