/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PROP_DESCRIPTIONS } from '../.storybook/propDescriptions.mjs'
import { stateName } from '../.storybook/storyConventions.mjs'

const ROOT = join(__dirname, '..')

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file))

/**
 * Components that need no page in the catalogue, because they have no visible output of their own: error boundaries, providers, effects,
 * and components that only choose which other component to render.
 */
const WITHOUT_LOOKS = [
  'DeferUntilRows',
  'ChunkWithFallback',
  'ChunkView',
  'DefaultFilterGate',
  'ErrorBoundary',
  'RemoteFieldChangesContext',
  'TableHeadingContext',
  'MapProjectionProvider',
  'SavedFilterDialogs',
  'ThemeProvider',
]

/**
 * Components (on the left) that are rendered only inside another component (on the right). The catalogue page of the right component shows
 * both.
 */
const SHOWN_BY: Readonly<Record<string, string>> = {
  MapMarkButton: 'MapCanvas',
  ColumnSettingsButton: 'DataTable',
  DependentRecords: 'Directory',
  EmailLink: 'PhoneLink',
  EntryDialogs: 'Directory',
  FormFieldFrame: 'TextField',
  FilterFields: 'FilterCard',
  TableFooterRows: 'ReportTable',
  FormBody: 'PageForm',
  MapMarkGroupButton: 'MapCanvas',
  ListDrilldownCheck: 'DrilldownTotalCheck',
  ListTable: 'DataTable',
  MapTile: 'TileMap',
  PageScopeLabel: 'DataTable',
  FormConflictDialog: 'PageForm',
  NoCitiesAlert: 'LoadedContent',
  OutlineDiffThumbnail: 'PageForm',
  PlotFrame: 'Plot',
  PlotTable: 'Plot',
  PlotExplorer: 'Plot',
  ReportPrintView: 'ReportScreen',
  PlotSeriesMarks: 'Plot',
  StaticMapMark: 'StaticMapCanvas',
  PlotSwatch: 'Plot',
  TextInput: 'TextField',
}

const ICON = 'Icon'

const components = new Set(
  [...filesBelow('src/ui'), ...filesBelow('src/kit')]
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:default )?(?:function|class|const) ([A-Z][a-z]\w*)(?=<|\(| = | extends )/gm,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => name !== ICON),
)

const pages = filesBelow('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((story) => story.includes("'autodocs'") && story.includes('componentDocs('))

const shown = new Set(
  pages.flatMap((story) => [...story.matchAll(/^ {2}component: (\w+)/gm)].map(([, name = '']) => name)),
)

test('every visible component of ui and kit has a page', () => {
  expect(components.size).toBeGreaterThan(90)
  const known = (name: string) => shown.has(name) || WITHOUT_LOOKS.includes(name) || name in SHOWN_BY
  expect([...components].filter((name) => !known(name))).toEqual([])
})

test('parts that need no page exist without one; visible parts have one', () => {
  const without = [...WITHOUT_LOOKS, ...Object.keys(SHOWN_BY)]
  expect(without.filter((name) => !components.has(name) || shown.has(name))).toEqual([])
  expect(Object.values(SHOWN_BY).filter((name) => !shown.has(name))).toEqual([])
})

const sources = filesBelow('src').filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))

test('every icon of the console has its meaning in the catalogue', () => {
  const icons = (text: string) => [...text.matchAll(/\b[A-Z]\w+(?:Outlined|Filled|TwoTone)\b/g)].map(([name]) => name)
  const used = new Set(sources.flatMap((file) => icons(readFileSync(file, 'utf8'))))
  const meant = new Set(icons(readFileSync(join(ROOT, 'stories/catalogue/icons.ts'), 'utf8')))
  expect(used.size).toBeGreaterThan(60)
  expect([...meant].sort()).toEqual([...used].sort())
})

test('every file that draws a status tag is in the catalogue', () => {
  const drawing = sources
    .filter((file) => /<(?:StatusTag|EnabledTag|ColorDotTag)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(join(ROOT, 'src/').length))
    .filter((file) => file !== 'ui/StatusTag.tsx')
  const text = readFileSync(join(ROOT, 'stories/catalogue/statuses.tsx'), 'utf8')
  const files = new Set([...text.matchAll(/'((?:pages|parts|kit|app|ui)\/[^']+\.tsx)'/g)].map(([, file]) => file))
  expect([...files].sort()).toEqual(drawing.sort())
})

/**
 * antd components (on the left) that the console uses only inside its own component (on the right). The story of the right component shows
 * both.
 */
const ANTD_SHOWN_BY: Readonly<Record<string, string>> = {
  DatePicker: 'DateField',
  Empty: 'EmptyState',
  Input: 'TextField',
  Result: 'ErrorPanel',
  Select: 'SelectField',
  Table: 'DataTable',
  TimePicker: 'TimeField',
}
const ANTD_WITHOUT_LOOKS = ['ConfigProvider', 'Flex', 'theme']

test('every component of antd that the console uses has a page with controls', () => {
  const imported = (text: string) =>
    [...text.matchAll(/import \{([^}]*)\} from 'antd'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '))
  const used = new Set(sources.flatMap((file) => imported(readFileSync(file, 'utf8'))))
  const primitives = filesBelow('stories/primitives').map((file) => readFileSync(file, 'utf8'))
  const named = new Set(primitives.flatMap((text) => [...text.matchAll(/ · (\w+)/g)].map(([, name = '']) => name)))
  const known = (name: string) =>
    named.has(name) || shown.has(ANTD_SHOWN_BY[name] ?? '') || ANTD_WITHOUT_LOOKS.includes(name)
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((name) => !known(name))).toEqual([])
})

const printed = execFileSync(process.execPath, [join(__dirname, 'printPropTables.mjs')], { encoding: 'utf8' })
const tables: Record<string, string[]> = JSON.parse(printed)

const WITHOUT_PROPS = ['SkeletonCell', 'ToastArea']

test('the page of a component lists its props', () => {
  const ours = [...components].filter((name) => shown.has(name))
  expect(ours.filter((name) => (tables[name]?.length ?? 0) === 0).sort()).toEqual(WITHOUT_PROPS)
  expect(tables.ModalForm).toEqual(expect.arrayContaining(['open', 'title', 'children', 'submitText']))
  expect(tables.DeleteDialog).toEqual(expect.arrayContaining(['open', 'title', 'action']))
})

const describes = (story: string, prop: string) => new RegExp(`\\b${prop}: \\{[^}]*description:`).test(story)

test('each prop on the page of a component has Russian words', () => {
  const wordless = pages.flatMap((story) => {
    const component = /^ {2}component: (\w+)/m.exec(story)?.[1] ?? ''
    return (tables[component] ?? [])
      .filter((name) => PROP_DESCRIPTIONS[name] === undefined && !describes(story, name))
      .map((name) => `${component}.${name}`)
  })
  expect(wordless).toEqual([])
})

/** Props whose shared description is about another meaning of the name: `page` is a page number for `TopPager`, not for `Directory`. */
const OWN_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  ColorDotTag: ['title'],
  Directory: ['page', 'saved'],
  EmptyState: ['action'],
  MiniPlot: ['name'],
  Plot: ['at'],
  RenameFilterForm: ['name'],
  ReportFigureLink: ['name'],
  RowActions: ['name'],
  ShortcutKeys: ['id'],
  StatusTag: ['title'],
  TextAreaField: ['rows'],
}

test.each(Object.entries(OWN_MEANINGS))('%s describes its own meaning of %j', (component, props) => {
  const story = pages.find((text) => new RegExp(`^ {2}component: ${component},`, 'm').test(text)) ?? ''
  expect(props.filter((prop) => !describes(story, prop))).toEqual([])
})

test('pages name the sizes, functions and pages that exist', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const [, modal] = /width = (\d+)/.exec(textOf('src/kit/form/ModalForm.tsx')) ?? []
  expect(textOf('stories/primitives/Overlays.stories.tsx')).toContain(`${modal} форма`)
  const [, header] = /<Logo size=\{(\d+)\}/.exec(textOf('src/app/shell/ShellHeader.tsx')) ?? []
  const [, login] = /<Logo size=\{(\d+)\}/.exec(textOf('src/pages/login/LoginPage.tsx')) ?? []
  expect(textOf('stories/kit/Logo.stories.tsx')).toContain(`${header} в шапке, ${login} на входе`)
  const [, counting = ''] = /функция (\w+)/.exec(textOf('stories/catalogue/Writing.stories.tsx')) ?? []
  expect(code).toContain(`export function ${counting}(`)
  const named = pages.flatMap((story) => [...story.matchAll(/для этого есть «([^»]+)»/g)].map(([, name]) => name))
  expect(named.filter((name) => !pages.some((story) => story.includes(`/${name}',`)))).toEqual([])
})

test('every story has a Russian name', () => {
  const nameless = filesBelow('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/^export const (\w+)[^=]*= ([\s\S]*?)(?=^export |$(?![\s\S]))/gm)]
        .filter(
          ([, name = '', story = '']) =>
            stateName(name) === undefined && !/^(?: {2}|\{ )name: ['`].*[а-яё]/im.test(story),
        )
        .map(([, name]) => `${file.slice(ROOT.length + 1)}: ${name}`)
    })
  expect(nameless).toEqual([])
})
