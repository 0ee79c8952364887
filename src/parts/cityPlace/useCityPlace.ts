import { useMemo } from 'react'
import { type Point, searchPoints } from '../../api/points'
import { type LatLong, middleOf, toLatLong } from '../../domain/geo'
import { outlinePlaces } from '../../domain/zones'
import type { Loaded } from '../../lib/loaded'
import { useAccess, useUser } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'

export type CityPlace = { name: string; middle: LatLong }

export type CityPlaceOptions = {
  /** Points of the city that are already loaded; they make a request unnecessary. */
  known?: readonly Point[] | undefined
  except?: number | undefined
}

/**
 * The middle of the city's dispatch points or zones, because the API has no coordinates of cities. Undefined until
 * loaded, without points, or without the permission to see them. The form works without it.
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
