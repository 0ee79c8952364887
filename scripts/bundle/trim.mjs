// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { libraryPath, PRO_COMPONENTS, replacementPath } from './libraryPaths.mjs'

/**
 * Replaces parts of pro-components and antd that the console does not use. Each part would add more than 5 kB (gzip) to the first load:
 * search form, ProForm, editable tables, value types and their fields, toolbar tabs and search, languages except Russian, the menu of
 * ProLayout, radio buttons and trees in a Table.
 * If a screen starts to use a replaced part, the replacement throws an error that names this file. Then delete the part from this file.
 */

/**
 * Library modules, each with the file in `trim/` that replaces it.
 * @type {Record<string, string>}
 */
export const REPLACED_MODULES = {
  [`${PRO_COMPONENTS}/field/index.js`]: 'field',
  [`${PRO_COMPONENTS}/field/ValueTypeToComponent.js`]: 'field',
  [`${PRO_COMPONENTS}/form/index.js`]: 'form',
  [`${PRO_COMPONENTS}/provider/intl.js`]: 'intl',
  [`${PRO_COMPONENTS}/table/utils/cellRenderToFromItem.js`]: 'cell',
  [`${PRO_COMPONENTS}/utils/useEditableArray/index.js`]: 'editable',
}

/**
 * Packages, each with the file in `trim/` that the modules of pro-components import instead. Other code imports the original package.
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
export const FOLDER_REPLACEMENTS = {
  'antd/es/table': { 'antd/es/radio/index.js': 'unusedInTable', 'antd/es/tree/index.js': 'unusedInTable' },
  [`${PRO_COMPONENTS}/table/components/ToolBar`]: {
    [`${PRO_COMPONENTS}/table/components/ColumnSetting/index.js`]: 'columnSetting',
  },
}

/** @param {Record<string, string>} modules */
const aliases = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([path, name]) => [libraryPath(path), replacementPath(name)]))

/**
 * @param {{ styled?: readonly string[] }} [options] `styled`: names of the antd components whose styles are in the CSS file
 * (`scripts/styles`); any other component logs an error
 * @returns {{ alias: Record<string, string>, rules: import('@rspack/core').RuleSetRule[] }}
 */
export function trim({ styled } = {}) {
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, file]) => [`${name}$`, replacementPath(file)])
  return {
    alias: aliases(REPLACED_MODULES),
    rules: [
      // The modules in `trim/` have no side effects. Without `sideEffects: false`, a chunk that imports one component from `trim/antd.mjs`
      // would also contain the other components of that file.
      { include: join(ROOT, 'scripts/bundle/trim'), sideEffects: false },
      {
        test: /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/,
        use: { loader: join(ROOT, 'scripts/bundle/withoutStyles.mjs'), options: { styled } },
      },
      {
        include: libraryPath(PRO_COMPONENTS),
        resolve: { alias: Object.fromEntries(packages) },
        // Do not report missing exports: unused library modules import names that the modules in `trim/` do not export.
        // tests/build/standIns.test.ts checks the modules in use.
        parser: { exportsPresence: false },
      },
      ...Object.entries(FOLDER_REPLACEMENTS).map(([folder, modules]) => ({
        include: libraryPath(folder),
        resolve: { alias: aliases(modules) },
      })),
    ],
  }
}
