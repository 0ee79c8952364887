import { searchBranches } from '../../api/branches'
import { loadCompanyOptions } from '../../api/dictionaries'
import { loadPoint } from '../../api/points'
import { countWithNoun } from '../../domain/text'
import { type DependentsLoader, rowCount } from '../../kit/directory/Dependents'
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
      const branches = await countBranches(id, cityId, signal).catch(() => 0)
      const parts = [
        ...(zones > 0 ? [countWithNoun(zones, 'зона доставки', 'зоны доставки', 'зон доставки')] : []),
        ...(branches > 0 ? [countWithNoun(branches, 'филиал', 'филиала', 'филиалов')] : []),
      ]
      return parts.length > 0 ? `К отправной точке привязаны: ${parts.join(', ')}` : undefined
    },
  ],
]

async function countBranches(pointId: number, cityId: number | undefined, signal: AbortSignal): Promise<number> {
  if (cityId === undefined || !can('company_branch_view')) return 0
  const companies = await loadCompanyOptions(cityId, signal)
  if (companies.length > MAX_COMPANIES) return 0
  const found = await Promise.all(companies.map(({ value }) => searchBranches(value, { page: 1, pointId }, signal)))
  return found.reduce((sum, page) => sum + rowCount(page), 0)
}
