import { beforeAll, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PigeonProps } from 'pigeon-maps'
import { MapCanvas } from '../../../src/ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../../src/ui/map/canvas/mapMarkTypes'
import { MAP_CANVAS_MARGIN } from '../../../src/ui/map/canvas/useDrawMapScene'
import { MapProjectionProvider } from '../../../src/ui/map/mapProjection'
import { mercatorWidthPx, mercatorX, mercatorY } from '../../../src/ui/map/mercator'
import { setUpScreens } from '../../form/setUpScreens'

setUpScreens()
beforeAll(() => {
  // jsdom has no canvas. Each method of this context returns text metrics, which `measureText` needs.
  const context = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true })
  HTMLCanvasElement.prototype.getContext = () => context as never
})

const PLACE = { lat: 49.8, long: 73.1 }
const CENTER = { x: 300, y: 150 }
const WIDTH = mercatorWidthPx(14)
const toPixel = ([lat, long]: [number, number]): [number, number] => [
  CENTER.x + (mercatorX(long) - mercatorX(PLACE.long)) * WIDTH,
  CENTER.y + (mercatorY(lat) - mercatorY(PLACE.lat)) * WIDTH,
]

const order = (id: number): CanvasMark => ({
  kind: 'order',
  key: `order-${id}`,
  place: PLACE,
  label: `Заказ ${id}`,
  color: 'red',
  isFaint: false,
  isSelected: false,
})

function showHovered(marks: readonly CanvasMark[], pointerType: string) {
  const { container } = render(
    <div className="tile-map">
      <MapProjectionProvider latLngToPixel={toPixel} mapState={{ width: 600, height: 300 } as PigeonProps['mapState']}>
        <MapCanvas marks={marks} label="Карта" selected={[]} onSelect={() => undefined} onLookAt={() => undefined} />
      </MapProjectionProvider>
    </div>,
  )
  const map = container.firstElementChild as Element
  // jsdom has no PointerEvent.
  const send = (type: string) => {
    const at = { clientX: CENTER.x + MAP_CANVAS_MARGIN, clientY: CENTER.y + MAP_CANVAS_MARGIN }
    fireEvent(map, Object.assign(new MouseEvent(type, { ...at, bubbles: type !== 'pointerleave' }), { pointerType }))
  }
  for (const type of pointerType === 'mouse' ? ['pointermove'] : ['pointerdown', 'click']) send(type)
  return () => send('pointerleave')
}

test('the label of a mark is hidden when the mouse leaves the map', () => {
  const leave = showHovered([order(1)], 'mouse')
  expect(screen.getByText('Заказ 1')).toBeTruthy()
  leave()
  expect(screen.queryByText('Заказ 1')).toBeNull()
})

const STACK = [order(1), order(2)]

test('the list of marks at one place is hidden when the mouse leaves the map', () => {
  const leave = showHovered(STACK, 'mouse')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  leave()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a tap keeps the list of marks open, so that a second tap can choose a mark', () => {
  const lift = showHovered(STACK, 'touch')
  lift()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
