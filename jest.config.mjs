// @ts-check
/**
 * Three Jest projects: `unit` needs no browser, `e2e` drives the built console in a browser, `looks` compares
 * screenshots of the built Storybook. Stories test components and screens in a real browser.
 */

/**
 * Tests run in the time zone of the business, so that «today» and city times do not depend on the machine. Worker
 * processes inherit this setting.
 */
process.env.TZ = 'Asia/Almaty'

/** Packages that exist only as ES modules, or that import such packages. Jest compiles them like the sources. */
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
  // Do not use the project folder as root, because Jest would scan node_modules for minutes.
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/tests', '<rootDir>/scripts'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|dist-demo|storybook-static|\\.cache)/'],
  transform: {
    'node_modules/(antd/lib|@ant-design/icons/lib/icons)/index\\.js$': '<rootDir>/scripts/jest/lazyIndex.mjs',
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
  moduleNameMapper: { '\\.(css|svg|png|woff2)$': '<rootDir>/scripts/jest/assetStub.mjs' },
  globals: { CONSOLE_BACKEND: 'api' },
  restoreMocks: true,
}

/** @type {import('jest').Config} */
export default {
  // Browser tests wait for pages, which may take long on a busy machine.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/jest/longFirst.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/(e2e|build|stories|browsers|model)/'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '/Dom/dynamicCSS$': '<rootDir>/scripts/jest/unattachedStyles.mjs',
      },
      testEnvironment: '<rootDir>/scripts/jest/jsdomEnvironment.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/queryTimeout.mjs', '<rootDir>/scripts/jest/failOnConsole.mjs'],
      // Looking up a global in Jest's sandbox is slow, and the simulation of the mock backend uses these in its inner
      // loops. With `Math` alone a simulated day takes 1.4 s of processor time instead of 8.6 s. `Date` cannot be added,
      // because fake timers replace it.
      sandboxInjectedGlobals: ['Array', 'Map', 'Math', 'Number', 'Object', 'Set'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/tests/{e2e,build,browsers,model}/**/*.test.ts'],
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
