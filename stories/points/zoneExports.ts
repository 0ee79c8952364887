/** Square around a centre, as `[long, lat]` pairs. `reach` is half of its width, in degrees. */
export const square = (long: number, lat: number, reach: number): [number, number][] => [
  [long - reach, lat - reach],
  [long + reach, lat - reach],
  [long + reach, lat + reach],
  [long - reach, lat + reach],
  [long - reach, lat - reach],
]

export const feature = (description: string, polygon: readonly (readonly [number, number])[]) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [polygon] },
  properties: { description, fill: '#ed4543' },
})

/** A point on the map that the import must ignore, because it is not an outline. */
export const marker = (description: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [73.13, 49.77] },
  properties: { description },
})

export const exportOf = (...features: unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', metadata: { name: 'Зоны' }, features })

export const INNER_ZONE = feature('Внутренняя', square(73.130004, 49.77253, 0.012))
export const OUTER_ZONE = feature('Внешняя', square(73.130004, 49.77253, 0.05))
