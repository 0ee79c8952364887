// @ts-check
import { getJestConfig } from '@storybook/test-runner'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.mjs'

const base = getJestConfig()
const options = base.testEnvironmentOptions?.['jest-playwright']

export default {
  ...base,
  // In the place of the runner's own, which would load themselves and Storybook anew for each file.
  testEnvironment: '<rootDir>/.storybook/storyEnvironment.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/secondAttempt.cjs'],
  // A story takes half a second to three; more workers than cores only makes each slower.
  maxWorkers: process.env.FLAKES_SEED ? 4 : 2,
  // Stories that share a page must not lean on the one before: neither on that of their file nor on other files.
  randomize: Boolean(process.env.FLAKES_SEED),
  ...(process.env.FLAKES_SEED ? { testSequencer: '<rootDir>/.storybook/shuffledFiles.cjs' } : {}),
  // For a machine that is busy with much else: a story that hangs is stopped by its own waits.
  testTimeout: process.env.FLAKES_SEED ? 300_000 : 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      .../** @type {object} */ (options),
      launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        locale: 'ru-RU',
        timezoneId: 'Asia/Almaty',
        reducedMotion: 'reduce',
      },
    },
  },
}
