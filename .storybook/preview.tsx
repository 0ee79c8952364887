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

// A wait ends as soon as what it waits for is there; a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 40_000, getElementError })

/** Without the whole page as text, which would be made at each look of a wait, and cut off in the end. */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

/** A call that no handler of the story knows is an error, and fails the story; files are fetched as usual. */
function unknownCall(request: Request, print: { error(): void }) {
  if (new URL(request.url).pathname.startsWith('/v1/')) print.error()
}

/** Storybook's panel lists what passed as well; alone in its window a story is tested, and only what failed is looked at. */
const isAlone = window.parent === window
/** For `npm run shots` it is drawn, in windows for which its test was not written too (`scripts/shots/storyPage.mjs`). */
const isDrawn = new URLSearchParams(window.location.search).has('drawn')
const ofAxe = isAlone ? { resultTypes: ['violations'] } : {}

/**
 * Stories in frames of a page of the catalogue report to the window around them as to a manager, which is this page. That they
 * were shown, and how their switches stand, is nothing to the story of this page.
 */
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

/**
 * A switch of the toolbar that is turned begins the story anew, what it does by itself included: rows of one person must
 * not stay under another.
 */
const channel = addons.getChannel()
let shownStory: string | undefined
channel.on('currentStoryWasSet', ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
  shownStory = viewMode === 'story' ? storyId : undefined
})
channel.on('globalsUpdated', () => {
  if (isAlone || shownStory === undefined) return
  channel.emit('forceRemount', { storyId: shownStory })
})
// A picture of a story that stopped halfway would pass for one of the whole.
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
    // Under another person than its own a story may end elsewhere: what it shows then is what is to be seen.
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
