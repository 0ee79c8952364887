import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { bundleForPage } from '../../scripts/bundle/bundleEntry.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { KEY, orderOf, paged, startContractServer } from '../server/contractServer'
import { heapAfter, type Subject, scriptBytes, type Visit, visit, visitSignIn } from './load/visit'

/**
 * Measures the load time of the first list and compares it with two bare pages built from the same libraries: ProLayout with ProTable, and
 * antd's Layout with Table. Each page shows 20 rows from the same server. The pages are visited in turn, so that other load on the machine
 * affects all of them equally, and medians are compared. Fails if the ratio of the console to the bare ProTable page exceeds a goal.
 * `BESIDE=folder` also measures the build of the console in that folder, such as one from before a change.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const HOPS = 50
/** Each measured value of the console may be at most this multiple of the value of the bare ProTable page: [full speed, throttled CPU]. */
const GOALS: Partial<Record<string, readonly [free: number, slowed: number]>> = {
  ready: [0.9, 0.75],
  processor: [0.75, 0.75],
  longest: [0.8, 0.8],
  'first navigation': [0.9, 0.9],
  'repeated navigation': [0.75, 0.75],
  'key to paint': [0.7, 0.7],
  'sign-in ready': [0.9, 0.9],
}
const MAX_ELEMENTS = 1100
const UNITS: Record<string, string> = { elements: '', bytes: 'kB', heap: 'MB' }

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
let responses = 0
/**
 * The last row contains the number of the response, so that the benchmark can distinguish fresh rows from cached ones. The active list and
 * the archive contain different orders, so that loading one list does not change rows of the other.
 */
const listOf = (word: string, status: number, first: number) => {
  const stamp = `№ ${++responses}`
  return Array.from({ length: 20 }, (_, index) =>
    orderOf(first - index, {
      status,
      companyName: `${word} ${index === 19 ? stamp : 'заведение'}`,
      externalId: `A-${index}`,
      point: { name: 'Центр' },
      customerName: 'Иван Петров',
      courier: index % 2 ? { id: 4, fio: 'Курманов Ержан', courierTypeId: 5 } : null,
      paymentTypeId: 3,
      isNewClient: true,
      deviceType: 7,
      dateTimeStatusFinish: new Date(Date.now() + 600_000).toISOString(),
    }),
  )
}
const server = await startContractServer()
server.on('POST /v1/manage/order/search', () => paged(listOf('Активное', 10, 2020)))
server.on('POST /v1/manage/order/archive/search', () => paged(listOf('Архивное', 100, 1020)))
const config = JSON.stringify({ apiBase: server.apiUrl, streamBase: server.streamUrl })
const ours = await serveFolder('dist', { files: { '/config.json': config } })
const pro = await serveFolder(await bundleForPage('tests/bench/page/barePro.tsx', 'bench-pro'))
const antd = await serveFolder(await bundleForPage('tests/bench/page/bareAntd.tsx', 'bench-antd'))
const { BESIDE } = process.env
const beside = BESIDE === undefined ? undefined : await serveFolder(BESIDE, { files: { '/config.json': config } })
const query = new URLSearchParams({ api: server.apiUrl, key: KEY })
const CONSOLE = { field: 'Номер заказа', unfoldedBy: '/' }
const SUBJECTS: Subject[] = [
  { name: 'ours', url: `${ours.url}/orders`, ...CONSOLE },
  { name: 'pro', url: `${pro.url}/orders?${query}`, field: 'Город / Район' },
  { name: 'antd', url: `${antd.url}/orders?${query}`, field: 'Название заведения' },
  ...(beside ? [{ name: 'beside', url: `${beside.url}/orders`, ...CONSOLE }] : []),
]
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  for (const slowdown of [1, 4]) {
    const visits: Record<string, Visit[]> = { ours: [], pro: [], antd: [], beside: [] }
    const signIns: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const subject of SUBJECTS) visits[subject.name]?.push(await visit(browser, subject, slowdown))
      signIns.push(await visitSignIn(browser, `${ours.url}/login`, slowdown))
    }
    console.log(
      `\nProcessor 1/${slowdown}, medians of ${ROUNDS} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
    console.log(
      `${''.padEnd(22)}${'ours'.padStart(11)}${'bare pro'.padStart(11)}${'bare antd'.padStart(11)}${beside ? 'beside'.padStart(11) : ''}  ours / pro  antd / pro`,
    )
    for (const what of Object.keys(visits.pro?.[0] ?? {}) as (keyof Visit)[]) {
      print(what, slowdown, ...SUBJECTS.map(({ name }) => median(visits[name]?.map((one) => one[what]) ?? [])))
    }
    print(
      'sign-in ready',
      slowdown,
      median(signIns),
      ...['pro', 'antd'].map((name) => median(visits[name]?.map((one) => one.ready) ?? [])),
    )
  }
  console.log(`\nIn a visit of its own; the heap after ${HOPS} hops between two lists`)
  const bytes: number[] = []
  for (const subject of SUBJECTS) bytes.push(await scriptBytes(browser, subject))
  print('bytes', 1, ...bytes)
  const heaps: number[] = []
  for (const subject of SUBJECTS) heaps.push(await heapAfter(browser, subject, HOPS))
  print('heap', 1, ...heaps)
} finally {
  await browser.close()
  await Promise.all([ours, pro, antd, server, beside].map((one) => one?.close()))
}

function print(what: string, slowdown: number, ...figures: number[]): void {
  const [mine = Number.NaN, bare = Number.NaN, plain = Number.NaN] = figures
  const unit = UNITS[what] ?? 'ms'
  const ratio = mine / bare
  const goal = GOALS[what]?.[slowdown === 1 ? 0 : 1]
  const isMissed = (goal !== undefined && !(ratio <= goal)) || (what === 'elements' && mine > MAX_ELEMENTS)
  if (isMissed) process.exitCode = 1
  const wanted = what === 'elements' ? ` (goal ${MAX_ELEMENTS})` : goal === undefined ? '' : ` (goal ${goal})`
  const sides = figures.map((value) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`.padStart(11)).join('')
  console.log(
    `${what.padEnd(22)}${sides}${ratio.toFixed(2).padStart(12)}${(plain / bare).toFixed(2).padStart(12)}${wanted}${isMissed ? ' ✗' : ''}`,
  )
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
