export type RowPosition = { key: string | undefined; index: number }

export type RowNavigationStep = 'rowNext' | 'rowPrevious' | 'rowFirst' | 'rowLast'

export function rowIndexAfterStep(step: RowNavigationStep, index: number, count: number): number | undefined {
  const to = { rowNext: index + 1, rowPrevious: index - 1, rowFirst: 0, rowLast: count - 1 }[step]
  return to >= 0 && to < count ? to : undefined
}

export function rowIndexAfterReload(keys: readonly (string | undefined)[], place: RowPosition): number | undefined {
  if (keys.length === 0) return undefined
  const same = place.key === undefined ? -1 : keys.indexOf(place.key)
  return same >= 0 ? same : Math.min(place.index, keys.length - 1)
}

export function rowIdFromTarget(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-key]') : null
  return row ? Number(row.dataset.rowKey) : undefined
}
