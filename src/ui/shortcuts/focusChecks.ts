/** Elements with their own key handling: input fields and widgets with arrow key navigation. */
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
 * Dialogs, menus and other overlays that get the keys while they are visible. antd keeps closed overlays in the DOM, so visibility is
 * checked separately. A dialog that fades out is closed already.
 */
const LAYERS =
  'dialog[open], .ant-modal:not(.ant-zoom-leave), .ant-drawer-open, .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown, .ant-popover'

/**
 * Props that make the container of a screen and its heading focusable by script. After a navigation the heading gets the focus, or the
 * container if the screen has no heading.
 */
export const PAGE_FOCUS_PROPS = { tabIndex: -1, 'data-page-focus': '' } as const

export function hasOwnKeyHandling(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

export function isPopupOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.getClientRects().length > 0)
}

export function isOutsideControls(target: EventTarget | null): boolean {
  return (
    target === null ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    (target instanceof Element && target.matches('[data-page-focus]'))
  )
}
