/** Where the focus is among the rows of a list. */
export type RowPlace = { key: string | undefined; index: number }

export type RowStep = 'rowNext' | 'rowPrevious' | 'rowFirst' | 'rowLast'

/** The row that a step leads to; undefined when it leads nowhere. */
export function stepFrom(step: RowStep, index: number, count: number): number | undefined {
  const to = { rowNext: index + 1, rowPrevious: index - 1, rowFirst: 0, rowLast: count - 1 }[step]
  return to >= 0 && to < count ? to : undefined
}

/** Where a place has gone after its rows were replaced: the same record, else what stands nearest to where it was. */
export function placeAmong(keys: readonly (string | undefined)[], place: RowPlace): number | undefined {
  if (keys.length === 0) return undefined
  const same = place.key === undefined ? -1 : keys.indexOf(place.key)
  return same >= 0 ? same : Math.min(place.index, keys.length - 1)
}
