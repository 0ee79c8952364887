// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ROOT } from './install.mjs'

/**
 * @typedef {{ unit: import('./testSteps.mjs').Options | undefined, stories: string[], description: string }} Plan
 * @typedef {{ git: (...args: string[]) => string | undefined, relatedStories: (files: string[]) => string[] }} Tools
 */

const CODE = /\.(tsx?|mjs|css)$/

/**
 * @param {readonly string[]} args paths, or `--all`
 * @param {Tools} [tools]
 * @returns {Plan} `unit` is undefined if no unit test can match
 */
export function planCheck(args, tools = { git, relatedStories }) {
  if (args.includes('--all')) return { unit: {}, stories: [], description: 'All unit tests' }
  const paths = args.map((path) => relative(ROOT, resolve(path)).replaceAll('\\', '/'))
  const missing = paths.filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`No such path: ${missing.join(', ')}`)
  return paths.length > 0 ? planPaths(paths, tools) : planChanges(tools)
}

/** @param {Tools} tools @returns {Plan} */
function planChanges({ git }) {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  if (branch === undefined) return { unit: {}, stories: [], description: 'All unit tests: this is no git checkout' }
  // On the branch `main`, compare with its upstream branch, or with the previous commit if it has none.
  const base = branch === 'main' ? (git('rev-parse', '--abbrev-ref', '@{upstream}') ?? 'HEAD~1') : 'main'
  return { unit: { args: [`--changedSince=${base}`] }, stories: [], description: `Unit tests of changes since ${base}` }
}

/** @param {string[]} paths @param {Tools} tools @returns {Plan} */
function planPaths(paths, { relatedStories }) {
  const tests = paths.filter((path) => path.startsWith('tests/'))
  const ownStories = paths.filter((path) => path.startsWith('stories/'))
  const sources = paths.filter((path) => !/^(tests|stories)\//.test(path)).flatMap(filesOf)
  const stories = [...ownStories, ...(sources.length > 0 ? relatedStories(sources) : [])]
  // Jest does not combine `--findRelatedTests` with test patterns, so pass the test files as source files too.
  const related = [...sources, ...tests.flatMap(filesOf)]
  return {
    unit: related.length > 0 ? { args: ['--findRelatedTests', ...related] } : undefined,
    stories,
    description: `Unit tests of ${related.length} files, ${stories.length} files of stories`,
  }
}

/** @param {string} path from the project's folder @returns {string[]} */
function filesOf(path) {
  const full = join(ROOT, path)
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => join(path, name).replaceAll('\\', '/'))
}

/** @param {string[]} args @returns {string | undefined} what git prints; undefined when it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** @param {string[]} files @returns {string[]} */
function relatedStories(files) {
  const config = JSON.stringify({
    rootDir: ROOT,
    roots: ['src', 'mocks', 'stories'].map((name) => join(ROOT, name)),
    testMatch: ['**/*.stories.tsx'],
  })
  const args = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--config',
    config,
    '--listTests',
    '--findRelatedTests',
    ...files,
  ]
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => relative(ROOT, path).replaceAll('\\', '/'))
}
