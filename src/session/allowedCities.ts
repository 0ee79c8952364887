import { useMemo } from 'react'
import type { Option } from '../domain/labels'
import { bidiIsolated } from '../domain/text'
import { useUser } from './useAccess'

export function useCityOptions(): Option<number>[] {
  const { allowedCities } = useUser()
  return useMemo(() => allowedCities.map(({ id, name }) => ({ value: id, label: name })), [allowedCities])
}

export const optionLabel = (options: readonly Option<number>[], value: number | undefined): string =>
  value === undefined ? '—' : bidiIsolated(options.find((option) => option.value === value)?.label ?? `№ ${value}`)
