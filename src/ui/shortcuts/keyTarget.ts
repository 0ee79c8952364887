/** What has keys of its own: fields, and everything that is walked by arrows. */
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

/** What lies over the page and takes the keys while it is seen. Antd keeps closed layers in the document. */
const LAYERS =
  'dialog[open], .ant-modal-wrap, .ant-drawer-open, .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown, .ant-popover'

/** Marks what takes the focus after a navigation without being a control: the page itself or its heading. */
export const PAGE_FOCUS = { tabIndex: -1, 'data-page-focus': '' } as const

/** Whether keys pressed there belong to a control. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

/** Whether a dialog, menu, choice or the like lies over the page. */
export function isLayerOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.getClientRects().length > 0)
}

/** Whether the focus is on no control at all. */
export function isNowhere(target: EventTarget | null): boolean {
  return (
    target === null ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    (target instanceof Element && target.matches('[data-page-focus]'))
  )
}
