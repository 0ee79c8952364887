import { notBundled } from './notBundled.mjs'

/** Replaces ProTable's column settings: lists render `ui/list/ColumnSettings`, loaded on demand. */
export default notBundled('The setting option of ProTable')
