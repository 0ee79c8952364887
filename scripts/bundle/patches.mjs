// @ts-check
import { PRO, standIn } from './libraries.mjs'

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
 * - tables: what was opened once stays, only hidden, and over a shift that is one detail for each row; every entry that was ever
 *   listed is kept, for choices across pages; cells are `tableCell`; each table works out all tokens of the theme anew for its
 *   fields, of which there are none; one whose columns are kept in the browser renders twice whenever it comes, each list of
 *   rows twice, being taken over as a state, and all rows when the columns have been measured, for such as are expanded beside
 *   fixed columns; each of eight parts writes the theme as a text to see whether it is another;
 * - themes: the layout works out another one for its own menu, which is ours, and the provider all variables a second time, under
 *   a class that nothing has, and those of antd's own looks before it is asked for any.
 *
 * @typedef {{ from: string, to: string }} Patch
 * @type {Record<string, Patch | Patch[]>}
 */
export const PATCHED_MODULES = {
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
  '@rc-component/table/es/Body/index.js': [
    { from: 'body: bodyCls = {}\n', to: 'body: bodyCls = Body.none ??= {}\n' },
    { from: 'body: bodyStyles = {}\n', to: 'body: bodyStyles = Body.none ??= {}\n' },
    {
      from: '[flattenColumns.length, expandedRowOffset, colWidths]',
      to: '[flattenColumns.length, expandedRowOffset, expandedRowOffset > 0 && colWidths]',
    },
  ],
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
  [`${PRO}/table/Table.js`]: [
    {
      from: `      valueTypeMap: {
        ...context.valueTypeMap,
        ...ValueTypeToComponent
      },
`,
      to: '',
    },
    {
      from: '    action.dataSource.forEach(data => {\n',
      to: '    preserveRecordsRef.current.clear();\n    action.dataSource.forEach(data => {\n',
    },
  ],
  [`${PRO}/table/useFetchData.js`]: [
    {
      from: 'const [tableDataList, setTableDataListInner] = useControlledState(defaultData, options?.dataSource);',
      to: `const [ownDataList, setTableDataListInner] = useControlledState(defaultData);
  const tableDataList = options?.dataSource ?? ownDataList;`,
    },
    {
      from: 'const [tableLoading, setTableLoadingInner] = useControlledState(false, tableLoadingValue);',
      to: `const [ownLoading, setTableLoadingInner] = useControlledState(false);
  const tableLoading = tableLoadingValue ?? ownLoading;`,
    },
  ],
  [`${PRO}/table/Store/Provide.js`]: {
    from: `onColumnsMapChange?.(next);
      return next;`,
    to: `onColumnsMapChange?.(next);
      return JSON.stringify(next) === JSON.stringify(prev) ? prev : next;`,
  },
  [`${PRO}/layout/ProLayout.js`]: {
    from: '          theme: {\n            hashed:',
    to: '          theme: false && {\n            hashed:',
  },
  [`${PRO}/provider/index.js`]: [
    { from: '    ...antdTheme.getDesignToken(),\n', to: '' },
    {
      from: `useCacheToken(tokenContext.theme, [tokenContext.token, finalToken ?? {}], {
    salt,
    override: finalToken,
    cssVar: {
      key: 'pro'
    }
  });`,
      to: '[tokenContext.token, tokenContext.hashId];',
    },
  ],
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
