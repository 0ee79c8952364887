import type { DeliveryZone } from '../../api/points'
import { findZoneOverlapsAndHoles, type ZoneCoverageSpot } from '../../domain/findZoneOverlapsAndHoles'
import { bidiIsolated } from '../../domain/textFormatting'
import { formatArea } from '../../domain/zones'

type CoverageFinding = ZoneCoverageSpot & { text: string }

export function findZoneCoverageProblems(zones: readonly DeliveryZone[]): CoverageFinding[] | undefined {
  const enabled = zones.filter(({ status, polygon }) => status !== false && polygon && polygon.length > 2)
  if (enabled.length < 2) return undefined
  const { overlaps, holes } = findZoneOverlapsAndHoles(enabled)
  return [
    ...overlaps.map(({ names: [first, second], ...spot }) => ({
      ...spot,
      text: `${bidiIsolated(first)} и ${bidiIsolated(second)} перекрываются, около ${formatArea(spot.km2)}`,
    })),
    ...holes.map((spot) => ({ ...spot, text: `Место внутри зон не входит ни в одну, около ${formatArea(spot.km2)}` })),
  ]
}

/** Numbered list of overlaps and gaps between zones. The numbers match those of the markers on the map. */
export function ZoneCoverageProblemList({ findings }: { findings: readonly CoverageFinding[] | undefined }) {
  return (
    <section aria-label="Перекрытия и пропуски" className="zones-map__coverage">
      {!findings ? (
        'Сравнивать нечего: контур есть меньше чем у двух включённых зон'
      ) : findings.length === 0 ? (
        'Зоны одного типа не перекрываются, пропусков между зонами нет'
      ) : (
        <ol>
          {findings.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and findings of duplicated outlines share a place
            <li key={index}>{text}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
