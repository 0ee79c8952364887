import { createContext } from 'react'
import { useUser } from '../../../session/useAccess'

/** Whether all orders of a list are of one city, whose name then needs not stand in each row. */
export function useOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}

/** Tells the cells of a list what {@link useOneCity} says of it: of one city alone the district stands in the rows. */
export const OneCity = createContext(false)
