import { searchBranches } from '../../api/branches'
import { loadCompanyOptions } from '../../api/dictionaries'
import { loadPoint } from '../../api/points'
import { counted } from '../../domain/text'
import { countOf, type Dependent } from '../../kit/directory/Dependents'

/** The API finds branches only company by company. With more companies in the city, their branches are not counted. */
const MAX_COMPANIES = 20

export const pointDependents: readonly Dependent<number>[] = [
  [
    'point_view',
    async (id, signal) => {
      const { deliveryZones } = await loadPoint(id, signal)
      const count = deliveryZones.length
      return count > 0 ? `В отправной точке ${counted(count, 'зона', 'зоны', 'зон')} доставки` : undefined
    },
  ],
  [
    'company_branch_view',
    async (pointId, signal) => {
      const { cityId } = await loadPoint(pointId, signal)
      const companies = cityId === undefined ? [] : await loadCompanyOptions(cityId, signal)
      if (companies.length > MAX_COMPANIES) return undefined
      const found = await Promise.all(companies.map(({ value }) => searchBranches(value, { page: 1, pointId }, signal)))
      const count = found.reduce((sum, page) => sum + countOf(page), 0)
      return count > 0 ? `К ней привязано: ${counted(count, 'филиал', 'филиала', 'филиалов')}` : undefined
    },
  ],
]
