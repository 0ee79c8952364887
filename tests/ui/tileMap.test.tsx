import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
  // The pin is at the centre of the unfolded map: 300 px from the left and 150 px from the top.
  expect(screen.getByRole('img', { name: 'Место' }).style.translate).toMatch(/^300(\.\d+)?px 150(\.\d+)?px$/)
})

const PIN_MOVED = <MapPin place={MOVED} color="red" label="Место" />
const mapAt = (place: LatLong, zoom: number) => (
  <TileMap label="Карта" focus={{ places: [place], zoom }}>
    {PIN_MOVED}
  </TileMap>
)

/**
 * Simulates a slow computer with one animation frame every 100 ms. The debounce of pigeon-maps (60 ms) then ends between two frames, so
 * pigeon-maps reports its position after each frame.
 */
function slowDownFrames() {
  jest.useFakeTimers()
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((draw) => Number(window.setTimeout(() => draw(performance.now()), 100)))
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => window.clearTimeout(frame))
  themeState.motion = true
}

function passFrames(count: number) {
  for (let frame = 0; frame < count; frame++) act(() => jest.advanceTimersByTime(100))
}

test('on a slow computer too, new places are in the middle of the map after its animation', () => {
  slowDownFrames()
  const { rerender } = render(mapAt(PLACE, 15))
  passFrames(1)
  rerender(mapAt(MOVED, 12))
  passFrames(20)
  expect(screen.getByRole('img', { name: 'Место' }).style.translate).toMatch(/^300(\.\d+)?px 150(\.\d+)?px$/)
})

test('a press that stops the animation keeps the map where it stopped', () => {
  slowDownFrames()
  /** Pixels from the middle of the map. */
  const offset = () => Number.parseFloat(screen.getByRole('img', { name: 'Место' }).style.translate) - 300
  const { rerender } = render(mapAt(PLACE, 14))
  passFrames(1)
  rerender(mapAt(MOVED, 14))
  passFrames(2)
  act(() => jest.advanceTimersByTime(80))
  const tiles = document.querySelector('.tile-map__tiles') as Element
  // pigeon-maps looks up the element below the pointer with `elementFromPoint`, which jsdom does not implement.
  Object.assign(document, { elementFromPoint: () => tiles })
  fireEvent.mouseDown(tiles, { clientX: 200, clientY: 100 })
  fireEvent.mouseUp(document.body, { clientX: 200, clientY: 100 })
  passFrames(5)
  const stoppedAt = offset()
  expect(stoppedAt).toBeGreaterThan(1)
  fireEvent.click(screen.getByRole('button', { name: 'Приблизить' }))
  passFrames(20)
  expect(offset()).toBeCloseTo(2 * stoppedAt, 0)
})
