/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(__dirname, '../..')
const patches = readdirSync(join(ROOT, 'patches'))

test('there are patches', () => expect(patches.length).toBeGreaterThan(0))

/** A patch is not applied if the packages were installed without scripts, or before the patch file was changed. */
test.each(patches)('%s is applied to the installed package', (name) => {
  const files = readFileSync(join(ROOT, 'patches', name), 'utf8')
    .split(/^diff --git /m)
    .slice(1)
  for (const file of files) {
    const path = /^\+\+\+ b\/(.*)$/m.exec(file)?.[1] ?? ''
    const installed = readFileSync(join(ROOT, path), 'utf8').split('\n')
    const added = [...file.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => line)
    const missing = added.filter((line) => !installed.includes(line))
    expect({ path, missing }).toEqual({ path, missing: [] })
  }
})
