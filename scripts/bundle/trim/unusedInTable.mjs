import { notBundled } from './notBundled.mjs'

export default notBundled('A radio button or a tree in a table')
