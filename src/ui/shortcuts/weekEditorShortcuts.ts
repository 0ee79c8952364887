import { addShortcuts, type Shortcut } from './shortcuts'

export const WEEK_EDITOR_SHORTCUTS = {
  weekEdit: {
    group: 'week',
    label: 'Изменить смену: «9-18», «18-3», «9-18 п13-1330»; сразу цифрой',
    presses: [
      { cap: 'Enter', key: 'Enter' },
      { cap: 'F2', key: 'F2' },
    ],
  },
  weekRemove: {
    group: 'week',
    label: 'Убрать смены',
    presses: [
      { cap: 'Delete', key: 'Delete' },
      { cap: 'Backspace', key: 'Backspace' },
    ],
  },
  weekPoint: { group: 'week', label: 'Точка смены', presses: [{ cap: 'P', code: 'KeyP' }] },
  weekAssign: { group: 'week', label: 'Отдать смены другому курьеру', presses: [{ cap: 'A', code: 'KeyA' }] },
  weekMoveLeft: {
    group: 'week',
    label: 'Смены на день раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekMoveRight: {
    group: 'week',
    label: 'Смены на день позже',
    presses: [{ cap: '→', code: 'ArrowRight', withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekMoveUp: {
    group: 'week',
    label: 'Смены курьеру выше',
    presses: [{ cap: '↑', code: 'ArrowUp', withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekMoveDown: {
    group: 'week',
    label: 'Смены курьеру ниже',
    presses: [{ cap: '↓', code: 'ArrowDown', withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekEndEarlier: {
    group: 'week',
    label: 'Конец смены на 15 минут раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withCtrl: true, withAlt: true }],
  },
  weekEndLater: {
    group: 'week',
    label: 'Конец смены на 15 минут позже',
    presses: [{ cap: '→', code: 'ArrowRight', withCtrl: true, withAlt: true }],
  },
  weekStartEarlier: {
    group: 'week',
    label: 'Начало смены на 15 минут раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withCtrl: true, withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekStartLater: {
    group: 'week',
    label: 'Начало смены на 15 минут позже',
    presses: [{ cap: '→', code: 'ArrowRight', withCtrl: true, withAlt: true, withShift: true, isShiftShown: true }],
  },
  weekCopy: { group: 'week', label: 'Копировать', presses: [{ cap: 'C', code: 'KeyC', withCtrl: true }] },
  weekCut: { group: 'week', label: 'Вырезать', presses: [{ cap: 'X', code: 'KeyX', withCtrl: true }] },
  weekPaste: { group: 'week', label: 'Вставить', presses: [{ cap: 'V', code: 'KeyV', withCtrl: true }] },
  weekFillDown: { group: 'week', label: 'Заполнить вниз', presses: [{ cap: 'D', code: 'KeyD', withCtrl: true }] },
  weekCopyDay: {
    group: 'week',
    label: 'Сделать день копией предыдущего',
    presses: [{ cap: 'D', code: 'KeyD', withShift: true, isShiftShown: true }],
  },
  weekRemoveRow: {
    group: 'week',
    label: 'В форме дня: удалить строку',
    presses: [{ cap: 'Delete', code: 'Delete', withCtrl: true }],
  },
  weekUndo: { group: 'week', label: 'Отменить шаг', presses: [{ cap: 'Z', code: 'KeyZ', withCtrl: true }] },
  weekRedo: {
    group: 'week',
    label: 'Вернуть шаг',
    presses: [
      { cap: 'Y', code: 'KeyY', withCtrl: true },
      { cap: 'Z', code: 'KeyZ', withCtrl: true, withShift: true, isShiftShown: true },
    ],
  },
  weekNextVerdict: { group: 'week', label: 'Следующее предупреждение', presses: [{ cap: 'F8', key: 'F8' }] },
  weekPreviousVerdict: {
    group: 'week',
    label: 'Предыдущее предупреждение',
    presses: [{ cap: 'F8', code: 'F8', withShift: true, isShiftShown: true }],
  },
  weekRepair: { group: 'week', label: 'Подобрать замену курьеру', presses: [{ cap: 'R', code: 'KeyR' }] },
  weekSave: {
    group: 'week',
    label: 'Сохранить неделю, в форме дня — день',
    presses: [{ cap: 'Enter', code: 'Enter', withCtrl: true }],
  },
} as const satisfies Record<string, Shortcut>

addShortcuts(WEEK_EDITOR_SHORTCUTS)
