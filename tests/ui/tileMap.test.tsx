import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { LatLong } from '../../src/domain/geo'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapPin } from '../../src/ui/map/MapPin'
import { themeState } from '../../src/ui/themeStore'

const PLACE = { lat: 49.8, long: 73.1 }
const MOVED = { lat: 49.803, long: 73.104 }
const FOCUS = { places: [PLACE] }

let scale = 1

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const [key, size] of [
    ['offsetWidth', 600],
    ['clientWidth', 600],
    ['clientHeight', 300],
  ] as const)
    jest.spyOn(HTMLElement.prototype, key, 'get').mockReturnValue(size)
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ left: 0, top: 0, width: 600 * scale, height: 300 * scale }) as DOMRect)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  scale = 1
  jest.restoreAllMocks()
})

test('in a dialog that is still growing the map waits for its size, or clicks would miss', async () => {
  scale = 0.2
  render(
    <TileMap label="Карта" focus={FOCUS}>
      <MapPin place={PLACE} color="red" label="Место" />
    </TileMap>,
  )
  expect(screen.queryByRole('img', { name: 'Место' })).toBeNull()
  scale = 1
  await waitFor(() => expect(screen.getByRole('img', { name: 'Место' })).toBeTruthy())
  // The pin is in the middle of the map, in pixels of the full size.
  expect(screen.getByRole('img', { name: 'Место' }).style.translate).toMatch(/^300(\.\d+)?px 150(\.\d+)?px$/)
})

test('on a slow computer too, new places are in the middle of the map after its animation', () => {
  jest.useFakeTimers()
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((draw) => Number(window.setTimeout(() => draw(performance.now()), 100)))
  themeState.motion = true
  const pin = <MapPin place={MOVED} color="red" label="Место" />
  const map = (place: LatLong, zoom: number) => (
    <TileMap label="Карта" focus={{ places: [place], zoom }}>
      {pin}
    </TileMap>
  )
  const { rerender } = render(map(PLACE, 15))
  act(() => jest.advanceTimersByTime(100))
  rerender(map(MOVED, 12))
  for (let frame = 0; frame < 20; frame++) act(() => jest.advanceTimersByTime(100))
  expect(screen.getByRole('img', { name: 'Место' }).style.translate).toMatch(/^300(\.\d+)?px 150(\.\d+)?px$/)
})
