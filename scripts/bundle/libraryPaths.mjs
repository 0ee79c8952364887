// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

export const libraryPath = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)

export const replacementPath = (/** @type {string} */ name) => join(ROOT, 'scripts/bundle/trim', `${name}.mjs`)

export const PRO_COMPONENTS = '@ant-design/pro-components/es'
