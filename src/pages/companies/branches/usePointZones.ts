import type { CompanyPoint } from '../../../api/companies'
import { loadPoint } from '../../../api/points'
import type { Option } from '../../../domain/labels'
import { type Loaded, ready, useEntity } from '../../../ui/form/useEntity'

/** The zones of a point: they come with the company's points; a point that is not among them is loaded. */
export function usePointZones(pointId: number | undefined, points: readonly CompanyPoint[]): Loaded<Option<number>[]> {
  const known = points.find(({ id }) => id === pointId)
  const loaded = useEntity<number, Option<number>[]>(known ? undefined : pointId, loadZones, [])
  return known ? ready(zoneOptions(known)) : loaded
}

const loadZones = async (pointId: number, signal: AbortSignal) => zoneOptions(await loadPoint(pointId, signal))

const zoneOptions = ({ deliveryZones }: { deliveryZones: { id: number; name: string }[] }): Option<number>[] =>
  deliveryZones.map(({ id, name }) => ({ value: id, label: name }))
