/**
 * Class names by which tests and stories find parts of antd that have neither a role nor a name. Everything else is found by role,
 * label or text; `tests/architecture.test.ts` allows these names in no other file.
 */

/** A row of a table; the grey rows of a table that is loading are none. */
export const ROW = 'tr.ant-table-row:not([data-row-key^="skeleton"])'
export const EXPANDED_ROW = '.ant-table-expanded-row'
/** What scrolls sideways. */
export const TABLE_AREA = '.ant-table-content, .ant-table-body'
/** Holds headings or totals in sight, and is scrolled with the rows. */
export const STICKY_PART = '.ant-table-sticky-holder'
export const PAGER = '.ant-pagination'

/** The box of a select, with what is chosen in it. */
export const SELECT = '.ant-select'
export const CLEAR_SELECT = '.ant-select-clear'
export const OPEN_MENU = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)'
export const OPTION = '.ant-select-item-option-content'
export const ACTIVE_OPTION = '.ant-select-item-option-active'

/** Opens a group of a tree that is closed. */
export const TREE_OPENER = '.ant-tree-switcher_close'

/** Placeholders of what is loading. */
export const SKELETON = '.ant-skeleton'
export const BUSY = `${SKELETON}, [aria-busy="true"], .ant-spin-spinning, .skeleton-cell`
