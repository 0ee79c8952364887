import { createContext } from 'react'
import { useUser } from '../../../session/useAccess'

export function useIsOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

export const OneCityContext = createContext(false)
