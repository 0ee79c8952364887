import { useMemo, useState } from 'react'
import { loadActiveCouriers, loadCourierLocations } from '../../api/couriers'
import { nowSecond } from '../../lib/clock'
import { type Failure, isAbortError, toFailure } from '../../lib/failure'
import type { LoadedValue } from '../../lib/loadedValue'
import { yieldToBrowser } from '../../lib/timeSlices'
import { cityTimezone } from '../../session/timezones'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { useNowSecond } from '../../ui/load/useNowSecond'
import {
  type CourierPositionsSnapshot,
  joinCouriersWithPositions,
  keepDepartedCouriers,
  keepEarlierPositions,
  type MapCourier,
  removeLongDepartedCouriers,
} from './courierPositions'

/** Time between two requests for the couriers (operations, section 9). */
export const COURIER_REFRESH_MS = 30_000
/**
 * The shown age of the positions is also updated between two responses. This interval does not divide `COURIER_REFRESH_MS`, so
 * that the update and a new response do not share a frame.
 */
const AGE_MS = 11_000

export type CourierPositions = {
  loaded: LoadedValue<CourierPositionsSnapshot>
  couriers: readonly MapCourier[] | undefined
  /** The current time, from which the age of the positions is calculated, in seconds since the epoch. */
  now: number
}

/**
 * Loads the couriers of a city and their positions. It yields to the browser between the steps, because parsing and
 * combining a thousand couriers at once would block a frame while the user moves the map.
 */
async function loadCourierPositions(cityId: number, signal: AbortSignal): Promise<CourierPositionsSnapshot> {
  const requestedAt = nowSecond()
  let positionsFailure: Failure | undefined
  const [{ rows, unreadable = 0 }, locations] = await Promise.all([
    loadActiveCouriers(cityId, signal),
    yieldToBrowser(signal)
      .then(() => loadCourierLocations(cityId, signal))
      .catch((error) => {
        if (isAbortError(error)) throw error
        positionsFailure = toFailure(error)
        return []
      }),
  ])
  await yieldToBrowser(signal)
  return {
    couriers: await joinCouriersWithPositions(rows, locations, cityTimezone(cityId), signal),
    unreadable,
    positionsFailure,
    requestedAt,
  }
}

export function useCourierPositions(cityId: number | undefined, { skip = false } = {}): CourierPositions {
  const loaded = useLoadedValue(loadCourierPositions, [cityId], { every: COURIER_REFRESH_MS, skip })
  const now = Math.max(useNowSecond(AGE_MS, loaded.value), loaded.value?.requestedAt ?? 0)
  const [shown, setShown] = useState<Shown>(NOTHING)
  // Combine each new response with the couriers shown before, so that a courier who has left the shift is still shown for a while.
  if (shown.response !== loaded.value || shown.cityId !== cityId) {
    const last = shown.cityId === cityId ? shown : NOTHING
    setShown({ cityId, response: loaded.value, couriers: loaded.value && nextCouriers(last, loaded.value, now) })
  }
  const isCurrent = shown.response === loaded.value && shown.cityId === cityId
  const couriers = isCurrent ? shown.couriers : loaded.value?.couriers
  return {
    loaded,
    couriers: useMemo(() => couriers && removeLongDepartedCouriers(couriers, now), [couriers, now]),
    now,
  }
}

function nextCouriers(
  { couriers: last = [], response: earlier }: Shown,
  response: CourierPositionsSnapshot,
  now: number,
) {
  const { couriers, positionsFailure, unreadable } = response
  const fresh = positionsFailure ? keepEarlierPositions(last, couriers) : couriers
  // If the number of unreadable rows has grown since the earlier response, a missing courier may be in one of them and is not shown as
  // having left. Each new courier may have been in an unreadable row of the earlier response, so subtract the new couriers from its number
  // of unreadable rows.
  const lastIds = new Set(last.map(({ id }) => id))
  const newcomers = fresh.filter(({ id }) => !lastIds.has(id)).length
  return keepDepartedCouriers(last, fresh, now, unreadable > (earlier?.unreadable ?? 0) - newcomers)
}

type Shown = {
  cityId: number | undefined
  response: CourierPositionsSnapshot | undefined
  couriers: readonly MapCourier[] | undefined
}

const NOTHING: Shown = { cityId: undefined, response: undefined, couriers: undefined }
