import { useUser } from '../../../session/useAccess'

/** Whether all orders of a list are of one city, whose name then needs not stand in each row. */
export function useOneCity(cityId: number | undefined): boolean {
  return useUser().allowedCities.length === 1 || cityId !== undefined
}
