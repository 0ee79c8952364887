import { Instant } from '@js-joda/core'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { errorResponse } from '../mocks/http/respond'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../mocks/seeds/demoAccounts'
import { STORY_MOMENT } from '../mocks/testing'
import { shellOverlayState } from '../src/app/shell/shellOverlay'
import { sidebarState } from '../src/app/shell/sidebarState'
import { LIVE_STATE_OFF, liveState } from '../src/live/liveState'
import { notificationHideQueue } from '../src/pages/notifications/notificationHideQueue'
import type { ThemeMode } from '../src/ui/theme'
import type { ExtremeResponses } from './extremeResponses'
import type { StageSettings } from './stage'
import { CITY_IDS, MOMENTS, SLOW_MS, type Toolbar } from './toolbar'

export type StoryEnvironment = {
  theme: ThemeMode
  person: DemoAccountKey
  cityId: number | undefined
  at: Instant
  address: string
  network: Toolbar['network']
  overflow: ExtremeResponses | undefined
}

export function storyEnvironment(globals: Record<string, unknown>, settings: StageSettings): StoryEnvironment {
  const { theme, role, city, moment, network, amount, density } = globals as Toolbar
  chosenDensity = density
  const cityId = city === '' ? undefined : (CITY_IDS[city] ?? Number(city))
  const address = settings.address ?? '/'
  return {
    theme,
    person: role === '' ? (settings.person ?? 'administrator') : role,
    cityId,
    at: moment === '' ? STORY_MOMENT : Instant.parse(MOMENTS[moment] ?? moment),
    // If a city is chosen in the toolbar, the user has access only to this city, so the URL must contain it too.
    address: cityId === undefined ? address : address.replace(/\bcityId=\d+/, `cityId=${cityId}`),
    network,
    overflow: amount === '' ? settings.overflow : amount,
  }
}

export const employeeIdOf = (person: DemoAccountKey): number => DEMO_ACCOUNTS[person].id

/**
 * Simulates the network chosen in the toolbar for all requests except the request for the user, without which no screen renders. These
 * handlers must come before all others.
 */
export function networkHandlers(network: Toolbar['network']): RequestHandler[] {
  if (network === '') return []
  return [
    http.all('*/v1/*', async ({ request }) => {
      if (new URL(request.url).pathname === '/v1/user') return undefined
      if (network === 'offline') return HttpResponse.error()
      if (network === 'failing') return errorResponse(500, 'Сервер временно недоступен')
      if (network === 'silent') return new Promise<never>(() => undefined)
      await delay(SLOW_MS)
      return undefined
    }),
  ]
}

/** Keys under which Storybook stores its settings. Stories use the same storage, so a reset must not delete these keys. */
const STORYBOOK = /^(@?storybook|sb-|sidebar)/

export function resetStores(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!STORYBOOK.test(key)) storage.removeItem(key)
  }
  shellOverlayState.open = null
  sidebarState.isCollapsed = false
  Object.assign(liveState, LIVE_STATE_OFF)
  // The previous story unmounts only after this one starts. On unmount it would send its queued requests to hide notifications, so cancel
  // these requests now.
  notificationHideQueue.undo(Object.keys(notificationHideQueue.state.byId).map(Number))
}

let chosenDensity: Toolbar['density'] = ''

/** Tables without a stored density get the density chosen in the toolbar. */
const readItem = Storage.prototype.getItem
Storage.prototype.getItem = function getItem(key: string) {
  const stored = readItem.call(this, key)
  return stored === null && key.startsWith('density:') && chosenDensity !== '' ? chosenDensity : stored
}
