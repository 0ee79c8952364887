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

/** Environment of a story: its settings, overridden by Storybook's toolbar. */
export type Surroundings = {
  theme: ThemeMode
  person: PersonName
  /** The person's only city; undefined keeps all cities of the person. */
  cityId: number | undefined
  at: Instant
  address: string
  network: Toolbar['network']
  overflow: Overflow | undefined
}

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
    // The person may not see screens of other cities.
    address: cityId === undefined ? address : address.replace(/\bcityId=\d+/, `cityId=${cityId}`),
    network,
    overflow: amount === '' ? settings.overflow : amount,
  }
}

export const accountOf = (person: PersonName): number => PEOPLE[person].id

/** Network failures for every request except that of the user, without which no screen renders. Must precede other handlers. */
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

/** Storage keys of Storybook, which shares the origin with the stories. */
const STORYBOOK = /^(@?storybook|sb-|sidebar)/

export function emptyStores(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!STORYBOOK.test(key)) storage.removeItem(key)
  }
  overlayState.open = null
  sidebarState.isCollapsed = false
  Object.assign(liveState, OFF)
  // Cancels pending hides. They would be sent when the previous story unmounts, which is after this one starts.
  hides.undo(Object.keys(hides.state.byId).map(Number))
}

let chosenDensity: Toolbar['density'] = ''

/** If no density is stored, tables read that of the toolbar. */
const readItem = Storage.prototype.getItem
Storage.prototype.getItem = function getItem(key: string) {
  const stored = readItem.call(this, key)
  return stored === null && key.startsWith('density:') && chosenDensity !== '' ? chosenDensity : stored
}
