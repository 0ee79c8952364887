import { array, enums, type Infer, integer, nullable, number, object, optional, string } from 'superstruct'
import { Lesson } from '../lessons/lesson'
import { ScriptEntry } from './script'

/**
 * One line of the debrief. `second` counts from the start of the lesson. `point` is the number of the rewind point that
 * was kept at this line.
 */
const Logged = object({
  second: number(),
  kind: enums(['call', 'refused', 'command', 'goal', 'missed', 'violation', 'hint']),
  text: string(),
  /** Phone number of the person who made the call. */
  person: optional(string()),
  point: optional(integer()),
})
export type Logged = Infer<typeof Logged>

const GoalState = object({ state: enums(['open', 'reached', 'missed']), second: nullable(number()), hints: integer() })
export type GoalState = Infer<typeof GoalState>

/** The progress of a lesson, saved with its world. `recorded` holds the calls since «Записать», or null. */
export const TrainingState = object({
  lesson: nullable(Lesson),
  goals: array(GoalState),
  log: array(Logged),
  recorded: nullable(array(ScriptEntry)),
  /** World seconds since 1970 at which the lesson ended. */
  endedAt: nullable(number()),
})
export type TrainingState = Infer<typeof TrainingState>
