import { addShortcuts, type Shortcut } from './shortcuts'

export const ROW_ACTION_SHORTCUTS = {
  rowHide: {
    group: 'list',
    label: 'Скрыть уведомление; ещё раз — вернуть',
    presses: [{ cap: 'E', code: 'KeyE' }],
  },
  rowEdit: { group: 'list', label: 'Редактировать смену', presses: [{ cap: 'E', code: 'KeyE' }] },
} as const satisfies Record<string, Shortcut>

addShortcuts(ROW_ACTION_SHORTCUTS)
