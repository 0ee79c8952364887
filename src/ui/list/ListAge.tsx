import { useDataAge } from '../load/dataAge'

/** «Данные на 12:41» beside the count: a list without a stream does not learn what has changed since. */
export function ListAge({ askedAt, cityId }: { askedAt: number | undefined; cityId: number | undefined }) {
  const age = useDataAge(askedAt ?? null, cityId)
  return age === undefined ? null : <span className="data-table__age">{age}</span>
}
