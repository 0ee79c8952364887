import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { replacementPath } from '../../scripts/bundle/libraryPaths.mjs'
import { FOLDER_REPLACEMENTS, REPLACED_MODULES, REPLACED_PACKAGES } from '../../scripts/bundle/trim.mjs'
import { modulesOf } from './buildFiles'

const ROOT = join(__dirname, '../..')

const REPLACED = Object.assign({}, REPLACED_MODULES, ...Object.values(FOLDER_REPLACEMENTS)) as Record<string, string>
const STAND_INS = new Set([...Object.values(REPLACED), ...Object.values(REPLACED_PACKAGES)])

/**
 * If a library update moved a module that the build replaces, the build would contain the library's module without any error. This test
 * fails in that case.
 */
test.each(Object.keys(REPLACED))('%s still exists where it is replaced', (path) => {
  expect(existsSync(join(ROOT, 'node_modules', path))).toBe(true)
})

test.each([...STAND_INS])('the stand-in %s exists', (name) => {
  expect(existsSync(replacementPath(name))).toBe(true)
})

test('no replaced module is in the build', () => {
  const modules = new Set(modulesOf('dist'))
  expect(modules.size).toBeGreaterThan(500)
  expect(Object.keys(REPLACED_MODULES).filter((path) => modules.has(`node_modules/${path}`))).toEqual([])
  const unwanted = /node_modules\/(@ctrl\/tinycolor|@umijs|@dnd-kit|@rc-component\/async-validator)\//
  expect([...modules].filter((module) => unwanted.test(module))).toEqual([])
})
