import { useMemo, useState } from 'react'
import { listActiveCouriers, loadCourierLocations } from '../../api/couriers'
import { nowSecond } from '../../lib/clock'
import type { Loaded } from '../../lib/loaded'
import { yieldToPage } from '../../lib/slices'
import { cityTimezone } from '../../session/timezones'
import { useLoaded } from '../../ui/load/useLoaded'
import { useNow } from '../../ui/load/useNow'
import { type LayerCourier, type LayerResponse, layerCouriers, nextCouriers, stillShown } from './layer'

/** Online couriers are asked for anew this often (operations, section 9). */
export const REFRESH_MS = 30_000
/** Positions age between responses, too; no part of their interval, else they would age in the frame that tells of a new one. */
const AGE_MS = 11_000

export type CourierLayer = {
  loaded: Loaded<LayerResponse>
  /** Undefined until the first response. */
  couriers: readonly LayerCourier[] | undefined
  /** Second of the clock by which the positions are aged. */
  now: number
}

/**
 * In steps with other work between: to send the calls, and to read and join a thousand couriers in one go would hold up the
 * frame of a map that is being moved.
 */
async function loadLayer(cityId: number, signal: AbortSignal): Promise<LayerResponse> {
  const askedAt = nowSecond()
  const [{ rows, unreadable = 0 }, locations] = await Promise.all([
    listActiveCouriers(cityId, signal),
    yieldToPage(signal).then(() => loadCourierLocations(cityId, signal)),
  ])
  await yieldToPage(signal)
  return { couriers: await layerCouriers(rows, locations, cityTimezone(cityId), signal), unreadable, askedAt }
}

/** The couriers at work in a city, where they are and how old that is: the one source of every map of them. */
export function useCourierLayer(cityId: number | undefined, { skip = false } = {}): CourierLayer {
  const loaded = useLoaded(loadLayer, [cityId], { every: REFRESH_MS, skip })
  const now = Math.max(useNow(AGE_MS, loaded.value), loaded.value?.askedAt ?? 0)
  const [shown, setShown] = useState<Shown>(NOTHING)
  // A response is joined with what was shown before it, once.
  if (shown.response !== loaded.value || shown.cityId !== cityId) {
    const last = shown.cityId === cityId ? (shown.couriers ?? []) : []
    setShown({
      cityId,
      response: loaded.value,
      couriers: loaded.value && nextCouriers(last, loaded.value.couriers, now),
    })
  }
  const isCurrent = shown.response === loaded.value && shown.cityId === cityId
  const couriers = isCurrent ? shown.couriers : loaded.value?.couriers
  // Who has left goes in time, too, where no response comes any more.
  return { loaded, couriers: useMemo(() => couriers && stillShown(couriers, now), [couriers, now]), now }
}

type Shown = {
  cityId: number | undefined
  response: LayerResponse | undefined
  couriers: readonly LayerCourier[] | undefined
}

const NOTHING: Shown = { cityId: undefined, response: undefined, couriers: undefined }
