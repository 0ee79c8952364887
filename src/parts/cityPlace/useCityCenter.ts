import { useMemo } from 'react'
import { type DispatchPoint, searchPoints } from '../../api/points'
import { type LatLong, medianLocation, toLatLong } from '../../domain/geo'
import { outlineToLatLongs } from '../../domain/zones'
import type { LoadedValue } from '../../lib/loadedValue'
import { useAccess, useUser } from '../../session/sessionHooks'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

type CityCenter = { name: string; middle: LatLong }

type CityCenterOptions = {
  /** The city's dispatch points, if the caller has already loaded them; the hook then sends no request. */
  known?: readonly DispatchPoint[] | undefined
  except?: number | undefined
}

/**
 * Approximates the city's center by the median position of its dispatch points, because the API has no coordinates of cities. For a point
 * without coordinates the middle of its zones is used. The center is undefined until the points are loaded, in a city without points, and
 * for a user without the permission to see points.
 */
export function useCityCenter(
  cityId: number | undefined,
  { known, except }: CityCenterOptions = {},
): { city: CityCenter | undefined; load: LoadedValue<DispatchPoint[]> } {
  const can = useAccess()
  const { allowedCities } = useUser()
  const loaded = useLoadedValue(loadCityPoints, [cityId], { skip: known !== undefined || !can('point_view') })
  const points = known ?? loaded.value
  const city = useMemo(() => {
    const others = points?.filter(({ id }) => id !== except) ?? []
    const middle = medianLocation(others.flatMap((point) => pointPlace(point) ?? []))
    const name = allowedCities.find(({ id }) => id === cityId)?.name
    return middle && { name: name ?? '', middle }
  }, [points, except, allowedCities, cityId])
  return { city, load: loaded }
}

const loadCityPoints = async (cityId: number, signal: AbortSignal): Promise<DispatchPoint[]> =>
  (await searchPoints({ page: 1, cityId }, signal)).rows

const pointPlace = (point: DispatchPoint): LatLong | undefined =>
  toLatLong(point) ?? medianLocation(point.deliveryZones.flatMap(({ polygon }) => outlineToLatLongs(polygon ?? [])))
