import { addShortcuts, type Shortcut } from './shortcuts'

export const ORDER_SHORTCUTS = {
  orderNext: { group: 'order', label: 'Следующий статус', presses: [{ cap: 'S', code: 'KeyS' }] },
  orderCancel: { group: 'order', label: 'Отменить заказ', presses: [{ cap: 'X', code: 'KeyX' }] },
  orderCourier: { group: 'order', label: 'Сменить курьера', presses: [{ cap: 'C', code: 'KeyC' }] },
  orderPhone: { group: 'order', label: 'Телефон курьера', presses: [{ cap: 'P', code: 'KeyP' }] },
  orderPlace: { group: 'order', label: 'Изменить координаты', presses: [{ cap: 'G', code: 'KeyG' }] },
  orderEdit: { group: 'order', label: 'Редактировать', presses: [{ cap: 'E', code: 'KeyE' }] },
  orderMap: { group: 'order', label: 'Показать на карте', presses: [{ cap: 'M', code: 'KeyM' }] },
} as const satisfies Record<string, Shortcut>

addShortcuts(ORDER_SHORTCUTS)
