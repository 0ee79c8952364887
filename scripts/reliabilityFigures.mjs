// @ts-check

/**
 * The reliability goals that `npm run prove` checks, each with the tests that measure it (docs/reliability.md).
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} goal
 * @property {number} least minimum number of test cases that must pass
 * @property {string} files in `tests`, without `.test.ts`; a file of `bench` is one case
 * @property {RegExp | undefined} [prints] matches the measurements in the output of the tests, which the table shows; has the flag `g`
 */

/** @type {[name: string, goal: string, least: number, files: string, prints?: RegExp][]} */
const TABLE = [
  ['convergence', "lists equal the server's after any events", 1, 'orders/convergence', /\d+ runs/g],
  [
    'soak',
    'nothing grows during a shift',
    1,
    'bench/longShift',
    /\d+ events(?=,)|heap.*|elements.*|listeners.*|timers.*|late frames[^(]*/g,
  ],
  ['silence and wake', 'stream reopened, lists loaded once', 20, 'live/wakeWatch live/eventStream live/dataMoment'],
  [
    'hidden tab',
    'notices come, polling waits',
    5,
    'e2e/hiddenNotices app/shell/orderNotices load/startVisibleTabInterval',
  ],
  ['missing chunks', 'each can be loaded again', 20, 'e2e/missingChunks lib/chunkProblem lib/lazyModule'],
  [
    'odd answers',
    'a wrong part is left out and counted',
    100,
    'api/responses api/values lib/validateLeniently orders/malformedOrders e2e/contractOrders',
  ],
  [
    'unknown outcomes',
    'no change is applied twice',
    500,
    'lib/httpOutcome form/unknownOutcome salary/payOnce payments/recordPayment',
  ],
  ['ten tabs', 'one stream for all', 15, 'live/sharedStream e2e/sharedStream'],
  ['clock', "moments by the city's clock", 30, 'session/timezones lib/serverClock live/eventSkew app/cityClocks'],
  ['typed input', 'no typed text is lost', 25, 'form/formDrafts form/lostAccess form/newerEntity e2e/lostWork'],
  [
    'two people',
    'no change of a colleague is overwritten unasked',
    15,
    'form/mergeFormValues e2e/contractEditConflicts',
  ],
  ['CSP', 'no inline code, no foreign host', 10, 'build/served build/buildOutput'],
  [
    'permissions',
    'screens open by permission only',
    100,
    'app/routing/routes app/shell/menuEntries session/userRefresh',
  ],
  [
    'random walks',
    'no step breaks an invariant',
    1,
    'model/model',
    /\d+ walks, \d+ steps, seeds \d+ to \d+|MODEL_SEED=\d+/g,
  ],
]

/** @type {Figure[]} */
export const FIGURES = TABLE.map(([name, goal, least, files, prints]) => ({ name, goal, least, files, prints }))

/** @param {Figure} figure */
export const filesOf = ({ files }) => files.split(' ')

/**
 * A test case of a test run. A test file that could not run counts as a failed case.
 * @typedef {{ file: string, name: string, isPassed: boolean, seconds: number }} Case
 */

/** @param {string} report JSON of Jest @returns {Case[]} */
export function casesOf(report) {
  /** @typedef {{ fullName: string, status: string, duration?: number | null }} Assertion */
  /** @type {{ name: string, status: string, assertionResults: Assertion[] }[]} */
  const files = JSON.parse(report).testResults
  return files.flatMap(({ name, status, assertionResults }) => {
    const file = /.*\/tests\/(.*)\.test\.tsx?$/.exec(name.replaceAll('\\', '/'))?.[1] ?? name
    const ran = assertionResults.filter((one) => /^(passed|failed)$/.test(one.status))
    if (status === 'failed' && ran.every((one) => one.status === 'passed'))
      return [{ file, name: '', isPassed: false, seconds: 0 }]
    return ran.map((one) => ({
      file,
      name: one.fullName,
      isPassed: one.status === 'passed',
      seconds: (one.duration ?? 0) / 1000,
    }))
  })
}

/**
 * @param {Figure} figure
 * @param {readonly Case[]} cases of all files
 * @param {string} output what the runs printed
 * @returns {{ isMet: boolean, measured: string, seconds: number }}
 */
export function measure(figure, cases, output) {
  const files = filesOf(figure)
  const own = cases.filter(({ file }) => files.includes(file))
  const passed = own.filter(({ isPassed }) => isPassed).length
  const printed = figure.prints ? ([...own.map(({ name }) => name), output].join('\n').match(figure.prints) ?? []) : []
  const missing = files.filter((file) => !own.some((one) => one.file === file))
  return {
    isMet: passed >= figure.least && passed === own.length && missing.length === 0,
    measured: [`${passed} of ${own.length}`, ...new Set(printed), ...missing.map((file) => `no ${file}`)]
      .join(', ')
      .replaceAll(/\s+/g, ' '),
    seconds: own.reduce((sum, one) => sum + one.seconds, 0),
  }
}
