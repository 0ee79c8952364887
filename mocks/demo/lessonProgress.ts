import { array, enums, type Infer, integer, nullable, number, object, optional, string } from 'superstruct'
import { Lesson } from '../lessons/lesson'
import { ScriptedDemoCommand } from './commandScriptRunner'

/**
 * One line in the log of a training lesson. `second`: simulated seconds since the start of the lesson. `point`: number of the lesson state
 * that was saved with this line, to which the user can return.
 */
const Logged = object({
  second: number(),
  kind: enums(['call', 'refused', 'command', 'goal', 'missed', 'violation', 'hint']),
  text: string(),
  /** Phone number of the user who sent the request. */
  person: optional(string()),
  point: optional(integer()),
})
export type LessonLogEntry = Infer<typeof Logged>

const GoalState = object({ state: enums(['open', 'reached', 'missed']), second: nullable(number()), hints: integer() })
export type LessonGoalState = Infer<typeof GoalState>

/**
 * Progress of a lesson, saved with its mock world. `recorded` holds the requests since the «Записать» (record) button
 * was pressed; it is null if nothing is being recorded.
 */
export const LessonProgress = object({
  lesson: nullable(Lesson),
  goals: array(GoalState),
  log: array(Logged),
  recorded: nullable(array(ScriptedDemoCommand)),
  /** Mock time at which the lesson ended, in seconds since 1970. */
  endedAt: nullable(number()),
})
export type LessonProgress = Infer<typeof LessonProgress>
