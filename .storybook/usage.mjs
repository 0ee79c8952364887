// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from '../scripts/install.mjs'

/**
 * Which modules of the console use a token of the theme, and which screens use a module; read from the sources when Storybook is built.
 * Modules are paths such as `src/ui/StatusTag.tsx`, and `antd/Button`.
 * @typedef {{
 *   tokens: Record<string, string[]>,
 *   screens: Record<string, string[]>,
 *   shell: string[],
 *   subjects: Record<string, string[]>,
 * }} Usage `tokens`: modules that name a token, by its name in `theme.ts` (`tones.danger.text`, `FONT_SIZES.small`). `screens`: modules
 * that a screen loads, by the path of its stories. `shell`: those of the frame around all screens. `subjects`: modules that show an entity,
 * by its Russian name.
 */

const ROOT_MODULE = 'src/main.tsx'
const THEME = 'src/ui/theme.ts'
const ANTD_THEME = 'src/ui/antdTheme.ts'
const IMPORT =
  /(?:^|[^\w.])(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g
const ANTD_IMPORT = /import \{([^}]*)\} from 'antd'/g

/**
 * Code that shows an entity: its name, or a link to it.
 * @type {Record<string, RegExp>}
 */
const SUBJECTS = {
  Курьер: /paths\.courier\(|courierName\b|<CourierLink|function CourierPage\b/,
  Заказ: /paths\.(?:ordersWith|archiveWith)\(|№\u00a0|orderNumber|<OrderForm\b/,
  Контрагент: /paths\.company\(|companyName\b|[cC]ompany\??\.name/,
  'Отправная точка': /paths\.point\(|pointName|[pP]oint\??\.name/,
}

/** @returns {Usage} */
export function readUsage(root = ROOT) {
  const files = filesBelow(root)
  const paths = new Set(files.keys())
  /** @type {Map<string, string[]>} */
  const imports = new Map([...files].map(([path, text]) => [path, importsOf(path, text, paths)]))
  // Files directly in `stories/` serve all stories and belong to no screen.
  const screens = [...files]
    .filter(([path, text]) => path.startsWith('stories/') && /tags: \[[^\]]*'экран'/.test(text))
    .map(([path]) => [path, reachable(path, imports, /^(stories\/[^/]+$|mocks\/|tests\/)/)])
  const subjects = Object.entries(SUBJECTS).map(([name, subject]) => {
    const showing = [...files].filter(
      ([path, text]) => /^src\/(pages|parts)\/.*\.tsx$/.test(path) && subject.test(text),
    )
    return [name, showing.map(([path]) => path)]
  })
  const widths = breakpointsByWidth(files.get(THEME) ?? '')
  return {
    tokens: tokenUsers(files, imports, tokensByVariable(files.get(THEME) ?? '', files.get(ANTD_THEME) ?? ''), widths),
    screens: Object.fromEntries(screens),
    shell: reachable(ROOT_MODULE, imports, /^(src\/(app\/routing|pages)|mocks)\//),
    subjects: Object.fromEntries(subjects),
  }
}

/** @param {string} root @returns {Map<string, string>} text by path */
function filesBelow(root) {
  const paths = ['src', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path)),
  )
  const sources = paths.filter((path) => /\.(tsx?|css|mjs)$/.test(path))
  return new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** @param {string} path @param {string} text @param {Set<string>} paths @returns {string[]} */
function importsOf(path, text, paths) {
  const own = [...text.matchAll(IMPORT)].flatMap(([, from, later]) => {
    const target = posix.join(dirname(path), from ?? later ?? '')
    return ['', '.ts', '.tsx'].map((end) => `${target}${end}`).find((file) => paths.has(file)) ?? []
  })
  const antd = [...text.matchAll(ANTD_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name))
  return [...own, ...antd.map((name) => `antd/${name}`)]
}

/** @param {string} start @param {Map<string, string[]>} imports @param {RegExp} without paths that are left out @returns {string[]} */
function reachable(start, imports, without) {
  const found = new Set([start])
  for (const path of found) for (const next of imports.get(path) ?? []) if (!without.test(next)) found.add(next)
  return [...found].filter((path) => /^(src\/.*\.tsx?$|antd\/)/.test(path))
}

/**
 * A style sheet counts for the modules that import it.
 * @param {Map<string, string>} files
 * @param {Map<string, string[]>} imports
 * @param {ReadonlyMap<string, string>} variables
 * @param {ReadonlyMap<string, string>} widths
 */
function tokenUsers(files, imports, variables, widths) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  for (const [path, targets] of imports) {
    if (!/^src\/.*\.tsx?$/.test(path) || path === THEME || path === ANTD_THEME) continue
    for (const file of [path, ...targets.filter((target) => target.endsWith('.css'))]) {
      const text = files.get(file) ?? ''
      const named = [...text.matchAll(/(?:var\(|['"`])(--[\w-]+)/g)].map(([, variable = '']) =>
        tokenOf(variable, variables),
      )
      // A variable with a computed end, such as `--courier-type-${id}`, represents all variables that begin with the
      // same text.
      const begun = [...text.matchAll(/`(--[\w-]+-)\$\{/g)].flatMap(([, start = '']) =>
        [...variables].flatMap(([variable, token]) => (variable.startsWith(start) ? token : [])),
      )
      const read = [...text.matchAll(/\bPALETTES(?:\[\w+\]|\.\w+)\.([\w.]+\w)/g)].map(([, name = '']) => name)
      const taken = [...text.matchAll(/\{ ([\w, ]+) \} = PALETTES\[/g)].flatMap(([, names = '']) => names.split(', '))
      const sizes = [...text.matchAll(/\b(?:FONT_SIZES|Z_INDEXES|BREAKPOINTS|UI_SIZES)\.\w+/g)].map(([name]) => name)
      const queried = [...text.matchAll(/@media [^{]*\(width (?:[<>]=?) (\d+)px\)/g)].map(([, width = '']) =>
        widths.get(width),
      )
      const colors = taken.filter((name) => name !== 'tones')
      for (const token of [...named, ...begun, ...read, ...colors, ...sizes, ...queried])
        if (token !== undefined) users.set(token, (users.get(token) ?? new Set()).add(path))
    }
  }
  return Object.fromEntries([...users].map(([token, paths]) => [token, [...paths]]))
}

/**
 * Reads the names of variables from `cssVariables` and `antdTheme`.
 * @param {string} theme
 * @param {string} antdTheme
 * @returns {ReadonlyMap<string, string>} names of tokens by variable
 */
function tokensByVariable(theme, antdTheme) {
  const palette = (/** @type {string} */ name) => name.replace(/^c\./, '')
  const own = [...theme.matchAll(/'(--[\w-]+)': (?:`\$\{)?((?:c|UI_SIZES|FONT)\.[\w.]+)/g)].map(
    ([, variable = '', name = '']) => /** @type {const} */ ([variable, palette(name)]),
  )
  const antd = [...antdTheme.matchAll(/^ +(\w+): ((?:c|UI_SIZES|FONT|FONT_SIZES)\.[\w.]+)/gm)].map(
    ([, name = '', token = '']) => /** @type {const} */ ([`--ant-${kebab(name)}`, palette(token)]),
  )
  const tones = [...antdTheme.matchAll(/toneTokens\('(\w+)', (\w+)\)/g)].flatMap(([, name = '', tone = '']) =>
    [...antdTheme.matchAll(/color\$\{name\}(\w*)`\]: tone\.(\w+)/g)].map(
      ([, end = '', part = '']) =>
        /** @type {const} */ ([`--ant-${kebab(`color${name}${end}`)}`, `tones.${tone}.${part}`]),
    ),
  )
  return new Map([...own, ...antd, ...tones])
}

/**
 * Style sheets repeat the window widths of the theme as numbers, because `@media` takes no variables.
 * @param {string} theme
 * @returns {ReadonlyMap<string, string>} names of tokens by width
 */
function breakpointsByWidth(theme) {
  const [, widths = ''] = /BREAKPOINTS = \{([^}]*)\}/.exec(theme) ?? []
  return new Map([...widths.matchAll(/(\w+): (\d+)/g)].map(([, name, width = '']) => [width, `BREAKPOINTS.${name}`]))
}

/**
 * @param {string} variable
 * @param {ReadonlyMap<string, string>} variables
 * @returns {string | undefined} name of the token in `theme.ts`
 */
function tokenOf(variable, variables) {
  const [, group = '', name = ''] = /^--(tone|type|line|level|motion)-([\w-]+)$/.exec(variable) ?? []
  const prefix = GROUPS[group]
  if (prefix) return `${prefix}.${group === 'tone' ? name.replace('-', '.') : camel(name)}`
  return variables.get(variable) ?? DERIVED.find(([start]) => variable.startsWith(start))?.[1]
}

/** @type {Record<string, string>} */
const GROUPS = { tone: 'tones', type: 'FONT_SIZES', line: 'LINE_HEIGHTS', level: 'Z_INDEXES', motion: 'MOTION' }
/**
 * Variables that antd derives from a token, by the start of their names.
 * @type {[start: string, token: string][]}
 */
const DERIVED = [
  ['--ant-border-radius', 'UI_SIZES.radius'],
  ['--ant-control-height', 'UI_SIZES.control'],
  ['--ant-font-size', 'FONT_SIZES.text'],
  ['--track-whole', 'WHOLE_TRACK_COLOR'],
]

const kebab = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
