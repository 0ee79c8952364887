import { useDataAge } from '../load/dataAge'

export function ListAge({ askedAt, cityId }: { askedAt: number | undefined; cityId: number | undefined }) {
  const age = useDataAge(askedAt ?? null, cityId)
  return age === undefined ? null : <span className="data-table__age">{age}</span>
}
