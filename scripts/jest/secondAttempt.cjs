// @ts-check
const globals = require('@jest/globals')

/**
 * A browser test that fails is tried once more at once: one in some thousands meets a moment at which a shared machine stands
 * still. What the first attempt said is printed with the test's file, and the run's last lines count such tests, so that none
 * of them goes unseen (`scripts/steps.mjs`).
 */
globals.jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })
