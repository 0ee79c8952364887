import {
  any,
  array,
  assign,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  string,
  union,
  unknown,
} from 'superstruct'
import { ScriptedDemoCommand } from '../demo/commandScriptRunner'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/demoAccounts'

/** Condition on one value of a response. A missing value or null meets only `equals: null`. */
const Condition = object({
  equals: optional(any()),
  not: optional(any()),
  in: optional(array(unknown())),
  /** Minimum value of a number, or minimum length of a text. */
  atLeast: optional(number()),
  /** Required number of list items. */
  count: optional(integer()),
})
export type LessonCondition = Infer<typeof Condition>

/** A path relative to `/v1`; a part in braces matches any value. */
const Path = pattern(string(), /^\/\S*$/)

/**
 * Test of a lesson goal, with `read`, `call` or both. `read` is a request that is sent as administrator, by POST if it has a `body`.
 * `call` describes a request that the server must have accepted. `holds` contains conditions on the response of `read` or, without
 * `read`, on the body of the accepted request. Its keys are paths such as `courier.id`, `oldCouriers.0.reason` or `id=5.total`, where
 * `id=5` finds an element of a list; an empty key is the whole value.
 */
const Check = object({
  text: string(),
  read: optional(object({ path: Path, body: unknown() })),
  call: optional(object({ method: optional(enums(['GET', 'POST', 'DELETE'])), path: Path })),
  holds: optional(record(string(), Condition)),
})
export type LessonGoalCheck = Infer<typeof Check>

const isComplete = ({ read, call, holds }: LessonGoalCheck) =>
  read === undefined ? call !== undefined || 'Нужно read или call' : holds !== undefined || 'К read нужно holds'

/** A hint is a text, or an element of the page to highlight, given by its ARIA role and accessible name. */
const LessonHint = union([string(), object({ show: object({ role: string(), name: string() }) })])
export type LessonHint = Infer<typeof LessonHint>

/** `before` is the last second of the lesson at which the goal can be reached. Default: the end of the lesson's `minutes`. */
const Goal = assign(Check, object({ before: optional(min(integer(), 1)), hints: array(LessonHint) }))

const Person = enums(Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[])

/** All seconds are simulated seconds since the start of the lesson. A lesson without goals is a demo scene. */
export const Lesson = object({
  format: literal(1),
  id: pattern(string(), /^[a-z0-9-]+$/),
  title: string(),
  text: string(),
  person: Person,
  minutes: min(integer(), 1),
  screen: Path,
  world: object({
    seed: min(integer(), 0),
    size: max(min(integer(), 0), 200_000),
    at: pattern(string(), /^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    speed: max(min(number(), 0), 600),
  }),
  /** Only for a demo scene: the panel offers to open a second window that is signed in as this demo user. */
  beside: optional(Person),
  entries: array(ScriptedDemoCommand),
  goals: array(refine(Goal, 'goal', isComplete)),
  never: array(refine(Check, 'never', isComplete)),
  solution: array(ScriptedDemoCommand),
})
export type Lesson = Infer<typeof Lesson>
