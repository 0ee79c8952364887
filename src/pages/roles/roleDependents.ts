import { searchEmployees } from '../../api/employees'
import { countSentence, type DependentsLoader, totalRowCount } from '../../kit/directory/DependentRecords'

export const roleDependents: readonly DependentsLoader<string>[] = [
  [
    'employee_view',
    async (role, signal) => {
      const count = totalRowCount(await searchEmployees({ page: 1, role }, signal))
      return countSentence('С этой ролью', count, ['сотрудник', 'сотрудника', 'сотрудников'])
    },
  ],
]
