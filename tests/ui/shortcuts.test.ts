import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { pressedShortcuts, SHORTCUT_IDS, SHORTCUTS, shortcutKeyLabels } from '../../src/ui/shortcuts/shortcuts'
import '../../src/ui/shortcuts/mapShortcuts'
import '../../src/ui/shortcuts/weekEditorShortcuts'

const pressed = (init: KeyboardEventInit) => pressedShortcuts(new KeyboardEvent('keydown', init))

test.each<[string, KeyboardEventInit, string[]]>([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, ['palette']],
  ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, ['palette']],
  ['Ctrl+K, Russian', { key: 'л', code: 'KeyK', ctrlKey: true }, ['palette']],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, []],
  ['K', { key: 'k', code: 'KeyK' }, ['rowPrevious', 'mapPrevious']],
  ['J, Russian', { key: 'о', code: 'KeyJ' }, ['rowNext', 'mapNext']],
  ['/', { key: '/', code: 'Slash' }, ['filter']],
  ['the key of /, Russian', { key: '.', code: 'Slash' }, ['filter']],
  ['/, Russian', { key: '/', code: 'Backslash', shiftKey: true }, ['filter']],
  ['/, German', { key: '/', code: 'Digit7', shiftKey: true }, ['filter']],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, ['shortcuts']],
  ['?, Russian', { key: '?', code: 'Digit7', shiftKey: true }, ['shortcuts']],
  ['the key of ?, Russian', { key: ',', code: 'Slash', shiftKey: true }, ['shortcuts']],
  ['? where / is elsewhere', { key: '?', code: 'Slash' }, ['shortcuts']],
  ['.', { key: '.', code: 'Period' }, []],
  [']', { key: ']', code: 'BracketRight' }, ['pageNext']],
  [']', { key: 'ъ', code: 'BracketRight' }, ['pageNext']],
  ['Shift+↓', { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true }, []],
  ['Alt+↑', { key: 'ArrowUp', code: 'ArrowUp', altKey: true }, []],
  ['Enter of the numbers', { key: 'Enter', code: 'NumpadEnter' }, ['rowOpen', 'mapOpen', 'weekEdit']],
  ['Alt+Shift+←', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true, shiftKey: true }, ['weekMoveLeft']],
  ['Alt+←, the browser’s Back', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }, []],
  ['Esc', { key: 'Escape', code: 'Escape' }, ['rowClose', 'filterLeave', 'mapLeave']],
])('%s', (_name, init, ids) => {
  expect(pressed(init)).toEqual(ids)
})

test('keys as they are shown', () => {
  expect(shortcutKeyLabels('palette', false)).toEqual([['Ctrl', 'K']])
  expect(shortcutKeyLabels('palette', true)).toEqual([['⌘', 'K']])
  expect(shortcutKeyLabels('shortcuts', false)).toEqual([['?']])
  expect(shortcutKeyLabels('rowNext', false)).toEqual([['↓'], ['J']])
  expect(shortcutKeyLabels('weekMoveLeft', false)).toEqual([['Alt', 'Shift', '←']])
})

test('each shortcut has a description of its own', () => {
  const labels = SHORTCUT_IDS.map((id) => SHORTCUTS[id].label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('each shortcut is handled in src', () => {
  const root = join(__dirname, '../../src')
  const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('shortcuts.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => /useShortcuts\(|isShortcutPressed\(|\bShortcutId\b/.test(text))
    .join('\n')
  // The browser turns the keys for copy, cut and paste into clipboard events, so the week grid listens to these events instead of keys.
  const events: Partial<Record<string, string>> = { weekCopy: 'onCopy=', weekCut: 'onCut=', weekPaste: 'onPaste=' }
  const grid = readFileSync(join(root, 'pages/schedules/grid/WeekGrid.tsx'), 'utf8')
  const isHeard = (id: string) =>
    new RegExp(`\\b${id}: |isShortcutPressed\\('${id}'|case '${id}':|=== '${id}'\\)`).test(code) ||
    grid.includes(events[id] ?? 'no event')
  expect(SHORTCUT_IDS.filter((id) => !isHeard(id))).toEqual([])
})
