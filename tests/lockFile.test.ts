/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  addIntegrity,
  lockProblems,
  missingOptional,
  platformOf,
  withoutIntegrity,
} from '../scripts/lock-platforms.mjs'

test('the lock file holds the native packages of every system, so that «npm ci» works on each', () => {
  const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8'))
  expect(missingOptional(lock)).toEqual([])
})

const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook']
const PACKAGE = /(?:from |import\(|import |require\()'(?!node:)((?:@[\w-]+\/)?[\w-][\w.-]*)[^']*'/g
const GENERATED = ['antd-styles.css']

test('every imported package is declared in package.json', () => {
  const root = join(__dirname, '..')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const declared = new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...GENERATED])
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  ).filter((file) => /\.(tsx?|mjs)$/.test(file))
  const undeclared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PACKAGE)].flatMap(([, name = '']) =>
      declared.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(undeclared).toEqual([])
})

test.each([
  ['@rspack/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@swc/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@unrs/resolver-binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is for its own system', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test("a package without integrity gets the registry's, and none if the registry has none", () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/known': { version: '2.0.0', optional: true },
      'node_modules/a/node_modules/@scope/unknown': { version: '3.0.0', optional: true },
      'node_modules/vouched': { version: '4.0.0', integrity: 'sha512-own' },
    },
  }
  addIntegrity(lock, (name, version) => (name === 'known' && version === '2.0.0' ? 'sha512-told' : undefined))
  expect(Object.entries(lock.packages['node_modules/known'])).toEqual([
    ['version', '2.0.0'],
    ['integrity', 'sha512-told'],
    ['optional', true],
  ])
  expect(lock.packages['node_modules/vouched'].integrity).toBe('sha512-own')
  expect(withoutIntegrity(lock).map(({ name }) => name)).toEqual(['@scope/unknown'])
})

test('the check reports missing packages and packages without integrity', () => {
  const whole = {
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-own',
      optionalDependencies: { 'tool-linux-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0', integrity: 'sha512-own' },
  }
  expect(lockProblems({ packages: whole })).toEqual([])
  expect(lockProblems({ packages: { ...whole, 'node_modules/tool-linux-x64': { version: '1.0.0' } } })).toEqual([
    'Without integrity: tool-linux-x64@1.0.0',
  ])
  expect(lockProblems({ packages: { 'node_modules/tool': whole['node_modules/tool'] } })).toEqual([
    'Missing: node_modules/tool → tool-linux-x64',
  ])
})

test('every package has the integrity of its bytes', () => {
  const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8'))
  expect(withoutIntegrity(lock)).toEqual([])
})
