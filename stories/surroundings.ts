import { Instant } from '@js-joda/core'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { refusal } from '../mocks/http/respond'
import { PEOPLE, type PersonName } from '../mocks/seeds/people'
import { STORY_MOMENT } from '../mocks/testing'
import { overlayState } from '../src/app/shell/overlay'
import { sidebarState } from '../src/app/shell/sidebarState'
import { liveState, OFF } from '../src/live/liveState'
import { hides } from '../src/pages/notifications/hides'
import type { ThemeMode } from '../src/ui/theme'
import type { Overflow } from './overflow'
import type { StageSettings } from './stage'
import { CITY_IDS, MOMENTS, SLOW_MS, type Toolbar } from './toolbar'

/** What surrounds a story: what it says itself, and over that what was chosen in Storybook's toolbar. */
export type Surroundings = {
  theme: ThemeMode
  person: PersonName
  /** The only city of the person; all of the person's own without it. */
  cityId: number | undefined
  at: Instant
  address: string
  network: Toolbar['network']
  overflow: Overflow | undefined
}

/** Which of the toolbar's switches stand elsewhere than «as in the story». */
export function surroundingsOf(globals: Record<string, unknown>, settings: StageSettings): Surroundings {
  const { theme, role, city, moment, network, amount, density } = globals as Toolbar
  chosenDensity = density
  const cityId = city === '' ? undefined : (CITY_IDS[city] ?? Number(city))
  const address = settings.address ?? '/'
  return {
    theme,
    person: role === '' ? (settings.person ?? 'administrator') : role,
    cityId,
    at: moment === '' ? STORY_MOMENT : Instant.parse(MOMENTS[moment] ?? moment),
    // A screen of another city would be one that the person may not see.
    address: cityId === undefined ? address : address.replace(/\bcityId=\d+/, `cityId=${cityId}`),
    network,
    overflow: amount === '' ? settings.overflow : amount,
  }
}

/** The number of the person's account. */
export const accountOf = (person: PersonName): number => PEOPLE[person].id

/** Before all other handlers: what the network does to each call but that of the user, without whom there is no screen. */
export function networkHandlers(network: Toolbar['network']): RequestHandler[] {
  if (network === '') return []
  return [
    http.all('*/v1/*', async ({ request }) => {
      if (new URL(request.url).pathname === '/v1/user') return undefined
      if (network === 'offline') return HttpResponse.error()
      if (network === 'failing') return refusal(500, 'Сервер временно недоступен')
      if (network === 'silent') return new Promise<never>(() => undefined)
      await delay(SLOW_MS)
      return undefined
    }),
  ]
}

/** Storybook's own entries in the storage that it shares with the stories. */
const STORYBOOK = /^(@?storybook|sb-|sidebar)/

/** Forgets what an earlier story, or this one under another person, has left behind. */
export function emptyStores(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!STORYBOOK.test(key)) storage.removeItem(key)
  }
  overlayState.open = null
  sidebarState.isCollapsed = false
  Object.assign(liveState, OFF)
  // What waits to be hidden would be sent when the story before leaves the page, which is after this one has begun.
  hides.undo(Object.keys(hides.state.byId).map(Number))
}

let chosenDensity: Toolbar['density'] = ''

/** A table asks the browser for the density that its person once chose: where none is kept, the toolbar says. */
const readItem = Storage.prototype.getItem
Storage.prototype.getItem = function getItem(key: string) {
  const stored = readItem.call(this, key)
  return stored === null && key.startsWith('density:') && chosenDensity !== '' ? chosenDensity : stored
}
