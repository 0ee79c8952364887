import { useEffect, useRef } from 'react'
import type { DispatchPoint, DispatchPointBody } from '../../api/points'
import {
  DEFAULT_CENTER,
  distanceKm,
  type LatLong,
  medianLocation,
  SUSPICIOUS_DISTANCE_KM,
  toLatLong,
} from '../../domain/geo'
import { CoordinatePicker } from '../../kit/map/CoordinatePicker'
import { useCityCenter } from '../../parts/cityPlace/useCityCenter'
import { fieldNames } from '../../ui/form/fieldNames'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'

const field = fieldNames<DispatchPointBody>()

const rounded = ({ lat, long }: LatLong): LatLong => ({ lat: Number(lat.toFixed(6)), long: Number(long.toFixed(6)) })

/**
 * Start position of a new point: the default position (reference-data, section 3), or the middle of the city's points
 * if the default is far from them.
 */
export function defaultPointPosition(listed: readonly DispatchPoint[] | undefined): LatLong {
  const middle = medianLocation(listed?.flatMap((point) => toLatLong(point) ?? []) ?? [])
  return middle && distanceKm(DEFAULT_CENTER, middle) > SUSPICIOUS_DISTANCE_KM ? rounded(middle) : DEFAULT_CENTER
}

type PointPositionFieldProps = {
  id: number | undefined
  listed: { cityId: number; points: readonly DispatchPoint[] } | undefined
}

/**
 * The map moves to the chosen city. The marker of a new point moves there too, unless the user has already moved the
 * marker.
 */
export function PointPositionField({ id, listed }: PointPositionFieldProps) {
  const set = useSetFieldValue()
  const cityId = useFieldValue(field('cityId'))
  const lat = useFieldValue(field('lat'))
  const long = useFieldValue(field('long'))
  const known = listed?.cityId === cityId ? listed?.points : undefined
  const { city, load } = useCityCenter(cityId, { known, except: id })

  const given = useRef({ lat, long })
  useEffect(() => {
    const isUntouched = lat === given.current.lat && long === given.current.long
    if (id !== undefined || !city || !isUntouched || lat === undefined || long === undefined) return
    if (distanceKm({ lat, long }, city.middle) <= SUSPICIOUS_DISTANCE_KM) return
    const next = rounded(city.middle)
    given.current = next
    set(field('lat'), next.lat)
    set(field('long'), next.long)
  }, [id, city, lat, long, set])

  return (
    <>
      <LoadFailureAlert of={load} title="Положение города не загрузилось: карта показывает обычное место" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} />
    </>
  )
}
