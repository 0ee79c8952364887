import { type Branch, searchBranches } from '../../api/branches'
import { loadCompanyOptions } from '../../api/dictionaries'
import { type DispatchPoint, loadPoint } from '../../api/points'
import { countWithNoun } from '../../domain/text'
import { countLine, type DependentsLoader, rowCount } from '../../kit/directory/Dependents'
import type { Page } from '../../lib/listStore'
import { can } from '../../session/session'

/**
 * The API lists branches only by company. In a city with more companies than this, the branches of the others are not
 * counted.
 */
const MAX_COMPANIES = 20

export const pointDependents: readonly DependentsLoader<number>[] = [
  [
    'point_view',
    async (id, signal) => {
      const { deliveryZones, cityId } = await loadPoint(id, signal)
      const zones = deliveryZones.length
      const pages = await loadBranches(id, cityId, signal).catch(() => [])
      const branches = pages.reduce((sum, page) => sum + rowCount(page), 0)
      const parts = [
        ...(zones > 0 ? [countWithNoun(zones, 'зона доставки', 'зоны доставки', 'зон доставки')] : []),
        ...(branches > 0 ? [countWithNoun(branches, 'филиал', 'филиала', 'филиалов')] : []),
      ]
      return parts.length > 0 ? `К отправной точке привязаны: ${parts.join(', ')}` : undefined
    },
  ],
]

/** The zones of a branch are in its row, so the number is unknown if a row lacks them or the list has a second page. */
export const zoneDependents = ({ id: pointId, cityId }: DispatchPoint): readonly DependentsLoader<number>[] => [
  [
    'company_branch_view',
    async (zoneId, signal) => {
      const pages = await loadBranches(pointId, cityId, signal)
      if (pages.some(({ rows, total }) => total > rows.length)) return undefined
      const zones = pages.flatMap(({ rows }) => rows.map(({ deliveryZones }) => deliveryZones))
      if (zones.includes(undefined)) return undefined
      const count = zones.filter((of) => of?.some(({ deliveryZoneId }) => deliveryZoneId === zoneId)).length
      return countLine('Зона указана у', count, ['филиала', 'филиалов', 'филиалов'])
    },
  ],
]

async function loadBranches(pointId: number, cityId: number | undefined, signal: AbortSignal): Promise<Page<Branch>[]> {
  if (cityId === undefined || !can('company_branch_view')) return []
  const companies = await loadCompanyOptions(cityId, signal)
  if (companies.length > MAX_COMPANIES) return []
  return Promise.all(companies.map(({ value }) => searchBranches(value, { page: 1, pointId }, signal)))
}
