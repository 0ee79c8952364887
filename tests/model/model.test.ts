import { expect, test } from '@jest/globals'
import { contractConsole } from '../e2e/contractConsole'
import fc from '../seededFastCheck'
import { loseChunk, type Step, WALK_STEPS } from './commands'
import { Walk } from './walk'
import { SCREENS, World } from './world'

/**
 * Random sequences of user actions (walks) in the built console, with server faults and changes by colleagues in between. `Walk.holds`
 * checks the invariants. Each seed gives one walk. `npm test` uses the first seeds; `npm run prove` sets the environment variables below
 * and makes more walks.
 */
const { MODEL_SEED, MODEL_FIRST_SEED = '1', MODEL_SECONDS = '0' } = process.env
const LEAST_WALKS = 5
/**
 * Time limit for the random test of one seed, including fast-check's search for a shorter failing sequence (shrinking). It is generous,
 * because the machine may be busy.
 */
const SHRINK_MS = 240_000
const MAX_STEPS = 60
const TROUBLES = ['401', '403', '503', 'lost', 'cut stream', 'change of a colleague', 'missing chunk']

const { server, open } = contractConsole()
let stepCount = 0
const reached = new Set<string>()

async function walk(steps: Iterable<Step>, losesChunk: boolean): Promise<void> {
  server.restart()
  const world = new World(server)
  const opened = await open('/orders', { hasClock: true })
  const user = new Walk(world, opened)
  try {
    await opened.page.getByRole('heading', { level: 1, name: SCREENS['/orders'] }).waitFor()
    await opened.page.getByText('В эфире').waitFor()
    // Block a chunk now: later most chunks are already preloaded, so no request would be left to block.
    if (losesChunk) await loseChunk(user)
    await user.goTo('/directories/cities')
    await fc.asyncModelRun(() => ({ model: {}, real: user }), steps)
    if (world.isSignedOut && user.isHidden) await user.setHidden(false)
    if (world.isSignedOut) await user.signIn()
    if (user.form) await user.leave('Отмена', false)
    await user.becomesQuiet()
    await user.holds()
  } catch (error) {
    const text = await opened.page.locator('body').innerText()
    const calls = server.calls.slice(-8).map(({ method, path }) => `${method} ${path}`)
    const details = [text.slice(0, 2000), ...calls, ...opened.complaints].join('\n')
    throw new Error(`${error}\nThe page at ${opened.page.url()}:\n${details}`)
  } finally {
    stepCount += user.stepCount
    for (const one of world.reached) reached.add(one)
    await opened.close()
  }
}

test(
  'random walks break no invariant',
  async () => {
    const end = Date.now() + Number(MODEL_SECONDS) * 1000
    const first = Number(MODEL_SEED ?? MODEL_FIRST_SEED)
    let seed = first
    do {
      const commands = fc.commands(WALK_STEPS, { maxCommands: MAX_STEPS, size: 'max' })
      const details = await fc.check(
        fc.asyncProperty(commands, (steps) => walk(steps, seed % 2 === 0)),
        { seed, numRuns: 1, interruptAfterTimeLimit: SHRINK_MS },
      )
      if (details.failed)
        throw new Error(`MODEL_SEED=${seed} repeats this walk.\n${await fc.asyncDefaultReportMessage(details)}`, {
          cause: details.errorInstance,
        })
      seed++
    } while (MODEL_SEED === undefined && (seed < first + LEAST_WALKS || Date.now() < end))
    process.stdout.write(`${seed - first} walks, ${stepCount} steps, seeds ${first} to ${seed - 1}\n`)
    expect(stepCount).toBeGreaterThan(0)
    // `npm test` starts at seed 1. Its random sequences of user actions must include each kind of network trouble.
    if (first === 1) expect([...reached]).toEqual(expect.arrayContaining(TROUBLES))
  },
  Number(MODEL_SECONDS) * 1000 + SHRINK_MS * LEAST_WALKS,
)
