import { createContext } from 'react'
import { useUser } from '../../../session/useAccess'

/** Whether all orders of the list are in one city; the cells then omit the city's name. */
export function useOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

export const OneCity = createContext(false)
