import { useMemo } from 'react'
import { type Point, searchPoints } from '../../api/points'
import { type LatLong, middleOf, toLatLong } from '../../domain/geo'
import { outlinePlaces } from '../../domain/zones'
import type { Loaded } from '../../lib/loaded'
import { useAccess, useUser } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'

/** A city as a form's map knows it. */
export type CityPlace = { name: string; middle: LatLong }

export type CityPlaceOptions = {
  /** The points of the city, where a list has them already: nothing is loaded then. */
  known?: readonly Point[] | undefined
  /** The point that is being edited: it says nothing about where it should be. */
  except?: number | undefined
}

/**
 * Where a city lies: amid its dispatch points, or their zones. The API itself tells no place of a city. Undefined while it is
 * not known: not loaded, no points yet, no permission to see them. The form works without it, and `load` says whether it failed.
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

/** Where the point stands, or the middle of its zones. */
const pointPlace = (point: Point): LatLong | undefined =>
  toLatLong(point) ?? middleOf(point.deliveryZones.flatMap(({ polygon }) => outlinePlaces(polygon ?? [])))
