// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { library, PRO, standIn } from './libraries.mjs'

/**
 * Replaces parts of pro-components and antd that the console does not use, each above 5 kB gzip of the first load: search form, ProForm,
 * editable tables, value types and their fields, toolbar tabs and search, languages except Russian, the menu of ProLayout, radio buttons
 * and trees in a Table.
 * A replaced part throws if it is used after all, and names this file: delete its line below.
 */

/**
 * Library modules and their replacements in `trim/`.
 * @type {Record<string, string>}
 */
export const REPLACED_MODULES = {
  [`${PRO}/field/index.js`]: 'field',
  [`${PRO}/field/ValueTypeToComponent.js`]: 'field',
  [`${PRO}/form/index.js`]: 'form',
  [`${PRO}/provider/intl.js`]: 'intl',
  [`${PRO}/table/utils/cellRenderToFromItem.js`]: 'cell',
  [`${PRO}/utils/useEditableArray/index.js`]: 'editable',
}

/**
 * Packages that pro-components imports and their replacements in `trim/`. Other importers get the original package.
 * @type {Record<string, string>}
 */
export const REPLACED_PACKAGES = {
  '@ctrl/tinycolor': 'color',
  '@umijs/route-utils': 'menu',
  antd: 'antd',
}

/**
 * Replacements for imports from one folder only.
 * @type {Record<string, Record<string, string>>}
 */
export const REPLACED_FOR = {
  'antd/es/table': { 'antd/es/radio/index.js': 'part', 'antd/es/tree/index.js': 'part' },
  [`${PRO}/table/components/ToolBar`]: { [`${PRO}/table/components/ColumnSetting/index.js`]: 'columnSetting' },
}

/** @param {Record<string, string>} modules */
const aliases = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([path, name]) => [library(path), standIn(name)]))

/** @returns {{ alias: Record<string, string>, rules: import('@rspack/core').RuleSetRule[] }} */
export function trim() {
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, file]) => [`${name}$`, standIn(file)])
  return {
    alias: aliases(REPLACED_MODULES),
    rules: [
      // No side effects. Without this rule one import from our `antd` includes every name that is imported from it anywhere.
      { include: join(ROOT, 'scripts/bundle/trim'), sideEffects: false },
      {
        test: /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/,
        use: join(ROOT, 'scripts/bundle/withoutStyles.mjs'),
      },
      {
        include: library(PRO),
        resolve: { alias: Object.fromEntries(packages) },
        // Unused library modules still import names that the replacements lack. tests/build/standIns.test.ts checks the modules in use.
        parser: { exportsPresence: false },
      },
      ...Object.entries(REPLACED_FOR).map(([folder, modules]) => ({
        include: library(folder),
        resolve: { alias: aliases(modules) },
      })),
    ],
  }
}
