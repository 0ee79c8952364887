import { paths } from '../src/kit/address/paths'
import { BREAKPOINTS } from '../src/ui/theme'
import { disabledPendingButtons } from './pendingButtons'

/**
 * Architecture rules as functions over a list of source files, so that the rules themselves can be tested. `architecture.test.ts` applies
 * them to the project.
 */

export type Source = { path: string; text: string }

/** Layers of `src`, lowest first: a file may import only from its own layer and lower ones. `main` is the composition root. */
const LAYERS = ['lib', 'domain', 'ui', 'api', 'session', 'live', 'kit', 'parts', 'pages', 'app', 'main']
const WITHOUT_UI = ['api', 'session', 'live']
const MOCK_MAY = ['lib', 'domain', 'api']
/** Layers of the mock backend, lowest first; folders on one line may import each other. Files at the root of `mocks` are listed by name. */
const MOCK_LAYERS = [
  ['store', 'http'],
  ['seeds', 'simulation', 'money'],
  ['world'],
  ['serializers'],
  ['handlers'],
  ['server'],
  ['demo', 'lessons'],
  ['panel'],
  ['browser', 'node', 'testing'],
]
const VAGUE_NAMES = /^(utils?|helpers?|common|shared|misc)$/i
const MAX_LINES = 300
const HAS_LIMIT = /^(src|mocks)\//
const ROUTE_ROWS = /^src\/app\/(routes|routing\/[^/]+)\.tsx?$/
/** Files that may contain colours: the theme, and domain labels whose colours the specification gives. */
const MAY_NAME_COLOURS = /^src\/(ui\/theme[^/]*\.ts|domain\/.*)$/
const COLOUR = /#[0-9a-f]{3,8}\b(?!-)|\b(?:rgb|rgba|hsl|hsla|oklch)\(/i

/** CSS properties whose sizes must come from theme tokens, each with the pattern of its allowed values. */
const THEMED_SIZES: readonly [property: RegExp, own: RegExp][] = [
  [/^\s*font-size: (.+);/, /^(var\(.*|inherit)$/],
  [/^\s*border-radius: (.+);/, /^(var\(.*|inherit|0|50%)$/],
  [/^\s*z-index: (.+);/, /^(var\(.*|-?\d\d?)$/],
]
/** The only style sheet that removes markers and margins of lists. */
const LIST_RESET = 'src/ui/base.css'
const IS_PRINT_SHEET = /\/(print|reportPaper|payoutSheet)\.css$/

const MAY_NAME_ANTD = /^tests\/(antdSelectors\.ts|build\/antdStyles\.test\.ts)$/

const PATHS = 'src/kit/address/paths.ts'
/** Matches the start of a string that contains a console path, such as `'/orders` or `` `/companies/${id}``. */
const CONSOLE_PATH = new RegExp(`["'\`]/(${firstParts().join('|')})(?![\\w-])`)

/** Matches a lazy import inside a wrapper function. A bare `import()` is forbidden, because only the wrappers retry and show an error. */
const LATER = /\b(lazyScreen|lazyScreenPart|lazyDialog|lazyModule|createLazyChunk)(<[^()]*>)?\(\s*\(\) =>\s*import\(/g
const IMPORT_CALL = /\bimport\(/g

export function ruleBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [
    ...importBreaches(source),
    ...laterBreaches(source),
    ...nameBreaches(source.path),
    ...sizeBreaches(source),
    ...colourBreaches(source),
    ...tokenBreaches(source),
    ...headingBreaches(source),
    ...pathBreaches(source),
    ...selectorBreaches(source),
    ...disabledPendingButtons(source.path, source.text),
  ])
}

function importBreaches({ path, text }: Source): string[] {
  return importsOf(text).flatMap((target) => {
    if (!target.startsWith('.')) return []
    const to = resolve(path, target)
    const problem = problemOf(path, to)
    return problem ? [`${path} imports ${to}: ${problem}`] : []
  })
}

function laterBreaches({ path, text }: Source): string[] {
  if (!path.startsWith('src/')) return []
  const code = codeLines(text).join('\n')
  const bare = (code.match(IMPORT_CALL)?.length ?? 0) - (code.match(LATER)?.length ?? 0)
  return bare > 0 ? [`${path}: a bare import() never recovers, use ui/chunk or lib/lazyModule`] : []
}

function selectorBreaches({ path, text }: Source): string[] {
  if (!/^(tests|stories)\//.test(path)) return []
  return text.split('\n').flatMap((line, index) => {
    const found = MAY_NAME_ANTD.test(path) ? undefined : /\.ant-[a-z-]+/.exec(line)?.[0]
    if (found) return [`${path}:${index + 1}: ${found}, find it by role, label or text, or in tests/antdSelectors.ts`]
    const isWait = !path.startsWith('tests/bench/') && /\.waitForTimeout\(/.test(line)
    return isWait ? [`${path}:${index + 1}: a fixed wait, use expectSoon or pauseFor of tests/e2e/polling.ts`] : []
  })
}

function problemOf(from: string, to: string): string | undefined {
  const [fromTop] = from.split('/')
  const [toTop] = to.split('/')
  const fromLayer = layerOf(from)
  const toLayer = layerOf(to)
  if (fromTop === 'src' && toTop === 'mocks') return fromLayer === 'main' ? undefined : 'only main imports mocks'
  if (fromTop === 'src' && toTop !== 'src') return 'src imports nothing outside itself'
  if (fromTop === 'mocks' && toTop === 'src') {
    return toLayer && MOCK_MAY.includes(toLayer) ? undefined : `mocks import ${MOCK_MAY.join(', ')} alone`
  }
  if (fromTop === 'mocks' && toTop === 'mocks') {
    return roomRank(to) > roomRank(from) ? `${roomOf(from)} lies below ${roomOf(to)}` : undefined
  }
  if (!fromLayer || !toLayer) return undefined
  if (toLayer === 'ui' && WITHOUT_UI.includes(fromLayer)) return `${fromLayer} imports no component`
  if (LAYERS.indexOf(toLayer) > LAYERS.indexOf(fromLayer)) return `${fromLayer} lies below ${toLayer}`
  if (fromLayer === 'pages' && toLayer === 'pages' && from.split('/')[2] !== to.split('/')[2]) {
    return 'a page never imports another page’s folder'
  }
  return undefined
}

const layerOf = (path: string): string | undefined => folderIn('src', path)

const roomOf = (path: string): string | undefined => folderIn('mocks', path)
const roomRank = (path: string): number => MOCK_LAYERS.findIndex((rooms) => rooms.includes(roomOf(path) ?? ''))

function folderIn(folder: string, path: string): string | undefined {
  const [top, second] = path.split('/')
  if (top !== folder || !second) return undefined
  return second.replace(/\..*$/, '')
}

function nameBreaches(path: string): string[] {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
  const vague = parts.find((part) => VAGUE_NAMES.test(part))
  return [
    ...(vague ? [`${path}: «${vague}» says nothing about what is in it`] : []),
    ...(parts.at(-1) === 'index' ? [`${path}: no index files, import the module itself`] : []),
    ...(path.startsWith('src/') && !LAYERS.includes(layerOf(path) ?? '') && !path.endsWith('.d.ts')
      ? [`${path}: not in a layer (${LAYERS.join(', ')})`]
      : []),
    ...(path.startsWith('mocks/') && roomRank(path) < 0
      ? [`${path}: not in a room (${MOCK_LAYERS.flat().join(', ')})`]
      : []),
  ]
}

function sizeBreaches({ path, text }: Source): string[] {
  if (!HAS_LIMIT.test(path) || ROUTE_ROWS.test(path)) return []
  const lines = text.split('\n').length - 1
  return lines > MAX_LINES ? [`${path}: ${lines} lines, split it at ${MAX_LINES}`] : []
}

function colourBreaches({ path, text }: Source): string[] {
  if (!path.startsWith('src/') || MAY_NAME_COLOURS.test(path)) return []
  return codeLines(text).flatMap((line, index) => {
    const found = COLOUR.exec(line)?.[0]
    return found ? [`${path}:${index + 1}: literal colour ${found}, take it from the theme`] : []
  })
}

function tokenBreaches({ path, text }: Source): string[] {
  if (!/^src\/.*\.css$/.test(path) || IS_PRINT_SHEET.test(path)) return []
  const widths: readonly number[] = Object.values(BREAKPOINTS)
  return codeLines(text).flatMap((line, index) => {
    const size = THEMED_SIZES.find(([property, own]) => {
      const value = property.exec(line)?.[1]
      return value !== undefined && !own.test(value)
    })
    const width = /@media [^{]*width[^\d{]*([\d.]+)px/.exec(line)?.[1]
    return [
      ...(size ? [`${path}:${index + 1}: ${line.trim()} take a token of ui/theme.ts`] : []),
      ...(width && !widths.includes(Number(width))
        ? [`${path}:${index + 1}: ${width}px is no width of BREAKPOINTS`]
        : []),
      ...(path !== LIST_RESET && /list-style: none/.test(line)
        ? [`${path}:${index + 1}: ${LIST_RESET} resets every ul with a class`]
        : []),
    ]
  })
}

/** Forbids the title of antd's Skeleton: it renders an empty heading, which screen readers announce. */
function headingBreaches({ path, text }: Source): string[] {
  const titled = [...text.matchAll(/<Skeleton\b([^>]|=>)*>/g)].filter(([tag]) => !tag.includes('title={false}'))
  return path.startsWith('src/') && titled.length > 0
    ? [`${path}: an empty heading, write <Skeleton title={false}>`]
    : []
}

/** Forbids literal console paths outside of `PATHS`, so that a path can be renamed in one place. */
function pathBreaches({ path, text }: Source): string[] {
  if (!path.startsWith('src/') || path === PATHS) return []
  return codeLines(text).flatMap((line, index) => {
    const found = CONSOLE_PATH.exec(line)?.[0]
    return found ? [`${path}:${index + 1}: literal path ${found}, take it from ${PATHS}`] : []
  })
}

function firstParts(): string[] {
  const parts = Object.values(paths).flatMap((path) => (typeof path === 'string' ? (path.split('/')[1] ?? '') : []))
  return [...new Set(parts)].filter((part) => part !== '')
}

export function codeLines(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '')
    .split('\n')
}

function importsOf(text: string): string[] {
  const statement = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(statement)].flatMap((match) => match[1] ?? [])
}

function resolve(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
