import 'antd-styles.css'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import type { Preview } from 'storybook-react-rsbuild'
import '../stories/accessibilityChecks'
import { AS_IN_STORY, globalTypes, VIEWPORTS } from '../stories/toolbar'
import { chooseInteraction, isDrawn, isTest, withInteractionNote } from './interactions'
import './runStory'

// A busy machine needs more than the default timeout of 1 s. The longer timeout does not slow down passing tests, because `waitFor` and
// `findBy…` return as soon as they succeed.
configure({ asyncUtilTimeout: 40_000, getElementError })

/**
 * Creates errors of Testing Library queries without the HTML of the page. By default the HTML is printed at every retry of a query, which
 * is slow.
 */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

/** Fails the story on an API request without a mock handler. Requests for other files reach the network. */
function unknownCall(request: Request, print: { error(): void }) {
  if (new URL(request.url).pathname.startsWith('/v1/')) print.error()
}

/**
 * Options of axe in tests. Storybook's panel also lists passed checks; tests need only violations. Tests check the contrast of colours with
 * `findContrastFaults`, which takes less time. `avoid-inline-spacing` took a fifth of axe's time; it finds `!important` in style attributes,
 * which React never writes.
 */
const ofAxe = isTest
  ? {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, 'avoid-inline-spacing': { enabled: false } },
    }
  : {}

/**
 * Ignores messages from stories in iframes on catalogue pages. Such a story treats this window as Storybook's manager, because it is the
 * parent window.
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

/** Remounts and replays the story when a toolbar setting changes. Otherwise rows loaded for one user would stay visible for another. */
const channel = addons.getChannel()
let shownStory: string | undefined
channel.on('currentStoryWasSet', ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
  shownStory = viewMode === 'story' ? storyId : undefined
})
channel.on('globalsUpdated', () => {
  if (isTest || shownStory === undefined) return
  channel.emit('forceRemount', { storyId: shownStory })
})
// Records that the play function failed, so that no screenshot of a story that stopped halfway is saved as complete.
if (isDrawn)
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => Object.assign(window, { playFailure: message }))

/**
 * Removes the style elements that antd and pro-components have added for a story. They are never removed otherwise, and each story adds
 * them again for a theme of its own, so every story would take longer than the one before. The next story adds those that it needs.
 */
function removeStyles({ viewMode }: { viewMode: string }) {
  if (viewMode !== 'story') return
  return () => {
    for (const style of document.querySelectorAll('style[data-css-hash]')) style.remove()
  }
}

const preview: Preview = {
  decorators: [withInteractionNote],
  beforeEach: removeStyles,
  loaders: [
    chooseInteraction,
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
    // Only stories of components have controls; elsewhere the panel would be empty.
    controls: { disable: true },
    a11y: { test: 'error', options: ofAxe },
    viewport: { options: VIEWPORTS },
    // An error page of Storybook would hide the story.
    throwPlayFunctionExceptions: isTest,
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
