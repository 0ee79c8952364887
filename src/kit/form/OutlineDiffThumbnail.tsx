import { outlineToLatLongs, type ZoneOutline } from '../../domain/zones'

const SIZE = 120
const MARGIN = 6

/** Draws all outlines at one scale with north up. The outline at the index `shown` is solid and on top; the others are dashed. */
export function OutlineDiffThumbnail({ outlines, shown }: { outlines: readonly ZoneOutline[]; shown: number }) {
  const all = outlines.map(outlineToLatLongs)
  const [lats, longs] = [all.flat().map(({ lat }) => lat), all.flat().map(({ long }) => long)]
  const [north, west] = [Math.max(...lats), Math.min(...longs)]
  const narrowing = Math.cos((north * Math.PI) / 180)
  const [width, height] = [(Math.max(...longs) - west) * narrowing, north - Math.min(...lats)]
  const scale = (SIZE - 2 * MARGIN) / (Math.max(width, height) || 1)
  const points = (index: number) =>
    (all[index] ?? [])
      .map(({ lat, long }) => [(long - west) * narrowing, north - lat].map((part) => part * scale + MARGIN))
      .join(' ')
  return (
    <svg
      className="newer__outline"
      width={width * scale + 2 * MARGIN}
      height={height * scale + 2 * MARGIN}
      aria-hidden="true"
    >
      {[...outlines.keys()]
        .sort((a, b) => Number(a === shown) - Number(b === shown))
        .map((index) => (
          <polygon key={index} points={points(index)} className={index === shown ? 'newer__own' : undefined} />
        ))}
    </svg>
  )
}
