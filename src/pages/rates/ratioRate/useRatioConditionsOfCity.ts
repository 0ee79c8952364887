import { useState } from 'react'
import type { RatioRate } from '../../../api/rates'
import type { ListState } from '../../../lib/listStore'

const NONE: RatioRate[] = []

/**
 * Returns the conditions in the list if they belong to the city, otherwise an empty array: while another city loads, the list still
 * contains the rows of the previous city.
 */
export function useRatioConditionsOfCity(
  cityId: number | undefined,
  { rows, status }: Pick<ListState<RatioRate>, 'rows' | 'status'>,
): RatioRate[] {
  const [seen, setSeen] = useState({ cityId, rows: NONE })
  if (status === 'ready' && seen.rows !== rows) setSeen({ cityId, rows })
  return seen.cityId === cityId ? seen.rows : NONE
}
