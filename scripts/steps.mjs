// @ts-check
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { countReport, sum } from './count.mjs'
import { ROOT } from './install.mjs'
import { serveFolder } from './serve.mjs'

/**
 * The checks of `npm test`. A step runs commands one after another and tells how many tests passed and failed; a step
 * without a test runner counts as one test.
 *
 * @typedef {import('./count.mjs').Count} Count
 * @typedef {{ title: string, count: Count, output: string, seconds: number }} Result
 */

const REPORTS = join(ROOT, '.cache/test')
/** A hung command must not hold the others up for ever. */
const TIME_LIMIT_MS = 40 * 60_000

const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)
const BIN = {
  tsc: bin('typescript/bin/tsc'),
  biome: bin('@biomejs/biome/bin/biome'),
  jest: bin('jest/bin/jest.js'),
  rspack: bin('@rspack/cli/bin/rspack.js'),
  storybook: bin('storybook/dist/bin/dispatcher.js'),
  stories: bin('@storybook/test-runner/dist/test-storybook.js'),
}

/**
 * Runs a Node program and gathers what it prints, so that steps running side by side do not mix.
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CHROME_PATH: findChromium() ?? '' },
    })
    let output = ''
    const gather = (/** @type {Buffer} */ data) => {
      output += data
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    const timer = setTimeout(() => {
      output += `\nStopped after ${TIME_LIMIT_MS / 60_000} minutes\n`
      child.kill('SIGKILL')
    }, TIME_LIMIT_MS)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** @param {string[]} command */
async function one(...command) {
  const { code, output } = await run(command)
  return { count: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, output }
}

/**
 * A run of Jest or of Storybook's runner, which is Jest.
 * @param {string} name
 * @param {string[]} command
 * @param {string[]} patterns of the files to run, all without any
 */
async function tests(name, command, patterns) {
  const file = join(REPORTS, `${name}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  // In this order: Storybook's runner hands the file's name on as the first of the words, and the patterns behind it.
  const { code, output } = await run([...command, '--json', '--outputFile', file, ...patterns])
  return { count: countReport(readText(file), code), output: withoutJson(output) }
}

/** @param {string} file @returns {string | undefined} */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The report itself is of no use to a reader. @param {string} output */
const withoutJson = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('Test results written to'))
    .join('\n')

let isBuilt = false

/** Both builds; the production one prints its first-load sizes and fails above their budgets. */
async function build() {
  const api = await one(BIN.rspack, 'build')
  const demo = await one(BIN.rspack, 'build', '--env', 'mock')
  isBuilt = true
  return { count: sum([api.count, demo.count]), output: `${api.output}\n${demo.output}` }
}

/** Every story in a browser, from a static build: a development server would be asked for the same modules again. */
/** @param {string[]} patterns */
async function stories(patterns) {
  const built = await run([BIN.storybook, 'build', '--quiet'])
  if (built.code !== 0) return { count: { passed: 0, failed: 1 }, output: built.output }
  const server = await serveFolder(join(ROOT, 'storybook-static'))
  try {
    const told = await tests('stories', [BIN.stories, '--url', server.url], [...shuffle(), ...patterns])
    // Chosen files are looked for among the stories alone.
    if (patterns.length > 0) return told
    // The pages of documents are looked at, too; stories are tested sooner without them.
    const pages = await run([join(ROOT, 'scripts/storybook.mjs'), 'build'])
    if (pages.code !== 0) return { count: { passed: 0, failed: 1 }, output: pages.output }
    const looks = await tests('looks', jest('looks'), ['tests/stories'])
    const again = [...(told.count.again ?? []), ...(looks.count.again ?? [])]
    return { count: { ...sum([told.count, looks.count]), again }, output: `${told.output}\n${looks.output}` }
  } finally {
    await server.close()
  }
}

/** Behind the dashes stand words that the runner hands on to Jest as they are. */
const shuffle = () => (process.env.FLAKES_SEED ? ['--', `--seed=${process.env.FLAKES_SEED}`] : [])

/** Drives both builds, made just before unless this run has made them. @param {string[]} patterns */
async function e2e(patterns) {
  if (!isBuilt) {
    const built = await build()
    if (built.count.failed > 0) return built
  }
  return tests('e2e', jest('e2e'), patterns)
}

/** Two workers, one per core; more than that to look for tests that race. @param {string} project */
const jest = (project) => [
  BIN.jest,
  '--selectProjects',
  project,
  '--maxWorkers',
  process.env.FLAKES_SEED ? '4' : '2',
  '--passWithNoTests',
]

/** @type {Record<string, { title: string, run: (patterns: string[]) => Promise<{ count: Count, output: string }> }>} */
export const STEPS = {
  types: { title: 'Types', run: () => one(BIN.tsc) },
  lint: { title: 'Lint and format', run: () => one(BIN.biome, 'ci', '--colors=off', '--error-on-warnings') },
  unit: {
    title: 'Unit tests',
    run: (patterns) => tests('unit', jest('unit'), patterns),
  },
  build: { title: 'Builds for the API and for the demo', run: build },
  stories: { title: 'Stories in Chromium, with axe', run: stories },
  e2e: { title: 'The built console in Chromium', run: e2e },
}

/** @param {string} name @param {string[]} patterns of the test files, all without any @returns {Promise<Result>} */
export async function runStep(name, ...patterns) {
  const start = performance.now()
  const step = STEPS[name]
  if (!step) throw new Error(`No step ${name}`)
  const { count, output } = await step.run(patterns)
  return { title: step.title, count, output, seconds: (performance.now() - start) / 1000 }
}
