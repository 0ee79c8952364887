import { ConfigProvider } from 'antd'
import russian from 'antd/es/locale/ru_RU'
import { http, type RequestHandler } from 'msw'
import type { Decorator } from 'storybook-react-rsbuild'
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { DemoAccountKey } from '../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../mocks/server/createHandlers'
import type { World } from '../mocks/store/world'
import { guardNavigation } from '../src/kit/form/leaveGuard'
import { filterPanelState } from '../src/kit/list/filterPanelState'
import { ToastArea } from '../src/kit/ToastArea'
import { nowMs, setClockSource } from '../src/lib/clock'
import { configureHttp } from '../src/lib/http'
import { orderBook } from '../src/live/orderBook/orderBook'
import { parseConfig, setConfig } from '../src/session/config'
import { endSession, loadSession, reloadUserIfChanged, session, signOut } from '../src/session/session'
import { ThemeProvider } from '../src/ui/ThemeProvider'
import type { ThemeMode } from '../src/ui/theme'
import { chooseTheme, startTheme } from '../src/ui/themeStore'
import { dismissAllToasts } from '../src/ui/toasts'
import { type ExtremeResponses, extremeResponseHandlers } from './extremeResponses'
import { delayForFlakes } from './flakesDelay'
import { employeeIdOf, networkHandlers, resetStores, storyEnvironment } from './storyEnvironment'
import { type StoryWorld, untouchedWorld } from './storyWorld'

/** Plain squares instead of map tiles, because stories must not send requests to other hosts. */
const TILES = {
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef1ea"/><path d="M0 128h256M128 0v256" stroke="#fff" stroke-width="10"/></svg>')}#{z}/{x}/{y}`,
  attribution: 'Карта для историй',
}

export type StageSettings = {
  address?: string
  /** The signed-in user, by default the administrator. A role chosen in the toolbar takes precedence. */
  person?: DemoAccountKey
  /** Handlers that take precedence over the mock backend, such as `failing(…)` and `pending(…)`. */
  responses?: readonly RequestHandler[]
  isFilterFolded?: boolean
  overflow?: ExtremeResponses | undefined
  arrange?: (world: World) => void
}

/** Play functions get this object as `loaded.stage`. */
export type Stage = {
  /** Mock data. A play function is allowed to change it, because the next story then gets new data. */
  readonly world: World
  /**
   * API requests in the order in which they were sent, such as `POST /v1/manage/city/search`. The request for the signed-in user is left
   * out.
   */
  readonly calls: { call: string; body: unknown }[]
  address: () => string
  location: { hook: BaseLocationHook; searchHook: BaseSearchHook; navigate: (to: string) => void }
  /** Changes each time a story is set up, so that React remounts the story. */
  key: number
  /** Clears `calls` when the story first renders, because the previous story may send requests until its successor renders. */
  begin: () => void
}

const USER = 'GET /v1/user'

let setUps = 0

type LoaderContext = {
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  /** Set by the loader of msw, which runs before `stageLoader`. */
  msw?: { use: (...handlers: RequestHandler[]) => void }
}

/** Prepares a story: creates the mock data, signs the user in and gives the router a URL that is independent of the browser's. */
export async function stageLoader(context: LoaderContext): Promise<{ stage: Stage }> {
  const settings = (context.parameters.stage ?? {}) as StageSettings
  const { person, cityId, at, address, network, overflow } = storyEnvironment(context.globals, settings)
  const storyWorld = untouchedWorld(at)
  const { world } = storyWorld
  setClockSource(() => world.clock.now().toEpochMilli())
  filterPanelState.isOpen = settings.isFilterFolded !== true
  if (settings.arrange) settings.arrange(touched(storyWorld))
  if (cityId !== undefined) touched(storyWorld).db.employees.update(employeeIdOf(person), { cities: [cityId] })
  // Reserve a request's index in `noted` before its body is read: bodies are read asynchronously and may finish in another order.
  let noted: (Stage['calls'][number] | undefined)[] = []
  const note = http.all('*/v1/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    // Ignore pictures: the browser loads them for image elements; the console's code sends no request for them.
    if (call === USER || pathname.startsWith('/v1/files/')) return
    const list = noted
    const place = list.push(undefined) - 1
    list[place] = { call, body: await sentBody(request.clone()) }
    await delayForFlakes()
  })
  const own = [...(settings.responses ?? []), ...createHandlers(world)]
  context.msw?.use(note, ...networkHandlers(network), ...extremeResponseHandlers(overflow, own), ...own)

  const location = memoryLocation({ path: address, record: true })
  signOut()
  resetStores()
  orderBook.clear()
  dismissAllToasts()
  setConfig(parseConfig({ tiles: TILES }))
  configureHttp({
    apiBase: '',
    authKey: () => session.key,
    onUnauthorized: endSession,
    onResponse: reloadUserIfChanged,
    // Disable the request timeout, because a story about loading may be open longer.
    timeout: false,
  })
  session.key = demoUserSessionKey(person)
  await loadSession()
  const stage: Stage = {
    get world() {
      return touched(storyWorld)
    },
    get calls() {
      return noted.filter((call) => call !== undefined)
    },
    address: () => location.history.at(-1) ?? '',
    location,
    key: ++setUps,
    begin: () => {
      noted = []
    },
  }
  // Global variables for `tests/stories`, which inspect stories from outside the page.
  Object.assign(globalThis, { shownStage: stage, shownMs: nowMs })
  return { stage }
}

function touched(storyWorld: StoryWorld): World {
  storyWorld.isTouched = true
  return storyWorld.world
}

/** Body of a request, as `calls` contains it: JSON as it was sent; for a multipart request its text fields and the names of its files. */
async function sentBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const parts = [...(await request.formData()).entries()]
    return Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'string' ? part : part.name]))
  }
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

export const stageOf = (loaded: Record<string, unknown>): Stage => loaded.stage as Stage

export const onStage: Decorator = (Story, { globals, loaded }) => {
  paintOnce()
  chooseTheme(globals.theme as ThemeMode)
  const { location, key, begin } = stageOf(loaded)
  if (begun !== key) begin()
  begun = key
  return (
    <ThemeProvider>
      <ConfigProvider locale={russian}>
        <Router key={key} hook={location.hook} searchHook={location.searchHook} aroundNav={guardNavigation}>
          <main style={{ padding: 24 }}>
            <Story />
          </main>
          <ToastArea />
        </Router>
      </ConfigProvider>
    </ThemeProvider>
  )
}

let begun = 0
let isPainted = false

function paintOnce(): void {
  if (!isPainted) startTheme()
  isPainted = true
}

/**
 * Milliseconds since the last full hour of the mock clock. Stories subtract them from the current time, so that the times they show are
 * relative to the full hour and do not change if a slow machine starts the story a minute late.
 */
export const sinceFullHour = (): number => nowMs() % 3_600_000
