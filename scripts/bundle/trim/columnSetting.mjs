import { notBundled } from './notBundled.mjs'

/** Stub for ProTable's column settings. Lists use `kit/list/ColumnSettingsButton` instead, which is loaded on demand. */
export default notBundled('The setting option of ProTable')
