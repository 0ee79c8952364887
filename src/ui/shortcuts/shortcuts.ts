import type { MAP_SHORTCUTS } from './mapShortcuts'
import type { ORDER_SHORTCUTS } from './orderShortcuts'
import type { ROW_ACTION_SHORTCUTS } from './rowActionShortcuts'
import type { WEEK_EDITOR_SHORTCUTS } from './weekEditorShortcuts'

/** All keyboard shortcuts of the console. Both the key handling and the help dialog (`?`) read this table. */

/** A key combination. `withCtrl` also accepts the Command key. */
type Press = { cap: string; withCtrl?: true; withAlt?: true } & (
  | {
      code: string
      withShift?: true
      /** True if the help dialog omits this combination, because another one of the shortcut has the same `cap`. */
      isHidden?: true
    }
  | { key: string }
)

export type ShortcutGroup = 'everywhere' | 'list' | 'order' | 'filter' | 'map' | 'week'

type Shortcut = {
  group: ShortcutGroup
  label: string
  presses: readonly Press[]
  whileTyping?: true
}

/*
 * In the Russian keyboard layout `/` and `?` are typed with other keys (Shift+\ and Shift+7), so their shortcuts also accept the physical
 * keys of the English layout.
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
      { cap: '?', code: 'Slash', withShift: true, isHidden: true },
    ],
  },
  filter: {
    group: 'everywhere',
    label: 'Перейти к фильтру',
    presses: [
      { cap: '/', key: '/' },
      { cap: '/', code: 'Slash', isHidden: true },
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
  filterLeave: {
    group: 'filter',
    label: 'Выйти из поля; затем ↓ — в список',
    presses: [{ cap: 'Esc', key: 'Escape' }],
    whileTyping: true,
  },
} as const satisfies Record<string, Shortcut>

export type ShortcutId =
  | keyof typeof TABLE
  | keyof typeof MAP_SHORTCUTS
  | keyof typeof ORDER_SHORTCUTS
  | keyof typeof ROW_ACTION_SHORTCUTS
  | keyof typeof WEEK_EDITOR_SHORTCUTS

/** The shortcuts of single screens are added when the chunk of that screen loads. */
export const SHORTCUTS = { ...TABLE } as unknown as Record<ShortcutId, Shortcut>

export const SHORTCUT_IDS = Object.keys(TABLE) as ShortcutId[]

export function addShortcuts<K extends string>(
  group: ShortcutGroup,
  more: Record<K, Omit<Shortcut, 'group'>>,
): Record<K, Omit<Shortcut, 'group'>> {
  for (const [id, shortcut] of Object.entries(more) as [ShortcutId, Omit<Shortcut, 'group'>][]) {
    if (!SHORTCUT_IDS.includes(id)) SHORTCUT_IDS.push(id)
    SHORTCUTS[id] = { group, ...shortcut }
  }
  return more
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function pressedShortcuts(event: PressedKey): ShortcutId[] {
  const pressedBy = (isByCode: boolean) =>
    SHORTCUT_IDS.filter((id) =>
      SHORTCUTS[id].presses.some((press) => 'code' in press === isByCode && fits(press, event)),
    )
  // A match by typed character has priority over a match by physical key: `?` may be typed with the physical key of `/`.
  const written = pressedBy(false)
  return written.length > 0 ? written : pressedBy(true)
}

export const isShortcutPressed = (id: ShortcutId, event: PressedKey): boolean => pressedShortcuts(event).includes(id)

export function shortcutKeyLabels(id: ShortcutId, isMac: boolean): string[][] {
  const listed = SHORTCUTS[id].presses.filter((press) => !('isHidden' in press))
  return listed.map((press) => [
    ...(press.withCtrl ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(press.withAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...('withShift' in press ? ['Shift'] : []),
    press.cap,
  ])
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

function fits(press: Press, event: PressedKey): boolean {
  if ((event.ctrlKey || event.metaKey) !== (press.withCtrl ?? false) || event.altKey !== (press.withAlt ?? false)) {
    return false
  }
  if ('code' in press) return event.code === press.code && event.shiftKey === (press.withShift ?? false)
  // Some keyboard layouts need Shift to type a character, so Shift is ignored for characters. A named key with Shift is a different
  // shortcut.
  return event.key === press.key && (press.key.length === 1 || !event.shiftKey)
}
