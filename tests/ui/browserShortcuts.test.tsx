import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { TileMap } from '../../src/kit/map/TileMap'
import { OutlineCornerButton } from '../../src/pages/points/OutlineCornerButton'
import { DocumentViewer } from '../../src/parts/documents/DocumentViewer'
import { useMarkKeyboardNavigation } from '../../src/ui/map/canvas/useMarkKeyboardNavigation'
import { MapProjectionProvider } from '../../src/ui/map/mapProjection'
import { stubBrowserApis } from '../form/jsdomStubs'

const PLACE = { lat: 49.8, long: 73.1 }
const FOCUS = { places: [PLACE] }
const ignore = () => undefined

beforeAll(stubBrowserApis)
afterEach(cleanup)

function showMap(): HTMLElement {
  render(<TileMap label="Карта" focus={FOCUS} />)
  return screen.getByRole('application')
}

function showCorner(): HTMLElement {
  const on = { onSelect: ignore, onMove: ignore, onAdd: ignore, onRemove: ignore, onStep: ignore }
  render(
    <MapProjectionProvider latLngToPixel={() => [0, 0]} pixelToLatLng={() => [0, 0]}>
      <OutlineCornerButton place={PLACE} label="Угол" isSelected isTabStop focusRequest={0} {...on} />
    </MapProjectionProvider>,
  )
  return screen.getByRole('button', { name: 'Угол' })
}

function showDocument(): HTMLElement {
  const documents = [{ id: 1, title: 'Паспорт' }]
  render(<DocumentViewer open documents={documents} id={1} onShow={ignore} onClose={ignore} />)
  return screen.getByRole('region', { name: 'Изображение документа' })
}

function showMark(): HTMLElement {
  const hits = [{ x: 0, y: 0, mark: { key: 'a', kind: 'order', place: PLACE } }]
  const walk = { scene: { hits: () => hits } as never, sheet: { current: null }, isInSight: () => true, selected: [] }
  const { result } = renderHook(() => useMarkKeyboardNavigation({ ...walk, isOn: true }))
  render(
    <button type="button" {...result.current.keysOf('a')}>
      Заказ
    </button>,
  )
  return screen.getByRole('button', { name: 'Заказ' })
}

/** Pressed with Ctrl, Cmd or Alt, the tested keys are shortcuts of the browser (zoom, back, next tab), so the page must not handle them. */
test.each<[string, () => HTMLElement, string[]]>([
  ['a map', showMap, ['+', '=', '-', 'ArrowLeft']],
  ['a corner of an outline', showCorner, ['ArrowLeft', 'PageDown', 'Delete', 'Insert']],
  ['the viewer of documents', showDocument, ['+', '=', '-', 'ArrowRight']],
  ['a mark on a map', showMark, ['ArrowLeft']],
])('%s handles its keys without modifiers only', (_name, show, keys) => {
  const element = show()
  for (const key of keys) {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect([modifier, key, fireEvent.keyDown(element, { key, [modifier]: true })]).toEqual([modifier, key, true])
    }
    expect([key, fireEvent.keyDown(element, { key })]).toEqual([key, false])
  }
})
