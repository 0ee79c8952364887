import { addShortcuts } from './shortcuts'

export const ROW_ACTION_SHORTCUTS = addShortcuts('list', {
  rowHide: { label: 'Скрыть уведомление; ещё раз — вернуть', presses: [{ cap: 'E', code: 'KeyE' }] },
  rowEdit: { label: 'Редактировать смену', presses: [{ cap: 'E', code: 'KeyE' }] },
})
