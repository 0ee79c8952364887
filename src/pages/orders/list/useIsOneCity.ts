import { createContext } from 'react'
import { useUser } from '../../../session/useAccess'

/** If all orders of the list are in one city, the cells omit the city's name. */
export function useIsOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

export const OneCityContext = createContext(false)
