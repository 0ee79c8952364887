// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { library, PRO, standIn } from './libraries.mjs'

/**
 * Leaves out of the bundle the parts of pro-components and antd that the console does not use, each of more than 5 kB gzip of the first
 * load: the search form and everything of ProForm, editable tables, value types and their fields, tabs and search in a toolbar, all
 * languages but Russian, the menu of ProLayout, radio buttons and trees in a Table.
 *
 * A part that is used all the same throws and names this file: delete its line below.
 */

/**
 * Modules inside the libraries, and what of `trim/` stands in their place.
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
 * Packages that pro-components imports, and what of `trim/` it gets instead. Everybody else gets the package.
 * @type {Record<string, string>}
 */
export const REPLACED_PACKAGES = {
  '@ctrl/tinycolor': 'color',
  '@umijs/route-utils': 'menu',
  antd: 'antd',
}

/**
 * Modules replaced for the importers in one folder.
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
 * The aliases and the rules for a bundler's configuration.
 * @returns {{ alias: Record<string, string>, rules: import('@rspack/core').RuleSetRule[] }}
 */
export function trim() {
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, file]) => [`${name}$`, standIn(file)])
  return {
    alias: aliases(REPLACED_MODULES),
    rules: [
      // Do nothing when imported: unmarked, whoever takes one name from our `antd` gets all that anybody takes from it.
      { include: join(ROOT, 'scripts/bundle/trim'), sideEffects: false },
      {
        test: /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/,
        use: join(ROOT, 'scripts/bundle/withoutStyles.mjs'),
      },
      {
        include: library(PRO),
        resolve: { alias: Object.fromEntries(packages) },
        // Modules that nobody reaches any more still import what the stand-ins do not export. What live modules ask for
        // is checked by tests/build/standIns.test.ts.
        parser: { exportsPresence: false },
      },
      ...Object.entries(REPLACED_FOR).map(([folder, modules]) => ({
        include: library(folder),
        resolve: { alias: aliases(modules) },
      })),
    ],
  }
}
