import { useState } from 'react'
import type { RatioRate } from '../../../api/rates'
import type { ListState } from '../../../lib/listStore'

const NONE: RatioRate[] = []

/** The listed conditions of a city. While another city loads, the list still has the rows of the previous city. */
export function useRatioConditionsOfCity(
  cityId: number | undefined,
  { rows, status }: Pick<ListState<RatioRate>, 'rows' | 'status'>,
): RatioRate[] {
  const [seen, setSeen] = useState({ cityId, rows: NONE })
  if (status === 'ready' && seen.rows !== rows) setSeen({ cityId, rows })
  return seen.cityId === cityId ? seen.rows : NONE
}
