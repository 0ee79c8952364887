import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { findFaults } from '../stories/accessibilityChecks'

/** Payload of `storyFinished`: https://storybook.js.org/docs/addons/addons-api#storyfinished */
type Finished = { storyId: string; status: 'success' | 'error' }

type ErrorLike = { message?: string; description?: string; stack?: string }

/**
 * Renders a story, runs its play function and axe, and resolves with the errors and violations. The test runner (`scripts/stories`) calls
 * it as `globalThis.runStory`.
 */
function runStory(storyId: string): Promise<string[]> {
  const channel = addons.getChannel()
  const faults: string[] = []
  const note = (error: ErrorLike | ErrorLike[]) => {
    for (const { message, description } of [error].flat()) faults.push(message ?? description ?? 'The story failed')
  }
  return new Promise((resolve) => {
    const finish = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve([...new Set(faults)])
    }
    const listeners = {
      [STORY_ERRORED]: note,
      [STORY_THREW_EXCEPTION]: note,
      [PLAY_FUNCTION_THREW_EXCEPTION]: note,
      [UNHANDLED_ERRORS_WHILE_PLAYING]: note,
      [STORY_MISSING]: () => {
        faults.push(`There is no story ${storyId}`)
        finish()
      },
      [STORY_FINISHED]: async (finished: Finished) => {
        if (finished.storyId !== storyId) return
        if (finished.status === 'error' && faults.length === 0) faults.push('The story failed')
        if (faults.length === 0) faults.push(...(await findFaults().catch((error) => [String(error)])))
        finish()
      },
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' })
  })
}

Object.assign(globalThis, { runStory })
