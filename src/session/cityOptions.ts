import { useMemo } from 'react'
import type { Option } from '../domain/labeledOptions'
import { bidiIsolated } from '../domain/textFormatting'
import { setUnreadableCount } from '../lib/unreadableRowCount'
import { useUser } from './sessionHooks'

export function useCityOptions(): Option<number>[] {
  const { allowedCities, unreadableCities } = useUser()
  return useMemo(() => {
    const options = allowedCities.map(({ id, name }) => ({ value: id, label: name }))
    return setUnreadableCount(options, unreadableCities)
  }, [allowedCities, unreadableCities])
}

export const optionLabel = (options: readonly Option<number>[], value: number | undefined): string =>
  value === undefined ? '—' : bidiIsolated(options.find((option) => option.value === value)?.label ?? `№ ${value}`)
