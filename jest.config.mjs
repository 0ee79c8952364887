// @ts-check
/**
 * Three projects: `unit` is quick and needs no browser, `e2e` drives the built console, `looks` draws pictures of the built
 * Storybook. Components and screens are tested in Storybook, in a real browser.
 */

/** Ages of orders, «today» and city time must not depend on where the tests run. Workers inherit it. */
process.env.TZ = 'Asia/Almaty'

/** Published as ES modules only (or with imports of such), so they are compiled like our own code. */
const ES_MODULES = [
  'ky',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  'headers-polyfill',
  '@open-draft',
  'superstruct',
  'wouter',
  'regexparam',
  'mitt',
  'valtio',
  'proxy-compare',
  'final-form',
  'final-form-arrays',
  'react-final-form',
  'react-final-form-arrays',
  'antd',
  '@ant-design',
  '@rc-component',
  'lodash-es',
  'swr',
  '@maskito',
  'pigeon-maps',
  'idb',
  'fast-check',
  'pixelmatch',
  'puppeteer-core',
  'chromium-bidi',
  '@puppeteer',
]

/** @type {import('jest').Config} */
const shared = {
  // Never the whole folder: jest would walk through node_modules for minutes before the first test.
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/tests', '<rootDir>/scripts'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|dist-demo|storybook-static|\\.cache)/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: { '\\.(css|svg|png|woff2)$': '<rootDir>/scripts/jest/asset.mjs' },
  globals: { CONSOLE_BACKEND: 'api' },
  restoreMocks: true,
}

/** @type {import('jest').Config} */
export default {
  // Browser tests wait for a page, and any machine may be busy with something else.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/(e2e|build|stories|browsers)/'],
      testEnvironment: '<rootDir>/scripts/jest/jsdomEnvironment.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.mjs'],
      // Looking up a global of the sandbox is slow, and the mock's simulation calls Math in its inner loops: a simulated
      // day took 8.6 s of processor time instead of 1.4 s.
      sandboxInjectedGlobals: ['Math'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/tests/{e2e,build,browsers}/**/*.test.ts'],
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.mjs',
    },
    {
      ...shared,
      displayName: 'looks',
      testMatch: ['<rootDir>/tests/stories/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
}
