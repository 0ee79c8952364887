import { searchEmployees } from '../../api/employees'
import { countLine, type DependentsLoader, rowCount } from '../../kit/directory/Dependents'

export const roleDependents: readonly DependentsLoader<string>[] = [
  [
    'employee_view',
    async (role, signal) => {
      const count = rowCount(await searchEmployees({ page: 1, role }, signal))
      return countLine('С этой ролью', count, ['сотрудник', 'сотрудника', 'сотрудников'])
    },
  ],
]
