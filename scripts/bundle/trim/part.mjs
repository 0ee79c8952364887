import { notBundled } from './notBundled.mjs'

/** A part of antd's Table: rows are chosen by checkboxes, and the filter of a column is a form of the console. */
export default notBundled('A radio button or a tree in a table')
