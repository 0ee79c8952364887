// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

/** A file of an installed package. */
export const library = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)

/** A file of `trim/`. */
export const standIn = (/** @type {string} */ name) => join(ROOT, 'scripts/bundle/trim', `${name}.mjs`)

export const PRO = '@ant-design/pro-components/es'
