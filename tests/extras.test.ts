/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const ROOT = join(__dirname, '..')
/**
 * Compiler options that allow unused variables, because removing an optional feature leaves some. The linter reports unused variables
 * instead.
 */
const UNUSED = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
const copy = mkdtempSync(join(tmpdir(), 'extras-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/**
 * Reads the table in docs/architecture.md, section «Used in one line». For each extra (optional feature) the table lists the folder, the
 * components that the console uses from the folder, and the files that use them.
 */
function extras(): { folder: string; uses: { name: string; file: string }[] }[] {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('### Used in one line')
  const [table = ''] = section.split('\n#')
  return [...table.matchAll(/^\|[^|]*\| `(src\/[\w/]+)` +\|(.*)\|$/gm)].map(([, folder = '', uses = '']) => ({
    folder,
    uses: [...uses.matchAll(/`(\w+)` in `([\w/.]+)`/g)].map(([, name = '', file = '']) => ({ name, file })),
  }))
}

function removeUse(file: string, folder: string, name: string): void {
  const path = join(copy, 'src', file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const kept = lines.filter((line) => !new RegExp(`\\b${name}\\b`).test(line))
  // Only two lines of the file may contain the component's name: its import and its JSX element.
  expect({ file, name, removed: lines.length - kept.length }).toEqual({ file, name, removed: 2 })
  expect(kept.filter((line) => line.includes(`/${folder.split('/').at(-1)}/`))).toEqual([])
  writeFileSync(path, kept.join('\n'))
}

test('every extra behind one line can be deleted, and the rest type-checks', () => {
  for (const name of ['src', 'mocks', 'tsconfig.json']) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const found = extras()
  expect(found.length).toBeGreaterThanOrEqual(3)
  for (const { folder, uses } of found) {
    rmSync(join(copy, folder), { recursive: true })
    for (const { name, file } of uses) removeUse(file, folder, name)
  }
  const config = { extends: './tsconfig.json', include: ['src', 'mocks'] }
  writeFileSync(join(copy, 'tsconfig.extras.json'), JSON.stringify(config))
  const options = ['-p', 'tsconfig.extras.json', ...UNUSED, '--incremental', 'false']
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), options, { cwd: copy, encoding: 'utf8' })
  expect(stdout).toBe('')
}, 120_000)
