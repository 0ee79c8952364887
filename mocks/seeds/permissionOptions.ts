import { permissionArea } from '../../src/domain/permissions'
import { ALL_PERMISSIONS } from './roles'

const ACTIONS: Readonly<Record<string, string>> = {
  view: 'просмотр',
  create: 'создание',
  update: 'редактирование',
  delete: 'удаление',
  publish: 'публикация',
  manage: 'управление',
}

const LABELS: Readonly<Record<string, string>> = {
  order_change_courier: 'Заказы: смена курьера',
  order_change_coordinate: 'Заказы: смена координат',
  order_change_status: 'Заказы: смена статуса',
  order_return_check_upload: 'Заказы: загрузка чека возврата',
  order_return_check_delete: 'Заказы: удаление чека возврата',
  courier_location_view: 'Курьеры: карта',
  courier_location_update: 'Курьеры: смена отправной точки',
  courier_slot_manage: 'Курьеры: смены',
  courier_penalty: 'Курьеры: просмотр штрафов',
  courier_penalty_manage: 'Курьеры: назначение штрафов',
  courier_rate_manage: 'Ставки курьеров',
  report_partner_view: 'Отчёт по партнёрам',
  report_courier_view: 'Отчёт по курьерам',
  report_delivery_view: 'Отчёт по дням',
  employee_change_password: 'Сотрудники: смена пароля',
}

function labelOf(permission: string): string {
  const area = permissionArea(permission)
  const action = ACTIONS[permission.slice(area?.prefix.length)]
  return LABELS[permission] ?? (area && action ? `${area.title}: ${action}` : permission)
}

export const PERMISSION_OPTIONS = ALL_PERMISSIONS.map((value) => ({ value, label: labelOf(value) }))
