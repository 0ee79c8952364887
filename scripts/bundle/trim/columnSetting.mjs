import { notBundled } from './notBundled.mjs'

/** The column settings that ProTable shows by itself: lists show `ui/list/ColumnSettings`, which loads them when they are opened. */
export default notBundled('The setting option of ProTable')
