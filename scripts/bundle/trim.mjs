// @ts-check
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { library, PRO, standIn } from './libraries.mjs'
import { PATCHED_MODULES } from './patches.mjs'

/**
 * Leaves out of the bundle the parts of pro-components and antd that this console does not use; of pro-components they
 * are more than half.
 *
 * ProTable is used here to display: columns with their own `render`, toolbar, column settings, density, sorting,
 * paging, expanding, selecting. ProLayout is used as a shell with a menu. So these are replaced by the small modules of `trim/`:
 * the search form and everything of ProForm, editable and draggable tables, value types and their fields, copyable and
 * ellipsis columns, toolbar menus, tabs and search, all languages but Russian, lists of
 * apps, the menu loaded by a request, the default footer and logo, the boundary for errors. Of antd: the pictures of
 * Result (404, 403, 500), input of one-time codes, one tooltip shared by all (`tooltip.unique`), tabs
 * in a Card, radio buttons and trees in a Table; what makes its styles, which are a style sheet (`scripts/styles`). Of
 * write-excel-file: the workers in which it packs.
 *
 * To use one of those, take its line out of the list. `tests/build` fails when a name of the list no longer exists, so
 * an update of the libraries cannot undo this unnoticed.
 */

/**
 * Modules inside the libraries, and what of `trim/` stands in their place.
 * @type {Record<string, string>}
 */
export const REPLACED_MODULES = {
  '@ant-design/icons/es/components/AntdIcon.js': 'src/ui/icon/Icon.tsx',
  '@ant-design/icons/es/components/AntdIconLight.js': 'src/ui/icon/Icon.tsx',
  [`${PRO}/card/components/Actions/index.js`]: 'nothing',
  [`${PRO}/card/components/Loading/index.js`]: 'nothing',
  [`${PRO}/field/index.js`]: 'field',
  [`${PRO}/field/ValueTypeToComponent.js`]: 'field',
  [`${PRO}/form/index.js`]: 'form',
  [`${PRO}/layout/assert/Logo.js`]: 'nothing',
  [`${PRO}/layout/components/AppsLogoComponents/index.js`]: 'appsLogo',
  [`${PRO}/layout/components/Footer.js`]: 'nothing',
  [`${PRO}/layout/components/TopNavHeader/index.js`]: 'nothing',
  [`${PRO}/layout/locales/index.js`]: 'layoutLocales',
  [`${PRO}/provider/intl.js`]: 'intl',
  [`${PRO}/table/TableSearch.js`]: 'nothing',
  [`${PRO}/table/components/ListToolBar/HeaderMenu.js`]: 'nothing',
  [`${PRO}/table/utils/cellRenderToFromItem.js`]: 'cell',
  [`${PRO}/utils/components/ErrorBoundary/index.js`]: 'passThrough',
  [`${PRO}/utils/genCopyable/index.js`]: 'copyable',
  [`${PRO}/utils/stringify/index.js`]: 'stringify',
  [`${PRO}/utils/useEditableArray/index.js`]: 'editable',
  'antd/es/input/OTP/index.js': 'nothing',
  'antd/es/result/noFound.js': 'nothing',
  'antd/es/result/serverError.js': 'nothing',
  'antd/es/result/unauthorized.js': 'nothing',
  'antd/es/tooltip/UniqueProvider/index.js': 'passThrough',
  'write-excel-file/modules/zip/zipToArrayBuffer.js': 'zip',
}

/**
 * Packages that pro-components imports, with what it gets instead; the console's own imports of them stay as they are.
 * @type {Record<string, string>}
 */
export const REPLACED_PACKAGES = {
  '@ctrl/tinycolor': standIn('color'),
  '@umijs/route-utils': standIn('menu'),
  antd: standIn('antd'),
  // The provider sets dayjs to antd's language; with Chinese as its fallback it would carry both.
  'antd/lib/locale/zh_CN': library('antd/es/locale/ru_RU.js'),
  'dayjs/locale/zh-cn': library('dayjs/locale/ru.js'),
  'lodash-es/isEmpty': standIn('isEmpty'),
  'lodash-es/isEqual': standIn('isEqual'),
  'lodash-es/merge': standIn('merge'),
  swr: standIn('swr'),
}

/** The same words for antd and pro-components: antd's door to them leads to a second copy, made for Node. */
const ONE_LANGUAGE = { 'antd/locale/ru_RU$': library('antd/es/locale/ru_RU.js') }

/**
 * Replaces modules for the importers of one folder; to everybody else they stay what they are.
 * @param {string} folder of a library
 * @param {Record<string, string>} modules as in `REPLACED_MODULES`
 * @returns {import('@rspack/core').RuleSetRule}
 */
const only = (folder, modules) => ({
  include: library(folder),
  resolve: {
    alias: Object.fromEntries(Object.entries(modules).map(([path, name]) => [library(path), standIn(name)])),
  },
})

/**
 * The aliases and the rules for a bundler's configuration.
 * @returns {{ alias: Record<string, string>, rules: import('@rspack/core').RuleSetRule[] }}
 */
export function trim() {
  const modules = Object.entries(REPLACED_MODULES).map(([path, name]) => [library(path), standIn(name)])
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, path]) => [`${name}$`, path])
  return {
    alias: { ...Object.fromEntries(modules), ...ONE_LANGUAGE },
    rules: [
      // Do nothing when imported: unmarked, whoever takes one name from our `antd` gets all that anybody takes from it.
      { include: join(ROOT, 'scripts/bundle/trim'), sideEffects: false },
      ...Object.entries(PATCHED_MODULES).map(([path, patches]) => ({
        // Wherever npm has put it: a package may have a copy of its own.
        test: (/** @type {string} */ file) => file.replaceAll('\\', '/').endsWith(`node_modules/${path}`),
        use: [patches].flat().map((options) => ({ loader: join(ROOT, 'scripts/bundle/patch.mjs'), options })),
      })),
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
      // Cards here have no tabs of their own; Tabs itself stays.
      only('antd/es/card', { 'antd/es/tabs/index.js': 'nothing' }),
      // Rows are chosen by checkboxes, and what filters a column is a form of ours.
      only('antd/es/table', { 'antd/es/radio/index.js': 'nothing', 'antd/es/tree/index.js': 'nothing' }),
      only(`${PRO}/table/components/ToolBar`, {
        [`${PRO}/table/components/ColumnSetting/index.js`]: 'src/ui/list/ColumnSettings.tsx',
      }),
    ],
  }
}
