import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import type { Preview } from 'storybook-react-rsbuild'

// A wait ends as soon as what it waits for is there; a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 20_000, getElementError })

/** Without the whole page as text, which would be made at each look of a wait, and cut off in the end. */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** A call that no handler of the story knows is an error, and fails the story; files are fetched as usual. */
function unknownCall(request: Request, print: { error(): void }) {
  if (new URL(request.url).pathname.startsWith('/v1/')) print.error()
}

/** Storybook's panel lists what passed as well; alone in its window a story is tested, and only what failed is looked at. */
const ofAxe = window.parent === window ? { resultTypes: ['violations'] } : {}

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledRequest: unknownCall })
      return worker
    }),
  ],
  globalTypes: {
    theme: toolbar('Тема', 'mirror', [
      { value: 'light', title: 'Светлая' },
      { value: 'dark', title: 'Тёмная' },
    ]),
    role: toolbar('Роль', 'user', [
      { value: 'administrator', title: 'Администратор' },
      { value: 'operator', title: 'Оператор' },
      { value: 'dispatcher', title: 'Диспетчер' },
      { value: 'manager', title: 'Менеджер' },
      { value: 'partner', title: 'Партнёр' },
      { value: 'viewer', title: 'Наблюдатель' },
      { value: 'newcomer', title: 'Новичок' },
    ]),
    city: toolbar('Город', 'location', [
      { value: '1', title: 'Караганда' },
      { value: '2', title: 'Астана' },
      { value: '3', title: 'Алматы' },
    ]),
  },
  initialGlobals: { theme: 'light', role: 'administrator', city: '1' },
  parameters: {
    layout: 'fullscreen',
    msw: [],
    a11y: { test: 'error', options: ofAxe },
    options: { storySort: { method: 'alphabetical' } },
  },
}

export default preview
