import { useMemo, useState } from 'react'
import { loadCourierLocations, searchActiveCouriers } from '../../api/couriers'
import { nowSecond } from '../../lib/clock'
import type { Loaded } from '../../lib/loaded'
import { cityTimezone } from '../../session/timezones'
import { useLoaded } from '../../ui/load/useLoaded'
import { useNow } from '../../ui/load/useNow'
import { type LayerCourier, type LayerResponse, layerCouriers, nextCouriers, stillShown } from './layer'

/** Online couriers are asked for anew this often (operations, section 9). */
export const REFRESH_MS = 30_000
/** Positions age while no response comes, too. */
const AGE_MS = 10_000

export type CourierLayer = {
  loaded: Loaded<LayerResponse>
  /** Undefined until the first response. */
  couriers: readonly LayerCourier[] | undefined
  /** Second of the clock by which the positions are aged. */
  now: number
}

async function loadLayer(cityId: number, signal: AbortSignal): Promise<LayerResponse> {
  const askedAt = nowSecond()
  const [couriers, locations] = await Promise.all([
    searchActiveCouriers(cityId, signal),
    loadCourierLocations(cityId, signal),
  ])
  return { couriers: await layerCouriers(couriers, locations, cityTimezone(cityId), signal), askedAt }
}

/** The couriers at work in a city, where they are and how old that is: the one source of every map of them. */
export function useCourierLayer(cityId: number | undefined, { skip = false } = {}): CourierLayer {
  const loaded = useLoaded(loadLayer, [cityId], { every: REFRESH_MS, skip })
  const now = useNow(AGE_MS)
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
