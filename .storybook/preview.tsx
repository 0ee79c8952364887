import 'antd-styles.css'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import type { Preview } from 'storybook-react-rsbuild'
import '../stories/darkLook'
import './runStory'
import { AS_IN_STORY, globalTypes, VIEWPORTS } from '../stories/toolbar'

// A wait ends as soon as its condition holds. A busy machine needs more than the default of 1 s.
configure({ asyncUtilTimeout: 40_000, getElementError })

/** Omits the dump of the page: Testing Library would build it at every poll and truncate it in the end. */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

/** Fails the story on an API request without a handler; other files are fetched normally. */
function unknownCall(request: Request, print: { error(): void }) {
  if (new URL(request.url).pathname.startsWith('/v1/')) print.error()
}

/** Storybook's panel also lists passed checks. Outside it a test runs, which needs only the violations. */
const isAlone = window.parent === window
/** `npm run shots` draws stories also in windows that their play functions do not support (`scripts/shots/storyPage.mjs`). */
const isDrawn = new URLSearchParams(window.location.search).has('drawn')
const ofAxe = isAlone ? { resultTypes: ['violations'] } : {}

/** Ignores messages of stories in iframes on catalogue pages: they report to this window as if it were the manager. */
window.addEventListener(
  'message',
  (event) => {
    const isOfFrame = [...document.querySelectorAll('iframe')].some(
      ({ contentWindow }) => contentWindow === event.source,
    )
    if (isOfFrame) event.stopImmediatePropagation()
  },
  { capture: true },
)

/** A changed toolbar switch remounts and replays the story: rows of one person must not remain on screen for another. */
const channel = addons.getChannel()
let shownStory: string | undefined
channel.on('currentStoryWasSet', ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
  shownStory = viewMode === 'story' ? storyId : undefined
})
channel.on('globalsUpdated', () => {
  if (isAlone || shownStory === undefined) return
  channel.emit('forceRemount', { storyId: shownStory })
})
// A story that stopped halfway must not be saved as a complete picture.
if (isDrawn)
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => Object.assign(window, { playFailure: message }))

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledRequest: unknownCall })
      return worker
    }),
  ],
  globalTypes,
  initialGlobals: AS_IN_STORY,
  parameters: {
    layout: 'fullscreen',
    htmlLang: 'ru',
    msw: [],
    a11y: { test: 'error', options: ofAxe },
    viewport: { options: VIEWPORTS },
    // Under another person than its own a story may end early; inside Storybook show what it rendered.
    throwPlayFunctionExceptions: isAlone && !isDrawn,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Введение',
          'Основы',
          'Приёмы',
          'Компоненты',
          'Экраны',
          'Сценарии',
          'Каркас',
          'Вход',
          'Заказы',
          'Курьеры',
        ],
      },
    },
  },
}

export default preview
