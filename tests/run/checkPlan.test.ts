/** @jest-environment node */
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { planCheck } from '../../scripts/checkPlan.mjs'
import { sourcesHash } from '../../scripts/storybookBuild.mjs'

const git = (answers: Record<string, string>) => ({
  git: (...args: string[]) => answers[args.at(-1) ?? ''],
  relatedStories: () => ['stories/roles/RolesPage.stories.tsx'],
})
const FORM = 'src/pages/roles/permissionGroups.ts'

test('on a branch: unit tests of what changed since main', () => {
  expect(planCheck([], git({ HEAD: 'export-shifts' }))).toMatchObject({
    unit: { args: ['--changedSince=main'] },
    stories: [],
  })
})

test('on main, changes since the upstream are checked, else those of the last commit', () => {
  const upstream = git({ HEAD: 'main', '@{upstream}': 'origin/main' })
  expect(planCheck([], upstream).unit).toEqual({ args: ['--changedSince=origin/main'] })
  expect(planCheck([], git({ HEAD: 'main' })).unit).toEqual({ args: ['--changedSince=HEAD~1'] })
})

test('--all and a folder without git run all unit tests', () => {
  expect(planCheck(['--all'], git({ HEAD: 'main' })).unit).toEqual({})
  expect(planCheck([], git({})).unit).toEqual({})
})

test('a source runs the tests and stories that import it', () => {
  expect(planCheck([FORM], git({}))).toMatchObject({
    unit: { args: ['--findRelatedTests', FORM] },
    stories: ['stories/roles/RolesPage.stories.tsx'],
  })
})

test('a folder of tests runs its tests, a folder of stories its stories alone', () => {
  expect(planCheck(['tests/roles'], git({}))).toMatchObject({
    unit: {
      args: ['--findRelatedTests', 'tests/roles/permissionGroups.test.ts', 'tests/roles/roleForm.test.tsx'],
    },
    stories: [],
  })
  expect(planCheck(['stories/roles'], git({}))).toMatchObject({ unit: undefined, stories: ['stories/roles'] })
})

test('a path that does not exist is an error', () => {
  expect(() => planCheck(['src/nothing'], git({}))).toThrow('No such path: src/nothing')
})

test('the hash of sources changes only if a file changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  const file = join(root, 'package-lock.json')
  writeFileSync(file, '{}')
  utimesSync(file, 1, 1)
  const before = sourcesHash(root)
  expect(sourcesHash(root)).toBe(before)
  utimesSync(file, 2, 2)
  expect(sourcesHash(root)).not.toBe(before)
})
