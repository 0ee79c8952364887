import { useMemo } from 'react'
import { type Point, searchPoints } from '../../api/points'
import { type LatLong, middleOf, toLatLong } from '../../domain/geo'
import { outlinePlaces } from '../../domain/zones'
import type { Loaded } from '../../lib/loaded'
import { useAccess, useUser } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'

export type CityPlace = { name: string; middle: LatLong }

export type CityPlaceOptions = {
  /** The city's dispatch points, if the caller has already loaded them; the hook then sends no request. */
  known?: readonly Point[] | undefined
  except?: number | undefined
}

/**
 * Returns the middle of the city's dispatch points or their zones, because the API has no coordinates of cities. The
 * middle is undefined until the points are loaded, in a city without points, and if the user has no permission to see
 * them.
 */
export function useCityPlace(
  cityId: number | undefined,
  { known, except }: CityPlaceOptions = {},
): { city: CityPlace | undefined; load: Loaded<Point[]> } {
  const can = useAccess()
  const { allowedCities } = useUser()
  const loaded = useLoaded(loadCityPoints, [cityId], { skip: known !== undefined || !can('point_view') })
  const points = known ?? loaded.value
  const city = useMemo(() => {
    const others = points?.filter(({ id }) => id !== except) ?? []
    const middle = middleOf(others.flatMap((point) => pointPlace(point) ?? []))
    const name = allowedCities.find(({ id }) => id === cityId)?.name
    return middle && { name: name ?? '', middle }
  }, [points, except, allowedCities, cityId])
  return { city, load: loaded }
}

const loadCityPoints = async (cityId: number, signal: AbortSignal): Promise<Point[]> =>
  (await searchPoints({ page: 1, cityId }, signal)).rows

const pointPlace = (point: Point): LatLong | undefined =>
  toLatLong(point) ?? middleOf(point.deliveryZones.flatMap(({ polygon }) => outlinePlaces(polygon ?? [])))
