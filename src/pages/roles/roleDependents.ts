import { searchEmployees } from '../../api/employees'
import { type DependentsDefinition, sentenceWithCount, totalRowCount } from '../../kit/directory/DependentRecords'

export const roleDependents: readonly DependentsDefinition<string>[] = [
  [
    'employee_view',
    async (role, signal) => {
      const count = totalRowCount(await searchEmployees({ page: 1, role }, signal))
      return sentenceWithCount('С этой ролью', count, ['сотрудник', 'сотрудника', 'сотрудников'])
    },
  ],
]
