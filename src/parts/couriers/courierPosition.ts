import { useSyncExternalStore } from 'react'
import { loadCourier, loadCourierLocations } from '../../api/couriers'
import { type LatLong, toLatLong } from '../../domain/geo'
import { formatDataAge, type PositionFreshness, positionFreshness } from '../../domain/positionAge'
import { everySecond, nowSecond } from '../../lib/clock'
import { RequestFailure } from '../../lib/failure'
import { toEpochSecond } from '../../lib/moments'
import { cityTimezone } from '../../session/timezones'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

/** Interval in ms at which a dialog loads the position of one courier. */
export const POSITION_REFRESH_MS = 10_000

/** `loadedAt`: when the console received the position, in seconds since the epoch. */
export type CourierPosition = { at: LatLong; loadedAt: number }

export async function loadCourierPosition(courierId: number, signal: AbortSignal): Promise<CourierPosition> {
  return toCourierPosition((await loadCourier(courierId, ['location'], signal)).location)
}

export function toCourierPosition(location: Parameters<typeof toLatLong>[0]): CourierPosition {
  const at = toLatLong(location)
  if (!at) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return { at, loadedAt: nowSecond() }
}

/**
 * When the courier's phone sent the position, in seconds since the epoch; undefined while it is unknown. The request for one courier's
 * position does not return this time; only the request for all couriers of the city does. The two requests are separate, so that the
 * position is shown even if its time fails to load.
 */
export function useCourierSeenAt(
  cityId: number | undefined,
  courierId: number | undefined,
  { skip = false } = {},
): number | undefined {
  const seen = useLoadedValue(loadPositionTime, [cityId, courierId], { every: POSITION_REFRESH_MS, skip })
  return seen.value == null ? undefined : toEpochSecond(seen.value, cityTimezone(cityId))
}

async function loadPositionTime(cityId: number, courierId: number, signal: AbortSignal): Promise<string | null> {
  const places = await loadCourierLocations(cityId, signal)
  return places.find((place) => place.courierId === courierId)?.updatedAt ?? null
}

export const courierSeenText = (seenAt: number | undefined, loadedAt: number, now: number): string =>
  seenAt === undefined
    ? `получено ${formatDataAge(now - loadedAt)} назад, возраст неизвестен`
    : `${formatDataAge(now - seenAt)} назад`

export const usePositionFreshness = (seenAt: number | undefined): PositionFreshness =>
  useSyncExternalStore(everySecond, () => positionFreshness(seenAt === undefined ? undefined : nowSecond() - seenAt))
