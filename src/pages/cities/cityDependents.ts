import { loadCompanyOptions } from '../../api/dictionaries'
import { searchEmployees } from '../../api/employees'
import { searchPoints } from '../../api/points'
import { type DependentsDefinition, sentenceWithCount, totalRowCount } from '../../kit/directory/DependentRecords'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

export const cityDependents: readonly DependentsDefinition<number>[] = [
  [
    'point_view',
    async (cityId, signal) => {
      const count = totalRowCount(await searchPoints({ page: 1, cityId }, signal))
      return sentenceWithCount('В городе', count, ['отправная точка', 'отправные точки', 'отправных точек'])
    },
  ],
  [
    'company_view',
    async (cityId, signal) => {
      const companies = await loadCompanyOptions(cityId, signal)
      const count = companies.length + getUnreadableCount(companies)
      return sentenceWithCount('В городе', count, ['контрагент', 'контрагента', 'контрагентов'])
    },
  ],
  [
    'employee_view',
    async (cities, signal) => {
      const count = totalRowCount(await searchEmployees({ page: 1, cities }, signal))
      return sentenceWithCount('В городе', count, ['сотрудник', 'сотрудника', 'сотрудников'])
    },
  ],
]
