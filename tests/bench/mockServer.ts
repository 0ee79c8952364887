import { getResponse } from 'msw'
import { warmUpReportCaches } from '../../mocks/money/warmUpReportCaches'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'

/**
 * Measures how long single calls block the live stream of the Node mock server in a company of 200,000 orders a month: pages of the
 * archive, and calls whose first response must be computed, such as reports. All figures are CPU time of the process, which hardly depends
 * on other load on the machine. Prints each figure beside its target; never fails.
 */
const SIZE = 200_000
const TARGET_MS = { page: 15, first: 50 }
const WARM_UP = 5
const TRIES = 10

const ARCHIVE = 'order/archive/search'
const FIRSTS: Record<string, readonly [path: string, body: object]> = {
  summary: ['order/archive/summary', {}],
  'summary of a city': ['order/archive/summary', { cityId: 1 }],
  'part of a number': [ARCHIVE, { externalId: '71' }],
  'report by partners': ['report/partner', {}],
  'daily report': ['report/delivery', {}],
}

const world = createWorld({ size: SIZE, at: STORY_MOMENT })
const handlers = createHandlers(world)
console.log(`A served world of ${SIZE.toLocaleString('en')} orders, processor time and its share of the target:`)
showLongest('longest piece of its calculator', await prepare())
for (let count = 0; count < WARM_UP; count++) await call(ARCHIVE, {})
show('page, newest first', (await spent(() => repeat(ARCHIVE, {}))) / TRIES, TARGET_MS.page)
const bySum = { cityId: 1, orderBy: 'sumTotal_SORT_DESC' }
show('page of a city, by sum', (await spent(() => repeat(ARCHIVE, bySum))) / TRIES, TARGET_MS.page)
for (const [name, [path, body]] of Object.entries(FIRSTS)) {
  show(`${name}, first`, await spent(() => call(path, body)), TARGET_MS.first)
  show('  then', await spent(() => call(path, body)), TARGET_MS.first)
}

function prepare(): Promise<number[]> {
  const pieces: number[] = []
  return new Promise((resolve) => {
    let ended: NodeJS.Timeout
    warmUpReportCaches(world.db, (next) => {
      clearTimeout(ended)
      setTimeout(() => {
        const before = usedMs()
        ended = setTimeout(() => resolve(pieces), 200)
        next()
        pieces.push(usedMs() - before)
      })
    })
  })
}

async function repeat(path: string, body: object): Promise<void> {
  for (let count = 0; count < TRIES; count++) await call(path, body)
}

async function call(path: string, body: object): Promise<void> {
  const request = new Request(`http://world/v1/manage/${path}?page=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${demoUserSessionKey('administrator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  const text = (await response?.text()) ?? ''
  // Fail on an empty page: the server computes an empty page faster, so the measured time would be too short.
  if (response?.status !== 200 || text === '[]')
    throw new Error(`${response?.status} of ${path}: ${text.slice(0, 200)}`)
}

async function spent(run: () => Promise<unknown>): Promise<number> {
  const before = usedMs()
  await run()
  return usedMs() - before
}

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function showLongest(name: string, pieces: number[]): void {
  show(name, Math.max(...pieces), TARGET_MS.first)
  show(
    `  the ${pieces.length} pieces, on average`,
    pieces.reduce((all, ms) => all + ms, 0) / pieces.length,
    TARGET_MS.first,
  )
}

function show(name: string, ms: number, target: number): void {
  const share = (ms / target).toFixed(2)
  console.log(`  ${name.padEnd(34)}${ms.toFixed(1).padStart(8)} ms${share.padStart(7)}  of ${target} ms`)
}
