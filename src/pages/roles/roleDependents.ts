import { searchEmployees } from '../../api/employees'
import { countSentence, type DependentsLoader, loadedRowCount } from '../../kit/directory/DependentRecords'

export const roleDependents: readonly DependentsLoader<string>[] = [
  [
    'employee_view',
    async (role, signal) => {
      const count = loadedRowCount(await searchEmployees({ page: 1, role }, signal))
      return countSentence('С этой ролью', count, ['сотрудник', 'сотрудника', 'сотрудников'])
    },
  ],
]
