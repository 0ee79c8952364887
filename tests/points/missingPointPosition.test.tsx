import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { DispatchPoint } from '../../src/api/points'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { ZoneImportPreview } from '../../src/pages/points/ZoneImportPreview'
import { ZonesMapDialog } from '../../src/pages/points/ZonesMapDialog'
import { createZoneImport } from '../../src/pages/points/zoneImport'
import { setUpScreens } from '../form/setUpScreens'

const POLYGON: [number, number][] = [
  [73.1, 49.8],
  [73.2, 49.8],
  [73.2, 49.9],
]
const ZONE = { id: 1, name: 'Зона', polygon: POLYGON }
const pointAt = (lat: number, long: number): DispatchPoint => ({
  ...{ id: 2, name: 'Центр', lat, long, deliveryZones: [ZONE] },
})
const imported = createZoneImport({ zones: [{ name: 'Новая', polygon: POLYGON }], dropped: [], left: 0 })

setUpScreens()
beforeEach(() => {
  for (const key of ['offsetWidth', 'clientWidth', 'clientHeight'] as const)
    jest.spyOn(HTMLElement.prototype, key, 'get').mockReturnValue(600)
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 600, height: 600 } as DOMRect)
})

test.each<[string, (point: DispatchPoint) => ReactElement]>([
  ['all zones', (point) => <ZonesMapDialog open of={createLoadedValue(point)} onClose={() => undefined} />],
  [
    'an imported outline',
    (point) => (
      <>
        {imported.rows.map((row) => (
          <ZoneImportPreview key={row.key} row={row} point={point} />
        ))}
      </>
    ),
  ],
])('the map of %s does not mark a point whose position the server sent as 0, 0', async (_what, map) => {
  const { rerender } = render(map(pointAt(49.8, 73.1)))
  await screen.findByRole('img', { name: 'Центр' })
  rerender(map(pointAt(0, 0)))
  expect(screen.queryByRole('img', { name: 'Центр' })).toBeNull()
})
