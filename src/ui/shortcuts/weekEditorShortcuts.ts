import { addShortcuts } from './shortcuts'

export const WEEK_EDITOR_SHORTCUTS = addShortcuts('week', {
  weekEdit: {
    label: 'Изменить смену: «9-18», «18-3», «9-18 п13-1330»; сразу цифрой',
    presses: [
      { cap: 'Enter', key: 'Enter' },
      { cap: 'F2', key: 'F2' },
    ],
  },
  weekRemove: {
    label: 'Убрать смены',
    presses: [
      { cap: 'Delete', key: 'Delete' },
      { cap: 'Backspace', key: 'Backspace' },
    ],
  },
  weekPoint: { label: 'Точка смены', presses: [{ cap: 'P', code: 'KeyP' }] },
  weekAssign: { label: 'Отдать смены другому курьеру', presses: [{ cap: 'A', code: 'KeyA' }] },
  weekMoveLeft: {
    label: 'Смены на день раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withAlt: true, withShift: true }],
  },
  weekMoveRight: {
    label: 'Смены на день позже',
    presses: [{ cap: '→', code: 'ArrowRight', withAlt: true, withShift: true }],
  },
  weekMoveUp: { label: 'Смены курьеру выше', presses: [{ cap: '↑', code: 'ArrowUp', withAlt: true, withShift: true }] },
  weekMoveDown: {
    label: 'Смены курьеру ниже',
    presses: [{ cap: '↓', code: 'ArrowDown', withAlt: true, withShift: true }],
  },
  weekEndEarlier: {
    label: 'Конец смены на 15 минут раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withCtrl: true, withAlt: true }],
  },
  weekEndLater: {
    label: 'Конец смены на 15 минут позже',
    presses: [{ cap: '→', code: 'ArrowRight', withCtrl: true, withAlt: true }],
  },
  weekStartEarlier: {
    label: 'Начало смены на 15 минут раньше',
    presses: [{ cap: '←', code: 'ArrowLeft', withCtrl: true, withAlt: true, withShift: true }],
  },
  weekStartLater: {
    label: 'Начало смены на 15 минут позже',
    presses: [{ cap: '→', code: 'ArrowRight', withCtrl: true, withAlt: true, withShift: true }],
  },
  weekCopy: { label: 'Копировать', presses: [{ cap: 'C', code: 'KeyC', withCtrl: true }] },
  weekCut: { label: 'Вырезать', presses: [{ cap: 'X', code: 'KeyX', withCtrl: true }] },
  weekPaste: { label: 'Вставить', presses: [{ cap: 'V', code: 'KeyV', withCtrl: true }] },
  weekFillDown: { label: 'Заполнить вниз', presses: [{ cap: 'D', code: 'KeyD', withCtrl: true }] },
  weekCopyDay: { label: 'Сделать день копией предыдущего', presses: [{ cap: 'D', code: 'KeyD', withShift: true }] },
  weekRemoveRow: { label: 'В форме дня: удалить строку', presses: [{ cap: 'Delete', code: 'Delete', withCtrl: true }] },
  weekUndo: { label: 'Отменить шаг', presses: [{ cap: 'Z', code: 'KeyZ', withCtrl: true }] },
  weekRedo: {
    label: 'Вернуть шаг',
    presses: [
      { cap: 'Y', code: 'KeyY', withCtrl: true },
      { cap: 'Z', code: 'KeyZ', withCtrl: true, withShift: true },
    ],
  },
  weekNextVerdict: { label: 'Следующее предупреждение', presses: [{ cap: 'F8', key: 'F8' }] },
  weekPreviousVerdict: { label: 'Предыдущее предупреждение', presses: [{ cap: 'F8', code: 'F8', withShift: true }] },
  weekRepair: { label: 'Подобрать замену курьеру', presses: [{ cap: 'R', code: 'KeyR' }] },
  weekSave: {
    label: 'Сохранить неделю, в форме дня — день',
    presses: [{ cap: 'Enter', code: 'Enter', withCtrl: true }],
  },
})
