import { PLAY_FUNCTION_THREW_EXCEPTION, SET_CURRENT_STORY, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Decorator, Loader } from 'storybook-react-rsbuild'
import { AS_IN_STORY, type Toolbar, VIEWPORTS } from '../stories/toolbar'
import './interactions.css'

const search = new URLSearchParams(window.location.search)
/**
 * Test runners open the preview without a story ID in the URL. The parameter `drawn` marks `npm run shots`; `embed`
 * turns play functions off.
 */
export const isTest = window.parent === window && !search.has('id')
export const isDrawn = search.has('drawn')
const isEmbedded = search.get('embed') === 'true'

/** Switches that change what a story shows. A play function looks for the data of its story and would not find it. */
const DATA_SWITCHES = ['role', 'city', 'network', 'amount', 'moment'] as const satisfies readonly (keyof Toolbar)[]

const NOTES = {
  data: 'Показано начало истории: её действия рассчитаны на свои данные, а панель их изменила.',
  window: 'Показано начало истории: её действия не подошли к этому окну или виду.',
}
/** Play functions are written for this window. */
const PLAY_WINDOW = VIEWPORTS.desktop.styles

let note: keyof typeof NOTES | undefined
let failedStory: string | undefined
let isAdjusted = false

/** Turns the play function off where it cannot succeed. A failed one would cover the story with an error page. */
export const chooseInteraction: Loader = ({ id, globals, playFunction, viewMode }) => {
  if (isTest || isDrawn || isEmbedded || viewMode !== 'story' || !playFunction) {
    note = undefined
    return
  }
  const isChanged = (name: keyof Toolbar) => globals[name] !== AS_IN_STORY[name] && !isOwn(name)
  const isOwn = (name: string) => name in shownRender().story.storyGlobals
  note = DATA_SWITCHES.some(isChanged) ? 'data' : failedStory === id ? 'window' : undefined
  isAdjusted = isViewChanged(globals)
  shownRender().renderOptions.autoplay = note === undefined
}

/** Compares all globals, because Storybook's own switches, such as outlines, change the view too. */
function isViewChanged(globals: Globals): boolean {
  const { initialGlobals } = preview().storyStoreValue.userGlobals
  const own = { ...initialGlobals, ...shownRender().story.storyGlobals }
  return (
    `${window.innerWidth}px` !== PLAY_WINDOW.width ||
    `${window.innerHeight}px` !== PLAY_WINDOW.height ||
    Object.keys(globals).some((name) => JSON.stringify(globals[name]) !== JSON.stringify(own[name]))
  )
}

type ShownRender = {
  id: string
  story: { storyGlobals: Globals }
  renderOptions: { autoplay: boolean }
}
type Preview = { currentRender: ShownRender; storyStoreValue: { userGlobals: { initialGlobals: Globals } } }
const preview = (): Preview => Reflect.get(window, '__STORYBOOK_PREVIEW__')
const shownRender = () => preview().currentRender

/** Frames of catalogue pages are too small for the note. */
const isInFrame = window.parent !== window.top

export const withInteractionNote: Decorator = (Story) => (
  <>
    <Story />
    {note && !isInFrame && (
      <p className="interaction-note" role="note">
        {NOTES[note]}
      </p>
    )}
  </>
)

const channel = addons.getChannel()
channel.on(SET_CURRENT_STORY, () => {
  failedStory = undefined
})
channel.on('updateGlobals', () => {
  failedStory = undefined
})
/** If a play function fails in another window, theme or density than its own, shows the story without it. */
channel.on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
  if (isTest || isDrawn || !isAdjusted) return
  const { id } = shownRender()
  failedStory = id
  channel.once(STORY_FINISHED, () => channel.emit('forceRemount', { storyId: id }))
})
