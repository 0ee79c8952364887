import { useDataAgeText } from '../load/dataAge'

export function ListAge({ askedAt, cityId }: { askedAt: number | undefined; cityId: number | undefined }) {
  const age = useDataAgeText(askedAt ?? null, cityId)
  return age === undefined ? null : <span className="data-table__age">{age}</span>
}
