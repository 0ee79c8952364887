// @ts-check
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Leaves out of the bundle the parts of pro-components that this console does not use; they are more than half of it.
 *
 * ProTable is used here to display: columns with their own `render`, toolbar, column settings, density, sorting,
 * paging, expanding. ProLayout is used as a shell with a menu. So these are replaced by the small modules of
 * `proTrim/`: the search form and everything of ProForm, editable and draggable tables, value types and their fields,
 * copyable and ellipsis columns, toolbar menus, tabs and search, all languages but Russian, lists of apps, the menu
 * loaded by a request, the default footer and logo.
 *
 * Using one of those later: take its line out of the list. A wrong name in the list fails the build of the console by
 * `tests/build/proTrim.test.ts`, so an update of pro-components cannot undo this unnoticed.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stub = (/** @type {string} */ name) => join(root, 'scripts/bundle/proTrim', `${name}.mjs`)

/** Where pro-components lives, as the bundler sees it. */
export const PRO = join(root, 'node_modules/@ant-design/pro-components/es')

/**
 * A module of pro-components (or one that only it imports) and what stands in its place.
 * @type {Record<string, string>}
 */
export const REPLACED_MODULES = {
  'card/components/Actions/index.js': 'nothing',
  'card/components/Loading/index.js': 'nothing',
  'field/index.js': 'field',
  'field/ValueTypeToComponent.js': 'field',
  'form/index.js': 'form',
  'layout/assert/Logo.js': 'nothing',
  'layout/components/AppsLogoComponents/index.js': 'appsLogo',
  'layout/components/Footer.js': 'nothing',
  'layout/components/TopNavHeader/index.js': 'nothing',
  'layout/locales/index.js': 'layoutLocales',
  'provider/intl.js': 'intl',
  'table/TableSearch.js': 'nothing',
  'table/components/Alert/index.js': 'nothing',
  'table/components/ListToolBar/HeaderMenu.js': 'nothing',
  'table/utils/cellRenderToFromItem.js': 'cell',
  'utils/components/ErrorBoundary/index.js': 'errorBoundary',
  'utils/genCopyable/index.js': 'copyable',
  'utils/stringify/index.js': 'stringify',
  'utils/useEditableArray/index.js': 'editable',
}

/**
 * Packages that pro-components imports, with what it gets instead; the console's own imports of them stay as they are.
 * @type {Record<string, string>}
 */
export const REPLACED_PACKAGES = {
  '@ctrl/tinycolor': stub('color'),
  '@umijs/route-utils': stub('menu'),
  antd: stub('antd'),
  // The provider sets dayjs to antd's language; with Chinese as its fallback it would carry both.
  'antd/lib/locale/zh_CN': join(root, 'node_modules/antd/es/locale/ru_RU.js'),
  'dayjs/locale/zh-cn': join(root, 'node_modules/dayjs/locale/ru.js'),
  'lodash-es/isEmpty': stub('isEmpty'),
  'lodash-es/isEqual': stub('isEqual'),
  'lodash-es/merge': stub('merge'),
  swr: stub('swr'),
}

/**
 * The rule and the aliases for a bundler's configuration.
 * @returns {{ alias: Record<string, string>, rule: import('@rspack/core').RuleSetRule }}
 */
export function proTrim() {
  const modules = Object.entries(REPLACED_MODULES).map(([path, name]) => [join(PRO, path), stub(name)])
  const packages = Object.entries(REPLACED_PACKAGES).map(([name, path]) => [`${name}$`, path])
  return {
    alias: Object.fromEntries(modules),
    rule: {
      include: PRO,
      resolve: { alias: Object.fromEntries(packages) },
      // Modules that nobody reaches any more still import what the replacements do not export.
      parser: { exportsPresence: false },
    },
  }
}
