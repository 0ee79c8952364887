import { addShortcuts } from './shortcuts'

export const ORDER_SHORTCUTS = addShortcuts('order', {
  orderNext: { label: 'Следующий статус', presses: [{ cap: 'S', code: 'KeyS' }] },
  orderCancel: { label: 'Отменить заказ', presses: [{ cap: 'X', code: 'KeyX' }] },
  orderCourier: { label: 'Сменить курьера', presses: [{ cap: 'C', code: 'KeyC' }] },
  orderPhone: { label: 'Телефон курьера', presses: [{ cap: 'P', code: 'KeyP' }] },
  orderPlace: { label: 'Изменить координаты', presses: [{ cap: 'G', code: 'KeyG' }] },
  orderEdit: { label: 'Редактировать', presses: [{ cap: 'E', code: 'KeyE' }] },
  orderMap: { label: 'Показать на карте', presses: [{ cap: 'M', code: 'KeyM' }] },
})
