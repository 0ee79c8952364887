import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type DeliveryZone, loadPoint, type Point } from '../../api/points'
import { createListStore, type ListState } from '../../lib/listStore'
import type { TableList } from '../../ui/list/DataTable'

/** The open point, as a list of one. */
const pointStore = createListStore<Point, { id: number }>(async ({ id = 0 }, signal) => {
  const point = await loadPoint(id, signal)
  return { rows: [point], total: 1, perPage: 1, pageCount: 1 }
})

export type OpenPoint = {
  /** Undefined until it is loaded; the old one stays while it is loaded anew. */
  point: Point | undefined
  /** Its zones, for a table; the point's own answer has them all (reference-data, section 2.5). */
  zones: TableList<DeliveryZone>
  reload: () => void
}

/** Loads the point of a screen, and forgets it when the screen is left. */
export function usePoint(id: number): OpenPoint {
  const state = useSnapshot(pointStore.state) as ListState<Point>
  useEffect(() => {
    void pointStore.load({ page: 1, id })
    return pointStore.reset
  }, [id])
  return useMemo(() => {
    const reload = () => void pointStore.reload()
    const rows = state.rows.flatMap(({ deliveryZones }) => deliveryZones)
    const zones = {
      ...ONE_PAGE,
      state: { ...state, rows, total: rows.length, perPage: Math.max(rows.length, 1) },
      reload,
    }
    return { point: state.rows[0], zones, reload }
  }, [state])
}

const ONE_PAGE = { query: { page: 1 }, sort: undefined, setPage: () => undefined, setSort: () => undefined }
