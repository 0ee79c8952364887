/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { completeLock, missingOptional, withoutIntegrity } from '../scripts/lock-platforms.mjs'

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

test('missing packages and integrities are taken from the registry, except those that it lacks', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-own' },
      'node_modules/a/node_modules/@scope/unknown': { version: '3.0.0', optional: true },
      'node_modules/known': { version: '2.0.0', optional: true },
      'node_modules/tool': {
        version: '1.0.0',
        integrity: 'sha512-own',
        dev: true,
        optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-aix': '1.0.0' },
      },
    } as Parameters<typeof completeLock>[0]['packages'],
  }
  completeLock(
    lock,
    (name) =>
      ({
        known: { 'dist.integrity': 'sha512-known' },
        'tool-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['musl'], 'dist.integrity': 'sha512-native' },
      })[name],
  )
  expect(JSON.stringify(lock.packages['node_modules/known'])).toBe(
    '{"version":"2.0.0","integrity":"sha512-known","optional":true}',
  )
  expect(JSON.stringify(lock.packages['node_modules/tool-linux-x64'])).toBe(
    '{"version":"1.0.0","integrity":"sha512-native","cpu":["x64"],"dev":true,"libc":["musl"],"optional":true,"os":["linux"]}',
  )
  expect(lock.packages['node_modules/a']?.integrity).toBe('sha512-own')
  expect(missingOptional(lock).map(({ name }) => name)).toEqual(['tool-aix'])
  expect(withoutIntegrity(lock).map(({ name }) => name)).toEqual(['@scope/unknown'])
})

test('every package has the integrity of its bytes', () => {
  const lock = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8'))
  expect(withoutIntegrity(lock)).toEqual([])
})
