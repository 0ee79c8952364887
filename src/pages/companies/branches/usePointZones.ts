import type { CompanyPoint } from '../../../api/companies'
import { loadPoint } from '../../../api/points'
import type { Option } from '../../../domain/labels'
import { type Loaded, ready } from '../../../lib/loaded'
import { useLoaded } from '../../../ui/load/useLoaded'

/**
 * Loads the zones of the chosen point. The company response already contains the zones of the company's points; only
 * another point is requested.
 */
export function usePointZones(pointId: number | undefined, points: readonly CompanyPoint[]): Loaded<Option<number>[]> {
  const known = points.find(({ id }) => id === pointId)
  const loaded = useLoaded(loadZones, [pointId], { skip: known !== undefined })
  return known ? ready(zoneOptions(known)) : loaded
}

const loadZones = async (pointId: number, signal: AbortSignal) => zoneOptions(await loadPoint(pointId, signal))

const zoneOptions = ({ deliveryZones }: { deliveryZones: { id: number; name: string }[] }): Option<number>[] =>
  deliveryZones.map(({ id, name }) => ({ value: id, label: name }))
