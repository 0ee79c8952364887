import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { REPLACED_MODULES, REPLACED_PACKAGES } from '../../scripts/bundle/trim.mjs'
import { modulesOf } from './buildFiles'

const ROOT = join(__dirname, '../..')

/** An update of the libraries may move a module; the replacement would then quietly do nothing. */
test.each(Object.keys(REPLACED_MODULES))('%s is still where it is replaced', (path) => {
  expect(existsSync(join(ROOT, 'node_modules', path))).toBe(true)
})

test.each(Object.entries(REPLACED_PACKAGES))('what stands in for %s exists', (_name, path) => {
  expect(existsSync(path)).toBe(true)
})

test('nothing replaced is in the build', () => {
  const modules = new Set(modulesOf('dist'))
  expect(modules.size).toBeGreaterThan(500)
  expect(Object.keys(REPLACED_MODULES).filter((path) => modules.has(`node_modules/${path}`))).toEqual([])
  const unwanted = /node_modules\/(@ctrl\/tinycolor|@umijs|swr|lodash-es|@dnd-kit|@rc-component\/async-validator)\//
  expect([...modules].filter((module) => unwanted.test(module))).toEqual([])
})
