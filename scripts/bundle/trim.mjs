// @ts-check
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const library = (/** @type {string} */ path) => join(root, 'node_modules', path)
/** A name is a file of `trim/`; a path is a module of the console, which is no trimming but behaviour. */
const standIn = (/** @type {string} */ name) =>
  name.includes('/') ? join(root, name) : join(root, 'scripts/bundle/trim', `${name}.mjs`)

const PRO = '@ant-design/pro-components/es'

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
 * Words inside modules of the libraries; the build fails when they are gone. Each has its reason:
 *
 * - the security policy (`deploy/nginx.conf`): a lock on scrolling and the measuring of scroll bars write styles without the
 *   nonce, and a growing text field sets its style as an attribute, which needs `unsafe-inline`; as a property it does not;
 * - styles: each of a hundred is looked for among all others and put in its place among them, 130 ms of a first load, 18 with
 *   the patch; when the last table or tooltip goes, its styles are taken out of the page, and the next screen of the same commit
 *   puts them in again, which styles the whole page anew each time, as does each table that measures the scroll bars;
 * - lists of choices: Tab chooses what is marked and stays, so that it takes back what Enter has just chosen of several, and while a
 *   list is still closing it is swallowed, and the next keys change a field that is done;
 * - tables: what was opened once stays, only hidden, and over a shift that is one detail for each row; cells are `tableCell`;
 *   each table works out all tokens of the theme anew for its fields, of which there are none; one whose columns are kept in
 *   the browser renders twice whenever it comes; each of eight parts writes the theme as a text to see whether it is another.
 *
 * @typedef {{ from: string, to: string }} Patch
 * @type {Record<string, Patch | Patch[]>}
 */
const PATCHED_MODULES = {
  '@rc-component/util/es/Dom/dynamicCSS.js': [
    {
      from: 'if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;',
      to: 'const nonce = csp?.nonce ?? document.querySelector("style[nonce]")?.nonce;\n  if (nonce) {\n    styleNode.nonce = nonce;',
    },
    {
      from: `Array.from((containerCache.get(container) || container).children).filter(node => node.tagName === 'STYLE')`,
      to: `Array.from((containerCache.get(container) || container).getElementsByTagName('style'))`,
    },
    {
      from: 'const existStyle = (option.styles || findStyles(container)).filter(node => {',
      to: 'const lastStyle = (option.styles || findStyles(container)).findLast(node => {',
    },
    {
      from: `        return priority >= nodePriority;
      });
      if (existStyle.length) {
        container.insertBefore(styleNode, existStyle[existStyle.length - 1].nextSibling);`,
      to: `        return priority >= nodePriority;
      });
      if (lastStyle) {
        container.insertBefore(styleNode, lastStyle.nextSibling);`,
    },
    {
      from: 'return styles.find(node => node.getAttribute(getMark(option)) === key);',
      to: `const known = findExistNode.known?.get(getMark(option) + key);
  return known?.isConnected ? known : undefined;`,
    },
    {
      from: 'newNode.setAttribute(getMark(option), key);',
      to: `newNode.setAttribute(getMark(option), key);
  (findExistNode.known ??= new Map()).set(getMark(option) + key, newNode);`,
    },
  ],
  '@rc-component/input/es/calculateNodeHeight.js': {
    from: "hiddenTextarea.setAttribute('style', `",
    to: 'hiddenTextarea.style.cssText = (`',
  },
  '@rc-component/select/es/OptionList.js': {
    from: `        case KeyCode.ENTER:
          {
`,
    to: `        case KeyCode.ENTER:
          {
            if (which === KeyCode.TAB && (multiple || lockOptions)) break;
`,
  },
  '@rc-component/table/es/Body/BodyRow.js': [
    { from: 'expandedRef.current ||= expanded;', to: 'expandedRef.current = expanded;' },
    {
      from: 'import Cell from "../Cell";\nimport { responseImmutable } from "../context/TableContext";',
      to: `import LibraryCell from "../Cell";
import { responseImmutable, useImmutableMark } from "../context/TableContext";
import { createTableCell } from ${JSON.stringify(standIn('tableCell'))};
const Cell = createTableCell(LibraryCell, useImmutableMark);`,
    },
  ],
  // English, and part of the tab's name while it has the focus; screen readers tell the place in their own words.
  '@rc-component/tabs/es/TabNavList/TabNode.js': {
    from: 'focus && /*#__PURE__*/React.createElement("div"',
    to: 'false && /*#__PURE__*/React.createElement("div"',
  },
  '@ant-design/cssinjs/es/hooks/useGlobalCache.js': {
    from: `        if (nextCount === 0) {
          onCacheRemove?.(cache, false);
          effectMap.delete(fullPathStr);
          return null;
        }`,
    // Rules stay in the page anyway. Variables of another theme must go, or they would win over the present one's.
    to: `        if (nextCount === 0 && prefix !== 'style') Promise.resolve().then(() => {
          const left = globalCache.opGet(fullPathStr);
          if (!left || left[0] > 0) return;
          onCacheRemove?.(left[1], false);
          effectMap.delete(fullPathStr);
          globalCache.opUpdate(fullPathStr, () => null);
        });`,
  },
  [`${PRO}/table/Table.js`]: {
    from: `      valueTypeMap: {
        ...context.valueTypeMap,
        ...ValueTypeToComponent
      },
`,
    to: '',
  },
  [`${PRO}/table/Store/Provide.js`]: {
    from: `onColumnsMapChange?.(next);
      return next;`,
    to: `onColumnsMapChange?.(next);
      return JSON.stringify(next) === JSON.stringify(prev) ? prev : next;`,
  },
  [`${PRO}/provider/useStyle/index.js`]: {
    from: 'return getProTokenKey(token);',
    to: `const keys = useStyle.keys ??= new WeakMap();
    if (!keys.has(token)) keys.set(token, getProTokenKey(token));
    return keys.get(token);`,
  },
  '@rc-component/util/es/getScrollBarSize.js': {
    from: '  return measureScrollbarSize(target);',
    to: '  return (getTargetScrollBarSize.known ??= measureScrollbarSize(target));',
  },
}

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
      { include: join(root, 'scripts/bundle/trim'), sideEffects: false },
      ...Object.entries(PATCHED_MODULES).map(([path, patches]) => ({
        // Wherever npm has put it: a package may have a copy of its own.
        test: (/** @type {string} */ file) => file.replaceAll('\\', '/').endsWith(`node_modules/${path}`),
        use: [patches].flat().map((options) => ({ loader: join(root, 'scripts/bundle/patch.mjs'), options })),
      })),
      {
        test: /node_modules[\\/]antd[\\/]es[\\/].*style[\\/].*\.js$/,
        use: join(root, 'scripts/bundle/withoutStyles.mjs'),
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
