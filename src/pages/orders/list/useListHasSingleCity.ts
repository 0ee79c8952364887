import { createContext } from 'react'
import { useUser } from '../../../session/sessionHooks'

export function useListHasSingleCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

export const SingleCityContext = createContext(false)
