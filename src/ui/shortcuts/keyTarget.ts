/** Elements that handle keys themselves: fields and widgets with arrow navigation. */
const OWN_KEYS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'combobox',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'slider',
    'spinbutton',
    'tablist',
    'tree',
    'application',
  ].map((role) => `[role="${role}"]`),
].join(', ')

/**
 * Overlays that take the keys while visible. antd keeps closed ones in the DOM, so visibility is checked separately.
 */
const LAYERS =
  'dialog[open], .ant-modal-wrap, .ant-drawer-open, .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown, .ant-popover'

/** Props of an element that gets focus after a navigation without being a control: the page or its heading. */
export const PAGE_FOCUS = { tabIndex: -1, 'data-page-focus': '' } as const

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

export function isLayerOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.getClientRects().length > 0)
}

export function isNowhere(target: EventTarget | null): boolean {
  return (
    target === null ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    (target instanceof Element && target.matches('[data-page-focus]'))
  )
}
