import type { ORDER_SHORTCUTS } from './orderShortcuts'
import type { WEEK_SHORTCUTS } from './weekShortcuts'

/**
 * Every shortcut of the console. What listens to keys asks this table, and so does the list under `?`, which therefore
 * cannot be out of date.
 */

/** One way to press a shortcut. Ctrl means Command, too. */
type Press = {
  /** What stands on the key, in the list of shortcuts. */
  cap: string
  withCtrl?: true
  withAlt?: true
} & (
  | {
      /** The place of the key, whatever the layout: the same key is `j` and `о`. */
      code: string
      withShift?: true
      /** Shift is part of the shortcut, not of what the key writes: the list of shortcuts shows it. */
      isShiftShown?: true
    }
  | {
      /** What the key writes or is called. */
      key: string
    }
)

export type ShortcutGroup = 'everywhere' | 'list' | 'order' | 'filter' | 'map' | 'week'

export type Shortcut = {
  group: ShortcutGroup
  /** What it does. */
  label: string
  presses: readonly Press[]
  /** Works in a field, too. */
  whileTyping?: true
}

export const SHORTCUT_GROUPS: Record<ShortcutGroup, string> = {
  everywhere: 'Везде',
  list: 'В списке',
  order: 'У выбранного заказа',
  filter: 'В фильтре',
  map: 'На карте курьеров',
  week: 'В сетке недели',
}

/*
 * `/` and `?` have keys of their own in the Russian layout (Shift+\ and Shift+7); the key that bears them on an English
 * keyboard works in any layout, since nobody thinks of the layout before a shortcut.
 */
const TABLE = {
  palette: {
    group: 'everywhere',
    label: 'Быстрый переход: разделы, города, действия',
    presses: [{ cap: 'K', code: 'KeyK', withCtrl: true }],
    whileTyping: true,
  },
  shortcuts: {
    group: 'everywhere',
    label: 'Сочетания клавиш',
    presses: [
      { cap: '?', key: '?' },
      { cap: '?', code: 'Slash', withShift: true },
    ],
  },
  filter: {
    group: 'everywhere',
    label: 'Перейти к фильтру',
    presses: [
      { cap: '/', key: '/' },
      { cap: '/', code: 'Slash' },
    ],
  },
  formSend: {
    group: 'everywhere',
    label: 'Отправить форму',
    presses: [{ cap: 'Enter', code: 'Enter', withCtrl: true }],
    whileTyping: true,
  },
  rowNext: {
    group: 'list',
    label: 'Следующая строка; со страницы — войти в список',
    presses: [
      { cap: '↓', key: 'ArrowDown' },
      { cap: 'J', code: 'KeyJ' },
    ],
  },
  rowPrevious: {
    group: 'list',
    label: 'Предыдущая строка',
    presses: [
      { cap: '↑', key: 'ArrowUp' },
      { cap: 'K', code: 'KeyK' },
    ],
  },
  rowFirst: { group: 'list', label: 'Первая строка', presses: [{ cap: 'Home', key: 'Home' }] },
  rowLast: { group: 'list', label: 'Последняя строка', presses: [{ cap: 'End', key: 'End' }] },
  pageNext: {
    group: 'list',
    label: 'Следующая страница',
    presses: [
      { cap: 'Page Down', key: 'PageDown' },
      { cap: ']', code: 'BracketRight' },
    ],
  },
  pagePrevious: {
    group: 'list',
    label: 'Предыдущая страница',
    presses: [
      { cap: 'Page Up', key: 'PageUp' },
      { cap: '[', code: 'BracketLeft' },
    ],
  },
  rowOpen: { group: 'list', label: 'Открыть строку', presses: [{ cap: 'Enter', key: 'Enter' }] },
  rowClose: { group: 'list', label: 'Закрыть открытую строку', presses: [{ cap: 'Esc', key: 'Escape' }] },
  rowHide: {
    group: 'list',
    label: 'Скрыть уведомление; ещё раз — вернуть',
    presses: [{ cap: 'E', code: 'KeyE' }],
  },
  rowEdit: { group: 'list', label: 'Редактировать смену', presses: [{ cap: 'E', code: 'KeyE' }] },
  filterLeave: {
    group: 'filter',
    label: 'Выйти из поля; затем ↓ — в список',
    presses: [{ cap: 'Esc', key: 'Escape' }],
    whileTyping: true,
  },
  mapNext: { group: 'map', label: 'Следующий курьер, от середины карты', presses: [{ cap: 'J', code: 'KeyJ' }] },
  mapPrevious: { group: 'map', label: 'Предыдущий курьер', presses: [{ cap: 'K', code: 'KeyK' }] },
  mapOpen: { group: 'map', label: 'Карточка выбранного курьера', presses: [{ cap: 'Enter', key: 'Enter' }] },
  mapFollow: { group: 'map', label: 'Следить за выбранным курьером', presses: [{ cap: 'F', code: 'KeyF' }] },
  mapAll: { group: 'map', label: 'Показать всех курьеров', presses: [{ cap: '0', code: 'Digit0' }] },
  mapLeave: { group: 'map', label: 'Снять выбор', presses: [{ cap: 'Esc', key: 'Escape' }] },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof TABLE | keyof typeof ORDER_SHORTCUTS | keyof typeof WEEK_SHORTCUTS

/** Those of the week grid join when it or the list of shortcuts is loaded: no other screen waits for them. */
export const SHORTCUTS = { ...TABLE } as unknown as Record<ShortcutId, Shortcut>

export const SHORTCUT_IDS = Object.keys(TABLE) as ShortcutId[]

/** Adds shortcuts that come with a part of the console loaded later. */
export function addShortcuts(more: Partial<Record<ShortcutId, Shortcut>>): void {
  Object.assign(SHORTCUTS, more)
  SHORTCUT_IDS.push(...(Object.keys(more) as ShortcutId[]).filter((id) => !SHORTCUT_IDS.includes(id)))
}

/** The part of a keyboard event that tells which shortcut was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What was pressed; in another place of the console the same key may do something else. */
export function pressedShortcuts(event: Pressed): ShortcutId[] {
  const pressedBy = (isByCode: boolean) =>
    SHORTCUT_IDS.filter((id) =>
      SHORTCUTS[id].presses.some((press) => 'code' in press === isByCode && fits(press, event)),
    )
  // What the key writes counts before its place: `?` may stand where `/` is elsewhere.
  const written = pressedBy(false)
  return written.length > 0 ? written : pressedBy(true)
}

export const isPressed = (id: ShortcutId, event: Pressed): boolean => pressedShortcuts(event).includes(id)

/** The keys of a shortcut as they are shown, each a list of caps to be held together. */
export function shortcutCaps(id: ShortcutId, isMac: boolean): string[][] {
  const caps = SHORTCUTS[id].presses.map((press) => [
    ...(press.withCtrl ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(press.withAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...('isShiftShown' in press && press.isShiftShown ? ['Shift'] : []),
    press.cap,
  ])
  return caps.filter((keys, index) => caps.findIndex((other) => other.join() === keys.join()) === index)
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

function fits(press: Press, event: Pressed): boolean {
  if ((event.ctrlKey || event.metaKey) !== (press.withCtrl ?? false) || event.altKey !== (press.withAlt ?? false)) {
    return false
  }
  if ('code' in press) return event.code === press.code && event.shiftKey === (press.withShift ?? false)
  // Where a character needs Shift, that is its layout's affair; with a named key it is another shortcut.
  return event.key === press.key && (press.key.length === 1 || !event.shiftKey)
}
