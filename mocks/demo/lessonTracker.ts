import { meetsLessonConditions } from '../lessons/conditions'
import type { Lesson, LessonGoalCheck } from '../lessons/lesson'
import { matchesApiPath, stripApiVersion } from '../server/faults'
import type { World } from '../store/world'
import type { ScriptedDemoCommand } from './commandScriptRunner'
import type { LessonGoalState, LessonLogEntry, LessonProgress } from './lessonProgress'
import { describeDemoCommand, describeRequest, isMutatingRequest } from './requestLabels'

export type LessonTracker = ReturnType<typeof createLessonTracker>

type Settings = {
  world: World
  /** Seconds since 1970. */
  start: number
  /** Sends an API request as administrator. Injected faults do not affect it. */
  read: (method: string, path: string, body: unknown) => Promise<Response>
}

type Caller = { person: string; isEvent: boolean }
type Made = { method: string; path: string; body: unknown }

const LONGEST_LOG = 400

export function createLessonTracker({ world, start, read }: Settings, known: LessonProgress | null = null) {
  let state = known
  let keepPoint: (point: number) => void = () => undefined
  let checking = Promise.resolve()

  const now = () => world.clock.second() - start

  function log(line: Omit<LessonLogEntry, 'second'>): void {
    if (!state) return
    state = { ...state, log: [...state.log, { second: now(), ...line }].slice(-LONGEST_LOG) }
  }

  function changeGoal(index: number, change: Partial<LessonGoalState>): void {
    if (!state) return
    const goals = state.goals.map((goal, i) => (i === index ? { ...goal, ...change } : goal))
    const isOver = goals.every((goal) => goal.state !== 'open')
    state = { ...state, goals, endedAt: isOver ? world.clock.second() : null }
  }

  async function holds({ read: asked, holds: wanted }: LessonGoalCheck, made: Made | null): Promise<boolean> {
    if (!asked) return made !== null && meetsLessonConditions(made.body, wanted)
    const response = await read(asked.body === undefined ? 'GET' : 'POST', asked.path, asked.body)
    return response.ok && meetsLessonConditions(await bodyOf(response), wanted)
  }

  const isMatch = ({ call }: LessonGoalCheck, made: Made | null): boolean =>
    call === undefined || (made !== null && (call.method ?? made.method) === made.method && isOnPath(call.path, made))

  async function check(made: Made | null): Promise<void> {
    const lesson = state?.lesson
    if (!lesson) return
    tick()
    for (const never of lesson.never) {
      const isTold = never.read && state?.log.some(({ kind, text }) => kind === 'violation' && text === never.text)
      if (!isTold && isMatch(never, made) && (await holds(never, made))) log({ kind: 'violation', text: never.text })
    }
    for (const [index, goal] of lesson.goals.entries()) {
      if (state?.goals[index]?.state !== 'open' || !isMatch(goal, made) || !(await holds(goal, made))) continue
      changeGoal(index, { state: 'reached', second: now() })
      log({ kind: 'goal', text: goal.text, point: index + 1 })
      keepPoint(index + 1)
    }
  }

  /**
   * Checks whether a request reaches goals of the training lesson, after the check of the previous request has ended. Two checks in
   * parallel could log the same goal twice.
   */
  function checkLater(made: Made | null): Promise<void> {
    checking = checking.then(() => check(made))
    return checking
  }

  function tick(): void {
    const { goals = [], minutes = 0 } = state?.lesson ?? {}
    for (const [index, { before, text }] of goals.entries()) {
      if (state?.goals[index]?.state !== 'open' || now() <= (before ?? minutes * 60)) continue
      changeGoal(index, { state: 'missed', second: now() })
      log({ kind: 'missed', text })
    }
  }

  return {
    state: () => state,
    begin(lesson: Lesson): void {
      const goals = lesson.goals.map(() => ({ state: 'open' as const, second: null, hints: 0 }))
      state = { lesson, goals, log: [], recorded: null, endedAt: null }
    },
    /**
     * True for a call that the lesson itself makes as one of its scripted events. Such a call counts neither as a
     * mistake of the trainee nor as a reached goal.
     */
    isEvent: (payload: unknown): boolean =>
      state?.lesson?.entries.some((entry) => JSON.stringify(entry.payload) === JSON.stringify(payload)) ?? false,
    /** Calls `respond`, logs the request and checks which goals of the training lesson it reaches. `person` is a phone number. */
    async follow(request: Request, { person, isEvent }: Caller, respond: () => Promise<Response>): Promise<Response> {
      if (!state) return respond()
      const { method } = request
      const path = stripApiVersion(new URL(request.url).pathname)
      const isOfChange = isMutatingRequest(method, path)
      const body = await bodyOf(request.clone())
      const response = await respond()
      if (isOfChange) {
        const text = describeRequest(method, path)
        if (response.ok) log({ kind: isEvent ? 'command' : 'call', text, person })
        else log({ kind: 'refused', text: `${text} — ${await reasonOf(response.clone())}`, person })
      }
      if (isOfChange && !isEvent && response.ok && state.recorded) {
        const payload = { person, method, path, ...(body === undefined ? {} : { body }) }
        state = { ...state, recorded: [...state.recorded, { second: now(), command: 'call', payload }] }
      }
      if (response.ok) await checkLater(isEvent ? null : { method, path, body })
      return response
    },
    async followCommand(command: string, payload: unknown, refusal?: string): Promise<void> {
      if (!state || command === 'call') return
      const text = describeDemoCommand(command, payload)
      log(refusal === undefined ? { kind: 'command', text } : { kind: 'refused', text: `${text} — ${refusal}` })
      await checkLater(null)
    },
    tick,
    hint(goal: number): void {
      const taken = state?.goals[goal]?.hints ?? 0
      const { text, hints = [] } = state?.lesson?.goals[goal] ?? {}
      const given = hints[taken]
      if (given === undefined || state?.goals[goal]?.state !== 'open') return
      changeGoal(goal, { hints: taken + 1 })
      log({ kind: 'hint', text: typeof given === 'string' ? given : `${text}: показано на экране` })
    },
    record(isOn: boolean): readonly ScriptedDemoCommand[] {
      const recorded = state?.recorded ?? []
      if (state) state = { ...state, recorded: isOn ? [] : null }
      else if (isOn) state = { lesson: null, goals: [], log: [], recorded: [], endedAt: null }
      if (!isOn && state?.lesson === null) state = null
      return recorded
    },
    onPoint(listener: (point: number) => void): void {
      keepPoint = listener
    },
  }
}

/**
 * A POST that only reads data does not match a path with `{id}`: `/manage/notification/search` does not match
 * `/manage/notification/{id}`.
 */
const isOnPath = (path: string, made: Made): boolean =>
  path === made.path ||
  (matchesApiPath(path, made.path) && (made.method === 'GET' || isMutatingRequest(made.method, made.path)))

const bodyOf = (message: Request | Response): Promise<unknown> => message.json().catch(() => undefined)

const reasonOf = async (response: Response): Promise<string> =>
  ((await bodyOf(response)) as { message?: string } | undefined)?.message ?? `отказ ${response.status}`
