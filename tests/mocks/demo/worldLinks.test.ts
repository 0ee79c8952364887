import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { currentWorldViewUrl } from '../../../mocks/demo/scenarios'
import type { WorldHostStatus } from '../../../mocks/demo/worldHost'
import { addWorldParams, addWorldParamsToLinks } from '../../../mocks/demo/worldLinks'
import { readWorldParams } from '../../../mocks/demo/worldParams'
import { STORY_MOMENT } from '../../../mocks/testing'

const WORLD = { seed: 3, size: 200, at: '2026-03-18T13:00', person: 'operator' }
const NOON = STORY_MOMENT.toEpochMilli()
const STATUS: WorldHostStatus = {
  ...{
    seed: 3,
    size: 200,
    at: '2026-03-18T13:00',
    start: NOON,
    speed: 60,
    savedAt: null,
    isRunning: true,
    notices: [],
    training: null,
    faults: [],
  },
  isHeld: false,
  clock: { world: NOON, wall: 0 },
}
const SIGHT = { href: 'https://demo.kz/orders?city=1', now: NOON + 125_000, person: 'operator', theme: 'dark' } as const

const queryOf = (href: string) => Object.fromEntries(new URL(href).searchParams)
const worldParamsOf = (href: string) =>
  readWorldParams(new URL(href).search, { getItem: () => null, setItem: () => undefined })

test('world options are added to an address, which keeps its own parameters', () => {
  expect(queryOf(addWorldParams('https://demo.kz/orders?city=1', WORLD))).toEqual({
    ...{ city: '1', seed: '3', size: '200', at: '2026-03-18T13:00', as: 'operator' },
  })
  expect(queryOf(addWorldParams('https://demo.kz/orders', { ...WORLD, at: null, person: null }))).toEqual({
    ...{ seed: '3', size: '200', at: 'now' },
  })
})

describe('a link that is copied', () => {
  test('reproduces screen, world, moment, speed, person and theme', () => {
    const link = currentWorldViewUrl(STATUS, SIGHT)
    expect(queryOf(link)).toEqual({
      ...{ city: '1', seed: '3', size: '200', at: '2026-03-18T13:00', until: '2026-03-18T13:02:05' },
      ...{ speed: '60', as: 'operator', theme: 'dark' },
    })
    expect(worldParamsOf(link)).toEqual({
      ...{ seed: 3, size: 200, at: '2026-03-18T13:00', speed: 60, until: (NOON + 125_000) / 1000 },
    })
  })

  test('names the beginning of a world of the present, which is another one tomorrow', () => {
    expect(worldParamsOf(currentWorldViewUrl({ ...STATUS, at: null }, SIGHT))).toMatchObject({
      ...{ at: '2026-03-18T13:00:00', until: (NOON + 125_000) / 1000 },
    })
  })

  test('starts at the shown time if a world has run for long', () => {
    const link = currentWorldViewUrl(STATUS, { ...SIGHT, now: NOON + 3 * 86_400_000 })
    expect(worldParamsOf(link)).toEqual({ seed: 3, size: 200, at: '2026-03-21T13:00:00', speed: 60 })
  })

  test('names no user without a session', () => {
    const href = `${SIGHT.href}&as=operator`
    expect(queryOf(currentWorldViewUrl(STATUS, { ...SIGHT, href, person: null }))).not.toHaveProperty('as')
  })
})

describe('links of a tab', () => {
  let stop: () => void
  beforeEach(() => {
    stop = addWorldParamsToLinks(() => WORLD)
    document.addEventListener('click', (event) => event.preventDefault())
  })
  afterEach(() => {
    stop()
    document.body.replaceChildren()
  })

  function press(href: string, init: MouseEventInit = {}, change: Partial<HTMLAnchorElement> = {}): string {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Заказы', ...change })
    document.body.append(link)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return link.getAttribute('href') ?? ''
  }

  const NAMED = { city: '1', seed: '3', as: 'operator' }
  test.each<[string, MouseEventInit, Partial<HTMLAnchorElement>]>([
    ['by a key', { ctrlKey: true }, {}],
    ['by the middle button', { button: 1 }, {}],
    ['by themselves', {}, { target: '_blank' }],
  ])('name the world when they open a tab %s', (_how, init, change) => {
    expect(queryOf(press('/orders?city=1', init, change))).toMatchObject(NAMED)
  })

  test.each([
    ['that stays in its tab', '/orders', {}],
    ['to another host', 'https://elsewhere.kz/orders', { ctrlKey: true }],
    ['to a file', '/v1/files/photo.png', { ctrlKey: true }],
    ['to another world', '/orders?seed=5', { ctrlKey: true }],
  ])('the link %s is left as it is', (_what, href, init) => {
    expect(press(href, init)).toBe(href)
  })

  test('a tab that the console opens is in this world too', () => {
    stop()
    const open = jest.spyOn(window, 'open')
    open.mockReturnValue(null)
    stop = addWorldParamsToLinks(() => WORLD)
    window.open('/couriers/5', '_blank', 'noopener')
    const [address, ...rest] = open.mock.calls[0] ?? []
    expect(queryOf(String(address))).toMatchObject({ seed: '3', as: 'operator' })
    expect(rest).toEqual(['_blank', 'noopener'])
    stop()
    open.mockRestore()
  })
})
