/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { actionsAfterAwait } from './actionsAfterAwait'
import { codeLines, ruleBreaches, type Source } from './architectureRules'
import { importCycles } from './importCycles'
import { textBesideConditional } from './textBesideConditional'
import { unusedExports } from './unusedExports'

const ROOT = join(__dirname, '..')
const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook']

function sources(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.(tsx?|mjs|css)$/.test(file.name))
      .map((file) => {
        const full = join(file.parentPath, file.name)
        return { path: full.slice(ROOT.length + 1).replaceAll('\\', '/'), text: readFileSync(full, 'utf8') }
      }),
  )
}

test('the project keeps to its layout', () => {
  const all = sources()
  expect(all.length).toBeGreaterThan(50)
  expect(ruleBreaches(all)).toEqual([])
})

/** Maximum number of selectors with classes of antd. Lower it when you delete such a selector. */
const MAX_ANTD_SELECTORS = 55

test('style sheets name few classes of antd', () => {
  const sheets = sources().filter(({ path }) => /^src\/.*\.css$/.test(path))
  const named = sheets.flatMap(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, '').match(/\.ant-/g) ?? [])
  expect(named.length).toBeLessThanOrEqual(MAX_ANTD_SELECTORS)
})

const TRAINING =
  /^mocks\/(lessons\/|demo\/(training|lesson|requestLabels|scriptCommands)|panel\/([Ll]esson|Instructor|highlightElement)).*\.tsx?$/
const MAX_TRAINING_LINES = 900
const MAX_LESSON_LINES = 60

test('lessons have at most 900 lines of code, and each lesson file 60', () => {
  const files = sources().filter(({ path }) => TRAINING.test(path))
  const lines = files.flatMap(({ text }) => codeLines(text).filter((line) => line.trim() !== ''))
  expect(files.length).toBeGreaterThan(15)
  expect(lines.length).toBeLessThanOrEqual(MAX_TRAINING_LINES)
  const folder = join(ROOT, 'mocks/lessons')
  const long = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.json') && readFileSync(join(folder, name), 'utf8').trim().split('\n').length > MAX_LESSON_LINES,
  )
  expect(long).toEqual([])
})

test('files of src have no import cycles, except the lists of shortcuts and the table', () => {
  expect(importCycles(sources())).toEqual([
    ['src/kit/list/DataTable.tsx', 'src/kit/list/ListTable.tsx'],
    ['mapShortcuts', 'orderShortcuts', 'rowActionShortcuts', 'shortcuts', 'weekEditorShortcuts'].map(
      (name) => `src/ui/shortcuts/${name}.ts`,
    ),
  ])
})

/** Exports of `src` that only tests import, with the reason. */
const FOR_TESTS: Record<string, string> = {
  'src/live/orderBook/orderBook.ts createOrderBook': 'the product has one book, each test its own',
}

test('src exports nothing that only tests use, and no type that no other file uses', () => {
  expect(unusedExports(sources())).toEqual(Object.keys(FOR_TESTS))
})

test('an export that only a test uses is found', () => {
  const used = {
    path: 'src/lib/a.ts',
    text: 'export const one = 1\nexport const two = 2\n/** three */\nexport const three = 3\nexport type Four = 4\nexport type Five = 5\n',
  }
  const user = { path: 'src/lib/b.ts', text: "import { one } from './a'\n// two\n" }
  const tested = { path: 'tests/lib/a.test.ts', text: "import { type Four, three, two } from '../../src/lib/a'\n" }
  expect(unusedExports([used, user, tested])).toEqual(['src/lib/a.ts two', 'src/lib/a.ts three', 'src/lib/a.ts Five'])
})

/** Exceptions to the rule that only `useMutation` changes the screen after an `await`: the file and the reason. */
const LATE_BY_DESIGN: Record<string, string> = {
  'src/kit/form/useMutation.ts': 'the hook itself',
  'src/kit/form/useFormSave.ts': 'counts the failed saves of its own form',
  'src/ui/form/useUpload.tsx': 'ends its own progress bar',
  'src/ui/form/PictureField.tsx': 'hands over files once they are read',
  'src/kit/list/ColumnSettingsButton.tsx': 'opens the menu that was pressed, once its code is there',
  'src/ui/chunk/useChunkProblem.ts': 'an effect that is cancelled with its component',
  'src/app/shell/notices/NoticeSettingsPanel.tsx': 'shows what the browser decided',
  'src/app/shell/notices/startOrderNotices.ts': 'reports a failed load to its hook, until it is stopped',
  'src/parts/documents/DocumentUploadFormList.tsx': 'hands over files once they are read',
  'src/parts/documents/useDelayedDeletes.ts': 'deletions outlive their screen (contract, «undo»)',
  'src/pages/notifications/hideAllNotifications.ts': 'reports to its hook',
  'src/pages/notifications/createNotificationHideQueue.ts': 'reports to its store',
  'src/pages/notifications/useHideAllNotifications.ts':
    'a run with a state of its own, stopped when the screen is left',
  'src/pages/notifications/useNewerNotifications.ts': 'an effect that is cancelled with its component',
  'src/pages/payments/bank/useBankStatementImport.ts': 'a run with a state of its own',
  'src/pages/rates/ratioRate/RatioRatePage.tsx': 'an action of its form',
  'src/pages/salary/bulk/SelectUnpaidButton.tsx': 'a load that is cancelled with its filter',
  'src/pages/salary/pay/salaryPaymentSender.ts': 'reports to its store',
  'src/pages/salary/usePayRun.ts': 'a run with a state of its own',
  'src/pages/schedules/week/useWeekSaver.ts': 'a save with a state of its own, for a store',
}
const HAS_NO_SCREEN = /^src\/(lib|domain|api|session|live)\//

test('only useMutation acts on the screen after an await', () => {
  const late = sources()
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !HAS_NO_SCREEN.test(path))
    .map(({ path, text }) => ({ path, found: actionsAfterAwait(path, text) }))
    .filter(({ found }) => found.length > 0)
  const unknown = late.filter(({ path }) => !(path in LATE_BY_DESIGN))
  expect(unknown.flatMap(({ path, found }) => found.map((one) => `${path}:${one}`))).toEqual([])
  const known = Object.keys(LATE_BY_DESIGN).filter((path) => !late.some((one) => one.path === path))
  expect(known).toEqual([])
})

describe('a call after a wait is found', () => {
  const AFTER = 'const [, navigate] = useLocation();'
  test.each([
    ['after await', `${AFTER}async () => { await send(); navigate('/x') }`],
    ['in then', `${AFTER}() => send().then(() => navigate('/x'))`],
    ['as then', 'const { close } = useDialogUrl(DIALOGS);() => send().then(close)'],
    ['a setter of state', 'const [open, setOpen] = useState(false);async () => { await send(); setOpen(true) }'],
    ['a prop', 'async () => { try { await send() } finally { props.onClose() } }'],
    ['behind a comment with letters of two bytes', '/** Закрывает. */\nasync () => { await send(); props.onClose() }'],
  ])('%s', (_what, text) => {
    expect(actionsAfterAwait('src/pages/a.tsx', text)).toHaveLength(1)
  })

  test.each([
    ['before the wait', `${AFTER}async () => { navigate('/x'); await send() }`],
    ['in the hook', 'const { run } = useMutation();() => void run(async () => { await send() }, { onDone: onClose })'],
    ['something else', 'async () => { await send(); note() }'],
  ])('allows %s', (_what, text) => {
    expect(actionsAfterAwait('src/pages/a.tsx', text)).toEqual([])
  })
})

/** Operations, section 5: select boxes with no match show «Совпадений не найдено». Without `notFoundContent` antd shows «Нет данных». */
test('every select with a search names the text that is shown without a match', () => {
  const SELECT = /^( *)<Select\b(?:.*\/>$|[\s\S]*?^\1\/>)/gm
  const searchable = sources()
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(SELECT)].map(([select]) => ({ path, select })))
    .filter(({ select }) => /showSearch|SELECT_DEFAULT_PROPS/.test(select))
  expect(searchable.length).toBeGreaterThan(5)
  expect(searchable.filter(({ select }) => !select.includes('notFoundContent')).map(({ path }) => path)).toEqual([])
})

test('no dialog closes on the second click of the double click that opened it', () => {
  const dialogs = sources().filter(({ path, text }) => /^src\/.*\.tsx$/.test(path) && /<Modal\s/.test(text))
  const isSafe = ({ text }: Source) =>
    /isSecondClick\(event\)|closeOnlyDialogProps\(|mask=\{\{ closable: false \}\}/.test(text)
  expect(dialogs.length).toBeGreaterThan(10)
  expect(dialogs.filter((one) => !isSafe(one)).map(({ path }) => path)).toEqual([])
})

test('text beside a conditional sibling has its own element', () => {
  const screens = sources().filter(({ path }) => /^src\/.*\.tsx$/.test(path))
  expect(screens.flatMap(({ path, text }) => textBesideConditional(path, text))).toEqual([])
})

describe('the architecture rules', () => {
  const check = (path: string, text: string) => ruleBreaches([{ path, text }])

  test.each([
    ['an import of a higher layer', 'src/lib/http.ts', "import { session } from '../session/session'"],
    ['a type of a higher layer', 'src/domain/orders.ts', "import type { Order } from '../api/orders'"],
    ['an export from a higher layer', 'src/ui/a.ts', "export * from '../app/menu'"],
    ['a higher layer loaded later', 'src/ui/a.ts', "lazyScreenPart(() => import('../pages/orders/OrdersPage'))"],
    ['a style sheet of a higher layer', 'src/ui/a.tsx', "import '../app/shell.css'"],
    ['the session in the design system', 'src/ui/a.tsx', "import { session } from '../session/session'"],
    ['a type of a call in the design system', 'src/ui/a.tsx', "import type { Order } from '../api/orders'"],
    ['the kit in the design system', 'src/ui/a.tsx', "import { useFormSave } from '../kit/form/useFormSave'"],
    ['the live layer that imports the design system', 'src/live/a.ts', "import { toast } from '../ui/toasts'"],
    ['a page that imports another', 'src/pages/orders/OrdersPage.tsx', "import { city } from '../cities/citiesStore'"],
    ['mocks imported below main', 'src/app/App.tsx', "import { startMockBackend } from '../../mocks/browser'"],
    ['stories imported by the console', 'src/app/App.tsx', "import { a } from '../../stories/a'"],
    ['screens imported by mocks', 'mocks/handlers/orders.ts', "import { can } from '../../src/session/session'"],
    ['code that comes later and never again', 'src/lib/a.ts', "const load = () => import('./xlsx')"],
    ['an import over two lines', 'src/lib/a.ts', "import {\n  b,\n} from '../domain/b'"],
    ['an index file', 'src/kit/list/index.ts', ''],
    ['a vague folder', 'src/lib/utils/dates.ts', ''],
    ['a vague file', 'mocks/store/helpers.ts', ''],
    ['a new folder beside the layers', 'src/widgets/Clock.tsx', ''],
    [
      'a piece with calls in the design system',
      'src/ui/a.tsx',
      "import { EmployeeDocumentList } from '../parts/documents/EmployeeDocumentList'",
    ],
    ['the design system in the live layer', 'src/live/orderBook.ts', "import { showToast } from '../ui/toasts'"],
    ['the live layer in the session', 'src/session/session.ts', "import { openStream } from '../live/stream'"],
    ['a screen in a shared piece', 'src/parts/couriers/a.tsx', "import { a } from '../../pages/orders/a'"],
    [
      'a handler in the seeds of the mock',
      'mocks/seeds/cities.ts',
      "import { cityHandlers } from '../handlers/cities'",
    ],
    ['the simulation in the store', 'mocks/store/db.ts', "import type { Queue } from '../simulation/priorityQueue'"],
    [
      'a serializer in the simulation',
      'mocks/simulation/statusDeadlines.ts',
      "import { order } from '../serializers/orders'",
    ],
    ['a made world in a handler', 'mocks/http/endpointHandlers.ts', "import { createWorld } from '../world'"],
    ['the demo in the server', 'mocks/server/combineMockHandlers.ts', "import { host } from '../demo/host'"],
    ['a new room of the mock', 'mocks/schedules/days.ts', ''],
    ['a long file', 'src/lib/a.ts', 'a\n'.repeat(301)],
    ['a long file of the mock', 'mocks/handlers/a.ts', 'a\n'.repeat(301)],
    ['a hex colour', 'src/ui/StatusTag.tsx', "const red = '#d13530'"],
    ['a colour function', 'src/pages/orders/orders.css', '.row { color: rgb(0 0 0 / 50%) }'],
    ['a font size', 'src/pages/orders/orders.css', '.row {\n  font-size: 12px;\n}'],
    ['a radius', 'src/pages/orders/orders.css', '.row {\n  border-radius: 4px;\n}'],
    ['a level above the page', 'src/ui/toastArea.css', '.toast {\n  z-index: 2100;\n}'],
    ['a second list reset', 'src/kit/list/filterCard.css', '.filter-chips {\n  list-style: none;\n}'],
    ['a width of the window', 'src/app/shell/shell.css', '@media (width < 900px) {'],
    ['an empty heading', 'src/ui/a.tsx', '<Skeleton active paragraph={{ rows: 8 }} />'],
    ['a path of the console', 'src/pages/orders/OrdersPage.tsx', "navigate('/orders/add')"],
    ['a path with an id', 'src/pages/orders/OrdersPage.tsx', 'const to = `/companies/`'],
    ['a class of antd in a story', 'stories/a.stories.tsx', `querySelector('.${'ant'}-btn')`],
    ['a fixed wait in a browser test', 'tests/e2e/a.test.ts', `await page.${'waitForTimeout'}(300)`],
    [
      'a button that is disabled while it loads',
      'src/ui/a.tsx',
      'a = <Button icon={<A />} onClick={() => a()} loading={isPending} disabled={!text || isPending} />',
    ],
    ['disabled before loading', 'src/ui/a.tsx', 'a = <Button disabled={isPending} loading={isPending}>Да</Button>'],
    ['a prop between', 'src/ui/a.tsx', 'a = <Button loading={isPending} onClick={send} disabled={isPending} />'],
    ['a member', 'src/ui/a.tsx', 'a = <Button loading={saver.isSaving} disabled={!text || saver.isSaving} />'],
    ['a comparison', 'src/ui/a.tsx', "a = <Button disabled={state === 'sent'} loading={state === 'sent'} />"],
    ['a path with a query', 'src/app/App.tsx', "const to = '/orders?id=5'"],
  ])('%s', (_what, path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })

  test.each([
    ['a lower layer', 'src/app/App.tsx', "import { session } from '../session/session'\nimport '../ui/base.css'"],
    ['its own folder', 'src/pages/orders/OrdersPage.tsx', "import { columns } from './columns'"],
    ['a class of antd where they are named', 'tests/antdSelectors.ts', `const BUTTON = '.${'ant'}-btn'`],
    ['packages', 'src/lib/http.ts', "import ky from 'ky'"],
    ['mocks in main', 'src/main.tsx', "await lazyModule(() => import('../mocks/browser'))()"],
    ['the contract in mocks', 'mocks/store/db.ts', "import { Order } from '../../src/api/orders'"],
    ['the live layer in the kit', 'src/kit/list/a.tsx', "import { orderBook } from '../../live/orderBook'"],
    ['a shared piece on a screen', 'src/pages/orders/a.tsx', "import { a } from '../../parts/couriers/a'"],
    [
      'rooms of the mock side by side',
      'mocks/seeds/a.ts',
      "import { a } from '../simulation/a'\nimport { b } from '../money/b'",
    ],
    ['the world that demo and tests make', 'mocks/demo/liveWorld.ts', "import { createWorld } from '../world'"],
    ['a long test', 'tests/a.test.ts', 'a\n'.repeat(301)],
    ['long route rows', 'src/app/routing/orderRoutes.tsx', 'a\n'.repeat(301)],
    [
      'anything in tests',
      'tests/orders/a.test.ts',
      "import { a } from '../../src/app/a'\nimport { b } from '../../mocks/b'",
    ],
    ['colours of the theme', 'src/ui/theme.ts', "const red = '#d13530'"],
    ['colours of labels', 'src/domain/labeledOptions.ts', "const red = '#d13530'"],
    ['a placeholder without a heading', 'src/ui/a.tsx', '<Skeleton active title={false} paragraph={{ rows: 8 }} />'],
    ['colours in a comment', 'src/ui/a.ts', '// like #fff\n/* or\n#000 */'],
    ['paths where they are spelled', 'src/kit/address/paths.ts', "const ORDERS = '/orders'"],
    ['a path in a comment', 'src/app/App.tsx', "/** Leads to '/orders'. */"],
    ['a path of the API', 'src/api/orders.ts', "path: '/v1/manage/order'"],
    ['a word that begins like a path', 'src/lib/a.ts', "const a = '/orders-old'"],
    ['a button that only shows that it loads', 'src/ui/a.tsx', 'a = <Button loading={isPending} disabled={!text} />'],
    ['another member', 'src/ui/a.tsx', 'a = <Button disabled={saver.isEmpty} loading={saver.isSaving} />'],
    ['an address with a mark', 'src/ui/a.tsx', "const href = '#' + id"],
  ])('allows %s', (_what, path, text) => {
    expect(check(path, text)).toEqual([])
  })
})
