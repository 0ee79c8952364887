// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { library, PRO, standIn } from './libraries.mjs'

/**
 * Replaces parts of pro-components and antd that the console does not use, each above 5 kB gzip of the first load: search form, ProForm,
 * editable tables, value types and their fields, toolbar tabs and search, languages except Russian, the menu of ProLayout, radio buttons
 * and trees in a Table.
 * If a screen starts to use a replaced part, the replacement throws an error that names this file. Then delete the line of that part below.
 */

/**
 * Library modules, each with the file in `trim/` that replaces it.
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
 * Packages, each with the file in `trim/` that replaces it for imports from pro-components. Other code imports the original package.
 * @type {Record<string, string>}
 */
export const REPLACED_PACKAGES = {
  '@ctrl/tinycolor': 'color',
  '@umijs/route-utils': 'menu',
  antd: 'antd',
}

/**
 * Library modules that are replaced only in the files of one folder of antd or pro-components; other files import the original.
 * @type {Record<string, Record<string, string>>}
 */
export const REPLACED_FOR = {
  'antd/es/table': { 'antd/es/radio/index.js': 'part', 'antd/es/tree/index.js': 'part' },
  [`${PRO}/table/components/ToolBar`]: { [`${PRO}/table/components/ColumnSetting/index.js`]: 'columnSetting' },
}

/** @param {Record<string, string>} modules */
const aliases = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([path, name]) => [library(path), standIn(name)]))

/**
 * @param {{ styled?: readonly string[] }} [options] `styled`: names of the styled components of antd, so that any other reports itself
 * @returns {{ alias: Record<string, string>, rules: import('@rspack/core').RuleSetRule[] }}
 */
export function trim({ styled } = {}) {
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, file]) => [`${name}$`, standIn(file)])
  return {
    alias: aliases(REPLACED_MODULES),
    rules: [
      // The replacements have no side effects. Without this rule an import from `trim/antd.mjs` would bundle every antd component that any
      // module imports from it.
      { include: join(ROOT, 'scripts/bundle/trim'), sideEffects: false },
      {
        test: /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/,
        use: { loader: join(ROOT, 'scripts/bundle/withoutStyles.mjs'), options: { styled } },
      },
      {
        include: library(PRO),
        resolve: { alias: Object.fromEntries(packages) },
        // Do not report missing exports: unused library modules import names that the replacements lack. tests/build/standIns.test.ts
        // checks the modules in use.
        parser: { exportsPresence: false },
      },
      ...Object.entries(REPLACED_FOR).map(([folder, modules]) => ({
        include: library(folder),
        resolve: { alias: aliases(modules) },
      })),
    ],
  }
}
