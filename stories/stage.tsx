import russian from 'antd/es/locale/ru_RU'
import { http, type RequestHandler } from 'msw'
import type { Decorator } from 'storybook-react-rsbuild'
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PersonName } from '../mocks/seeds/people'
import { createHandlers } from '../mocks/server/createHandlers'
import type { World } from '../mocks/store/world'
import { personKey } from '../mocks/testing'
import { nowMs, setClock } from '../src/lib/clock'
import { configureHttp } from '../src/lib/http'
import { orderBook } from '../src/live/orderBook/orderBook'
import { parseConfig, setConfig } from '../src/session/config'
import { endSession, enter, observeResponse, session, signOut } from '../src/session/session'
import { guardNavigation } from '../src/ui/form/leaveGuard'
import { filterFold } from '../src/ui/list/filterFold'
import { ThemeProvider } from '../src/ui/ThemeProvider'
import { ToastArea } from '../src/ui/ToastArea'
import type { ThemeMode } from '../src/ui/theme'
import { chooseTheme, startTheme } from '../src/ui/themeStore'
import { dismissAllToasts } from '../src/ui/toasts'
import { type Overflow, overflowHandlers } from './overflow'
import { pauseForFlakes } from './pauses'
import { type StoryWorld, untouchedWorld } from './storyWorld'
import { accountOf, emptyStores, networkHandlers, surroundingsOf } from './surroundings'

/** Light squares in place of a map's tiles: no story asks a host outside. */
const TILES = {
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef1ea"/><path d="M0 128h256M128 0v256" stroke="#fff" stroke-width="10"/></svg>')}#{z}/{x}/{y}`,
  attribution: 'Карта для историй',
}

/** What a story may say of its surroundings, as `parameters.stage`. */
export type StageSettings = {
  /** Path and query of the page. */
  address?: string
  /** Who is signed in, unless the toolbar says otherwise; by default the administrator. */
  person?: PersonName
  /** Handlers that come before the world's own: `failing(…)`, `pending(…)`. */
  responses?: readonly RequestHandler[]
  /** The fields of filters are open, as somebody left them, unless a story is about folded ones. */
  isFilterFolded?: boolean
  /** More than the screen was drawn for. */
  overflow?: Overflow | undefined
  /** Changes to the world before the story begins. */
  arrange?: (world: World) => void
}

/** What a play function may ask; `loaded.stage` of its context. */
export type Stage = {
  /** Whoever asks for it may change it: the next story gets another one. */
  readonly world: World
  /** Calls of the API so far, `POST /v1/manage/city/search` with what was sent, in their order, sign-in aside. */
  readonly calls: { call: string; body: unknown }[]
  /** Path and query now. */
  address: () => string
  location: { hook: BaseLocationHook; searchHook: BaseSearchHook; navigate: (to: string) => void }
  /** Another one for each time that a story is set up, so that nothing of the time before stays on the page. */
  key: number
  /** Drops the calls so far: until the story renders, the one before it may still send what it was about to. */
  begin: () => void
}

const USER = 'GET /v1/user'

let setUps = 0

type LoaderContext = {
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  /** Put there by msw's own loader, which runs before. */
  msw?: { use: (...handlers: RequestHandler[]) => void }
}

/** A world as it was seeded for each story, the person signed in, and an address that is not the browser's. */
export async function stageLoader(context: LoaderContext): Promise<{ stage: Stage }> {
  const settings = (context.parameters.stage ?? {}) as StageSettings
  const { person, cityId, at, address, network, overflow } = surroundingsOf(context.globals, settings)
  const storyWorld = untouchedWorld(at)
  const { world } = storyWorld
  setClock(() => world.clock.now().toEpochMilli())
  filterFold.isOpen = settings.isFilterFolded !== true
  if (settings.arrange) settings.arrange(touched(storyWorld))
  if (cityId !== undefined) touched(storyWorld).db.employees.update(accountOf(person), { cities: [cityId] })
  // A place for each call as it is sent: one with a body takes longer to read than one without.
  let noted: (Stage['calls'][number] | undefined)[] = []
  const note = http.all('*/v1/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    // Pictures are asked for by the browser, not by the console.
    if (call === USER || pathname.startsWith('/v1/files/')) return
    const list = noted
    const place = list.push(undefined) - 1
    list[place] = { call, body: await sentBody(request.clone()) }
    await pauseForFlakes()
  })
  const own = createHandlers(world)
  const more = overflowHandlers(overflow, own)
  context.msw?.use(note, ...networkHandlers(network), ...(settings.responses ?? []), ...more, ...own)

  const location = memoryLocation({ path: address, record: true })
  signOut()
  emptyStores()
  orderBook.clear()
  dismissAllToasts()
  setConfig(parseConfig({ tiles: TILES }))
  configureHttp({
    apiBase: '',
    authKey: () => session.key,
    onUnauthorized: endSession,
    onResponse: observeResponse,
    // A story of what still loads is looked at for longer than a request may take.
    timeout: false,
  })
  session.key = personKey(person)
  await enter()
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
  // For the test of the toolbar, which looks at stories from outside.
  Object.assign(globalThis, { shownStage: stage, shownMs: nowMs })
  return { stage }
}

function touched(storyWorld: StoryWorld): World {
  storyWorld.isTouched = true
  return storyWorld.world
}

/** JSON as it is; of a form's parts the texts, and of a file its name. */
async function sentBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const parts = [...(await request.formData()).entries()]
    return Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'string' ? part : part.name]))
  }
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** The stage of a story, for its play function: `stageOf(loaded)`. */
export const stageOf = (loaded: Record<string, unknown>): Stage => loaded.stage as Stage

/** Theme, Russian, routing and toasts around a story. */
export const onStage: Decorator = (Story, { globals, loaded }) => {
  paintOnce()
  chooseTheme(globals.theme as ThemeMode)
  const { location, key, begin } = stageOf(loaded)
  if (begun !== key) begin()
  begun = key
  return (
    <ThemeProvider locale={russian}>
      <Router key={key} hook={location.hook} searchHook={location.searchHook} aroundNav={guardNavigation}>
        <main style={{ padding: 24 }}>
          <Story />
        </main>
        <ToastArea />
      </Router>
    </ThemeProvider>
  )
}

/** The set-up that has rendered. */
let begun = 0
let isPainted = false

function paintOnce(): void {
  if (!isPainted) startTheme()
  isPainted = true
}

/**
 * Milliseconds of the stage's clock since its last full hour. What a story shows of the past is reckoned from that hour, so that a slow
 * machine, which comes to it a minute later, sees the same time of day.
 */
export const sinceFullHour = (): number => nowMs() % 3_600_000
