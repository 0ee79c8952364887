// @ts-check
const globals = require('@jest/globals')

/**
 * A browser test that fails is tried once more at once: one in some thousands meets a moment at which a shared machine stands
 * still. What the first attempt said is printed with the test's file, and the run's last lines name such tests, so that none
 * of them goes unseen (`scripts/test.mjs`). `npm run flakes` looks for tests that race, and so gives none a second attempt.
 */
if (!process.env.FLAKES_SEED) globals.jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
