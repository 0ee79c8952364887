import { searchOrders } from '../../api/orders'
import { searchShifts } from '../../api/shifts'
import { countLine, type DependentsLoader, rowCount } from '../../kit/directory/Dependents'

export const employeeDependents: readonly DependentsLoader<number>[] = [
  [
    'order_view',
    async (courierId, signal) => {
      const count = rowCount(await searchOrders({ page: 1, courierId }, signal))
      return countLine('У сотрудника', count, ['активный заказ', 'активных заказа', 'активных заказов'])
    },
  ],
  [
    'courier_slot_manage',
    async (courierId, signal) => {
      const count = rowCount(await searchShifts({ page: 1, courierId }, signal))
      return countLine('У сотрудника', count, ['смена', 'смены', 'смен'])
    },
  ],
]
