import { loadCouriersByPoint } from '../../../api/couriers'

/** A published day is reloaded at this interval, because couriers confirm and start their shifts while the page is open. */
export const PUBLISHED_REFRESH_MS = 60_000

export const NO_SHOW_REFRESH_MS = 20_000

/** Phones by courier id. The list of couriers requires `courier_view`. */
export async function loadCourierPhones(cityId: number, signal: AbortSignal): Promise<Map<number, string>> {
  const points = await loadCouriersByPoint(cityId, signal)
  return new Map(
    points.flatMap(({ couriers }) =>
      couriers.flatMap(({ id, phone }) => (phone === undefined ? [] : [[id, phone] as const])),
    ),
  )
}
