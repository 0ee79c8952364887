// @ts-check

/**
 * How many tests passed and failed. `again` names those that passed at the second attempt only
 * (`scripts/jest/secondAttempt.cjs`).
 *
 * @typedef {{ passed: number, failed: number, again?: string[] }} Count
 */

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/**
 * What a report of Jest tells. A suite that did not start counts as a failed test, and so does a run that failed otherwise
 * or left no report.
 *
 * @param {string | undefined} text
 * @param {number} code of the process
 * @returns {Count}
 */
export function countReport(text, code) {
  try {
    const report = JSON.parse(text ?? '')
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, again: namesAgain(report) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {{ testResults: { assertionResults: { fullName: string, status: string, retryReasons?: string[] }[] }[] }} report */
const namesAgain = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0)
    .map(({ fullName }) => fullName)
