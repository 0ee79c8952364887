import { searchOrders } from '../../api/orders'
import { searchShifts } from '../../api/shifts'
import { type DependentsDefinition, sentenceWithCount, totalRowCount } from '../../kit/directory/DependentRecords'

export const employeeDependents: readonly DependentsDefinition<number>[] = [
  [
    'order_view',
    async (courierId, signal) => {
      const count = totalRowCount(await searchOrders({ page: 1, courierId }, signal))
      return sentenceWithCount('У сотрудника', count, ['активный заказ', 'активных заказа', 'активных заказов'])
    },
  ],
  [
    'courier_slot_manage',
    async (courierId, signal) => {
      const count = totalRowCount(await searchShifts({ page: 1, courierId }, signal))
      return sentenceWithCount('У сотрудника', count, ['смена', 'смены', 'смен'])
    },
  ],
]
