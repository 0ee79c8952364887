/**
 * CSS classes of antd parts that have no role or accessible name. Tests and stories find every other element by role, label or text;
 * `architecture.test.ts` fails if another file uses these classes.
 */

export const ROW = 'tr.ant-table-row:not([data-row-key^="skeleton"])'
export const EXPANDED_ROW = '.ant-table-expanded-row'
export const TABLE_AREA = '.ant-table-content, .ant-table-body'
export const STICKY_PART = '.ant-table-sticky-holder'
export const PAGER = '.ant-pagination'

export const MODAL_WRAPPER = '.ant-modal-wrap'

export const SELECT = '.ant-select'
export const CLEAR_SELECT = '.ant-select-clear'
export const OPEN_MENU = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)'
export const OPTION = '.ant-select-item-option-content'
export const ACTIVE_OPTION = '.ant-select-item-option-active'

export const TREE_OPENER = '.ant-tree-switcher_close'

export const SKELETON = '.ant-skeleton'
export const BUSY = `${SKELETON}, [aria-busy="true"], .ant-spin-spinning, .skeleton-cell`
