// @ts-check
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTestBrowser, findTestBrowser } from './chromium.mjs'
import { ROOT } from './install.mjs'
import { serveFolder } from './serve.mjs'
import { BROWSER_WORKERS, runStories } from './stories/runStories.mjs'
import { reportStories } from './stories/storyReport.mjs'
import { isBuildCurrent, recordBuild, sourcesHash } from './storybookBuild.mjs'
import { countReport, sumCounts } from './testSummary.mjs'

/**
 * Steps of `npm test` and `npm run check`. A step runs commands in sequence and counts passed and failed tests; a step without a test
 * runner counts as one test.
 * @typedef {import('./testSummary.mjs').Count} Count
 * @typedef {{ file: string, seconds: number }} Timing
 * @typedef {{ count: Count, output: string, timings?: Timing[], report?: string }} Outcome `report`: JSON of Jest
 * @typedef {Outcome & { title: string, seconds: number }} Result
 * @typedef {{ patterns?: readonly string[], shard?: string, args?: readonly string[] }} Options `patterns`: parts of paths of test
 * files (without patterns all files run); `shard`: `1/3`; `args`: further arguments of Jest
 */

const REPORTS = join(ROOT, '.cache/test')
/** Time limit of one step of the test run. The duration of the random test (`MODEL_SECONDS`, set by `npm run prove`) is added. */
const TIME_LIMIT_MS = 40 * 60_000 + Number(process.env.MODEL_SECONDS ?? 0) * 1000
const FLAKES_SEED = process.env.FLAKES_SEED

const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)
const BIN = {
  tsc: bin('typescript/bin/tsc'),
  biome: bin('@biomejs/biome/bin/biome'),
  jest: bin('jest/bin/jest.js'),
  rspack: bin('@rspack/cli/bin/rspack.js'),
  storybook: bin('storybook/dist/bin/dispatcher.js'),
}

/**
 * Runs a command and collects its output, so that the outputs of parallel steps are not mixed.
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CHROME_PATH: findTestBrowser() ?? '' },
    })
    let output = ''
    const collect = (/** @type {Buffer} */ data) => {
      output += data
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
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

/** @param {...string} command @returns {Promise<Outcome>} */
async function one(...command) {
  const { code, output } = await run(command)
  return { count: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, output }
}

/**
 * MB. With more room for young objects the garbage collector runs less often; the workers inherit the option. Tests of the mock backend
 * take 8 % less time.
 */
const JEST_NODE_ARGS = ['--max-semi-space-size=64']

/** @param {string} project @param {Options} options @returns {Promise<Outcome>} */
async function jest(project, { patterns = [], shard, args = [] }) {
  const file = join(REPORTS, `${project}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  // Unit tests run in parallel with the builds, so they use only two workers.
  const workers = `--maxWorkers=${FLAKES_SEED ? 4 : project === 'unit' ? 2 : BROWSER_WORKERS}`
  const more = ['--passWithNoTests', '--json', '--outputFile', file, ...(shard ? [`--shard=${shard}`] : [])]
  // Jest reads every word after `--selectProjects` as a project name, so an option must follow the project.
  const { code, output } = await run([
    ...JEST_NODE_ARGS,
    BIN.jest,
    ...patterns,
    '--selectProjects',
    project,
    workers,
    ...more,
    ...args,
  ])
  const report = readText(file)
  return {
    count: countReport(report, code),
    output,
    timings: timingsOf(report),
    ...(report && { report }),
  }
}

/** @param {string} file @returns {string | undefined} */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string | undefined} report of Jest @returns {Timing[]} */
function timingsOf(report) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const results = report ? JSON.parse(report).testResults : []
  return results.map(({ name, startTime, endTime }) => ({
    file: name.slice(ROOT.length + 1),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** @type {Map<string, Promise<Outcome>>} */
const builds = new Map()

/** @param {string} name @param {() => Promise<Outcome>} build */
function buildOnce(name, build) {
  const running = builds.get(name) ?? build()
  builds.set(name, running)
  return running
}

const buildConsole = () =>
  buildOnce('build', async () => {
    const api = await one(BIN.rspack, 'build')
    const demo = await one(BIN.rspack, 'build', '--env', 'mock')
    return { count: sumCounts([api.count, demo.count]), output: `${api.output}\n${demo.output}` }
  })

const buildStorybook = () =>
  buildOnce('storybook', async () => {
    if (isBuildCurrent()) return { count: { passed: 1, failed: 0 }, output: 'The stored build has the same sources.' }
    const hash = sourcesHash()
    const built = await one(BIN.storybook, 'build', '--quiet')
    if (built.count.failed === 0) recordBuild(hash)
    return built
  })

/** @param {Options} options @returns {Promise<Outcome>} */
async function stories({ patterns = [], shard = '1/1' }) {
  const built = await buildStorybook()
  if (built.count.failed > 0) return built
  const server = await serveFolder(join(ROOT, 'storybook-static'))
  try {
    return reportStories(await runStories(server.url, { patterns, shard, seed: FLAKES_SEED }))
  } finally {
    await server.close()
  }
}

/** @param {() => Promise<Outcome>} build @param {string} project */
const afterBuild = (build, project) => async (/** @type {Options} */ options) => {
  const built = await build()
  return built.count.failed > 0 ? built : jest(project, options)
}

/**
 * Steps by name. `needsBrowser`: without a browser the step counts as one failure.
 * @type {Record<string, { title: string, run: (options: Options) => Promise<Outcome>, needsBrowser?: boolean }>}
 */
export const STEPS = {
  types: { title: 'Types', run: () => one(BIN.tsc) },
  lint: { title: 'Lint and format', run: () => one(BIN.biome, 'ci', '--colors=off', '--error-on-warnings') },
  unit: { title: 'Unit tests', run: (options) => jest('unit', options) },
  build: { title: 'Builds for the API and for the demo', run: buildConsole },
  storybook: { title: 'Build of Storybook', run: buildStorybook },
  stories: { title: 'Stories in Chromium, with axe', run: stories, needsBrowser: true },
  looks: { title: 'Pages of Storybook in Chromium', run: afterBuild(buildStorybook, 'looks'), needsBrowser: true },
  e2e: { title: 'The built console in Chromium', run: afterBuild(buildConsole, 'e2e'), needsBrowser: true },
}

/** @param {string} name @param {Options} [options] @returns {Promise<Result>} */
export async function runStep(name, options = {}) {
  const start = performance.now()
  const step = STEPS[name]
  if (!step) throw new Error(`No step ${name}`)
  const outcome = (step.needsBrowser ? withoutBrowser() : undefined) ?? (await step.run(options))
  return { title: step.title, ...outcome, seconds: (performance.now() - start) / 1000 }
}

/** @returns {Outcome | undefined} undefined if there is a browser */
function withoutBrowser() {
  try {
    ensureTestBrowser()
    return undefined
  } catch (error) {
    return { count: { passed: 0, failed: 1 }, output: String(error) }
  }
}
