// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

export const library = (/** @type {string} */ path) => join(ROOT, 'node_modules', path)

export const standIn = (/** @type {string} */ name) => join(ROOT, 'scripts/bundle/trim', `${name}.mjs`)

export const PRO = '@ant-design/pro-components/es'
