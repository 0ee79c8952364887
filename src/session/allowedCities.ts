import { useMemo } from 'react'
import type { Option } from '../domain/labels'
import { isolated } from '../domain/text'
import { useUser } from './useAccess'

/** The user's cities as a choice (reference-data, section 6). */
export function useCityOptions(): Option<number>[] {
  const { allowedCities } = useUser()
  return useMemo(() => allowedCities.map(({ id, name }) => ({ value: id, label: name })), [allowedCities])
}

/** The name of an option's value; something that is not among them is called by its number. */
export const nameIn = (options: readonly Option<number>[], value: number | undefined): string =>
  value === undefined ? '—' : isolated(options.find((option) => option.value === value)?.label ?? `№ ${value}`)
