import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { trim } from '../../scripts/bundle/trim.mjs'
import { modulesOf } from './buildFiles'
import { type Bundle, missingExports } from './replacedModules'

const ROOT = join(__dirname, '../..')
const LIBRARIES = /^node_modules\/(@ant-design\/(pro-components|icons)|antd|write-excel-file)\/.*\.m?js$/

const { alias, rules } = trim()

function aliasesFor(importer: string): Record<string, string> {
  const own = rules.filter(({ include }) => importer.startsWith(String(include)))
  return Object.assign({}, alias, ...own.map(({ resolve }) => resolve?.alias))
}

const bundleOf = (read: Bundle['read']): Bundle => ({
  modules: modulesOf('dist')
    .filter((path) => LIBRARIES.test(path))
    .map((path) => join(ROOT, path)),
  read,
  replaced: (path, importer) => aliasesFor(importer)[path],
  replacedPackage: (name, importer) => aliasesFor(importer)[`${name}$`],
  exists: existsSync,
})

const read = (path: string) => readFileSync(path, 'utf8')

test('no used module imports a missing export of a stand-in', () => {
  expect(missingExports(bundleOf(read))).toEqual([])
})

test.each([
  ['a named export', 'trim/editable.mjs', 'export const useEditableArray', 'const useEditableArray'],
  ['a default export', 'trim/cell.mjs', 'export default function', 'export function'],
  ['a name that a library passes on', 'trim/intl.mjs', 'export const findIntlKeyByAntdLocaleKey', 'const findKey'],
  ['a part of a component', 'trim/antd.mjs', 'Text: (', 'Other: ('],
  ['a name of a replaced package', 'trim/menu.mjs', 'export const getMatchMenu', 'const getMatchMenu'],
])('a missing %s is reported', (_what, file, before, after) => {
  const path = join(ROOT, 'scripts/bundle', file)
  expect(read(path)).toContain(before)
  const broken = missingExports(
    bundleOf((requested) => (requested === path ? read(requested).replace(before, after) : read(requested))),
  )
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.every((sentence) => sentence.includes(path))).toBe(true)
})
