import { useDataAgeText } from '../load/dataAge'

export function ListDataAge({ requestedAt, cityId }: { requestedAt: number | undefined; cityId: number | undefined }) {
  const age = useDataAgeText(requestedAt ?? null, cityId)
  return age === undefined ? null : <span className="data-table__age">{age}</span>
}
