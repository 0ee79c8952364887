import { notBundled } from './notBundled.mjs'

/** Replaces ProTable's column settings, because lists load `kit/list/ColumnSettingsButton` on demand instead. */
export default notBundled('The setting option of ProTable')
