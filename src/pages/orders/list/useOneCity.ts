import { createContext } from 'react'
import { useUser } from '../../../session/useAccess'

/** Whether all orders are in one city, so that cells omit its name. */
export function useOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

export const OneCity = createContext(false)
