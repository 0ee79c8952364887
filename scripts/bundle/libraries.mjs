// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

/** A file of an installed package. */
export const library = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)

/** What takes the place of one. A name is a file of `trim/`; a path is a module of the console, which is no trimming but behaviour. */
export const standIn = (/** @type {string} */ name) =>
  name.includes('/') ? join(ROOT, name) : join(ROOT, 'scripts/bundle/trim', `${name}.mjs`)

export const PRO = '@ant-design/pro-components/es'
