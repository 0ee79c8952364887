import { type Branch, searchBranches } from '../../api/branches'
import { loadCompanyOptions } from '../../api/dictionaries'
import { type DispatchPoint, loadPoint } from '../../api/points'
import { type DependentsDefinition, sentenceWithCount, totalRowCount } from '../../kit/directory/DependentRecords'
import type { RowsPage } from '../../lib/listStore'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

/**
 * The API lists branches only by company. In a city with more companies than this, branches are not counted.
 */
const MAX_COMPANIES = 20

const NOT_COUNTED = 'Филиалы не посчитаны'

export const pointDependents: readonly DependentsDefinition<number>[] = [
  [
    'point_view',
    async (id, signal) => {
      const { deliveryZones } = await loadPointOnce(id, signal)
      const count = deliveryZones.length + getUnreadableCount(deliveryZones)
      return sentenceWithCount('У отправной точки', count, ['зона доставки', 'зоны доставки', 'зон доставки'])
    },
  ],
  [
    { every: ['point_view', 'company_branch_view'] },
    async (id, signal) => {
      const { cityId } = await loadPointOnce(id, signal)
      const pages = await loadBranches(id, cityId, signal)
      if (!pages) return NOT_COUNTED
      const count = pages.reduce((sum, page) => sum + totalRowCount(page), 0)
      return sentenceWithCount('У отправной точки', count, ['филиал', 'филиала', 'филиалов'])
    },
  ],
]

/**
 * Loads the branches and counts those whose list of zones contains the zone. The count is unknown if a branch or its list of zones could
 * not be read, or if a company has more than one page of branches.
 */
export const zoneDependents = ({ id: pointId, cityId }: DispatchPoint): readonly DependentsDefinition<number>[] => [
  [
    'company_branch_view',
    async (zoneId, signal) => {
      const pages = await loadBranches(pointId, cityId, signal)
      if (!pages || pages.some(({ rows, total, unreadable }) => unreadable || total > rows.length)) return NOT_COUNTED
      const zones = pages.flatMap(({ rows }) => rows.map(({ deliveryZones }) => deliveryZones))
      if (zones.includes(undefined)) return NOT_COUNTED
      const count = zones.filter((of) => of?.some(({ deliveryZoneId }) => deliveryZoneId === zoneId)).length
      return sentenceWithCount('Зона указана у', count, ['филиала', 'филиалов', 'филиалов'])
    },
  ],
]

const pointRequests = new WeakMap<AbortSignal, Promise<DispatchPoint>>()

/** Loads the point once per dialog. All loaders of a dialog get the same abort signal, so the signal is the cache key. */
function loadPointOnce(id: number, signal: AbortSignal): Promise<DispatchPoint> {
  const request = pointRequests.get(signal) ?? loadPoint(id, signal)
  pointRequests.set(signal, request)
  return request
}

/** Returns undefined if the companies of the city are unknown or more than `MAX_COMPANIES`, because each needs a request. */
async function loadBranches(
  pointId: number,
  cityId: number | undefined,
  signal: AbortSignal,
): Promise<RowsPage<Branch>[] | undefined> {
  if (cityId === undefined) return undefined
  const companies = await loadCompanyOptions(cityId, signal)
  if (companies.length > MAX_COMPANIES || getUnreadableCount(companies) > 0) return undefined
  return Promise.all(companies.map(({ value }) => searchBranches(value, { page: 1, pointId }, signal)))
}
