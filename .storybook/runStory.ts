import { computeAccessibleName } from 'dom-accessibility-api'
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

/** Payload of `storyFinished`: https://storybook.js.org/docs/addons/addons-api#storyfinished */
type Finished = { storyId: string; status: 'success' | 'error'; reporters: Report[] }
type Report = { type: string; status: string; result: unknown }
type Violations = { violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[] }

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
      [STORY_FINISHED]: (finished: Finished) => {
        if (finished.storyId !== storyId) return
        faults.push(...finished.reporters.filter(({ status }) => status === 'failed').flatMap(faultsOf))
        if (finished.status === 'error' && faults.length === 0) faults.push('The story failed')
        finish()
      },
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' })
  })
}

function faultsOf({ type, result }: Report): string[] {
  if (type !== 'a11y') return [`${type} failed`]
  return (result as Violations).violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  )
}

// The check of the Tab order calls `computeAccessibleName` (`tabOrder.mjs`).
Object.assign(globalThis, { runStory, computeAccessibleName })
