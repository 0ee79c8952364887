export type Option<V extends string | number | boolean = string | number | boolean> = { value: V; label: string }

export function optionsFromLabels<K extends number>(labels: Record<K, string>, order: readonly K[]): Option<K>[] {
  return order.map((value) => ({ value, label: labels[value] }))
}

export const ENABLED_LABEL = { true: 'Включен', false: 'Отключен' } as const

export const enabledLabel = (status: boolean): string => (status ? ENABLED_LABEL.true : ENABLED_LABEL.false)

export const ENABLED_OPTIONS: Option<boolean>[] = [
  { value: true, label: ENABLED_LABEL.true },
  { value: false, label: ENABLED_LABEL.false },
]
