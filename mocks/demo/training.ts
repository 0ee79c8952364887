import { is } from 'superstruct'
import { meetsConditions } from '../lessons/conditions'
import type { GoalCheck, Lesson } from '../lessons/lesson'
import { matchesPath, pathAfterVersion } from '../server/faults'
import type { World } from '../store/world'
import { ApiCallPayload } from './drillCommands'
import { commandLabel, isMutatingRequest, requestLabel } from './requestLabels'
import type { ScriptEntry } from './script'
import type { LessonLogEntry, TrainingState } from './trainingState'

export type Training = {
  state: () => TrainingState | null
  begin: (lesson: Lesson) => void
  /** Runs `respond`, logs the request and checks the goals of the lesson. */
  follow: (request: Request, person: string, respond: () => Promise<Response>) => Promise<Response>
  /** Logs a script command, or the reason why it was refused, and checks the goals of the lesson. */
  followCommand: (command: string, payload: unknown, refusal?: string) => Promise<void>
  /** Marks goals as missed when their time is over. */
  tick: () => void
  hint: (goal: number) => void
  record: (isOn: boolean) => readonly ScriptEntry[]
  /**
   * Registers a listener that receives the number of each new rewind point, so that the host saves the state of the
   * mock world.
   */
  onPoint: (listener: (point: number) => void) => void
}

type Settings = {
  world: World
  /** Seconds since 1970. */
  start: number
  /** Sends an API request as administrator. Injected faults do not affect it. */
  read: (method: string, path: string, body: unknown) => Promise<Response>
}

type Made = { method: string; path: string; body: unknown }

const LONGEST_LOG = 400

export function createTraining({ world, start, read }: Settings, known?: TrainingState | null): Training {
  let state: TrainingState | null = known ?? null
  let keepPoint: (point: number) => void = () => undefined
  let checking = Promise.resolve()

  const now = () => world.clock.second() - start

  function log(line: Omit<LessonLogEntry, 'second'>): void {
    if (!state) return
    state = { ...state, log: [...state.log, { second: now(), ...line }].slice(-LONGEST_LOG) }
  }

  function settleGoal(index: number, end: 'reached' | 'missed'): void {
    if (!state) return
    const goals = state.goals.map((goal, i) => (i === index ? { ...goal, state: end, second: now() } : goal))
    const isOver = goals.every((goal) => goal.state !== 'open')
    state = { ...state, goals, endedAt: isOver ? world.clock.second() : null }
  }

  async function holds({ read: asked, holds: wanted }: GoalCheck, made: Made | null): Promise<boolean> {
    if (!asked) return made !== null && meetsConditions(made.body, wanted)
    const response = await read(asked.body === undefined ? 'GET' : 'POST', asked.path, asked.body)
    return response.ok && meetsConditions(await response.json().catch(() => undefined), wanted)
  }

  const isMatch = ({ call }: GoalCheck, made: Made | null): boolean =>
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
      settleGoal(index, 'reached')
      log({ kind: 'goal', text: goal.text, point: index + 1 })
      keepPoint(index + 1)
    }
  }

  /** Checks the goals after each request in sequence, so that two parallel requests cannot reach a goal twice. */
  function checkLater(made: Made | null): Promise<void> {
    checking = checking.then(() => check(made))
    return checking
  }

  function tick(): void {
    const { goals = [], minutes = 0 } = state?.lesson ?? {}
    for (const [index, { before, text }] of goals.entries()) {
      if (state?.goals[index]?.state !== 'open' || now() <= (before ?? minutes * 60)) continue
      settleGoal(index, 'missed')
      log({ kind: 'missed', text })
    }
  }

  return {
    state: () => state,
    begin(lesson) {
      const goals = lesson.goals.map(() => ({ state: 'open' as const, second: null, hints: 0 }))
      state = { lesson, goals, log: [], recorded: null, endedAt: null }
    },
    async follow(request, person, respond) {
      if (!state) return respond()
      const { method } = request
      const path = pathAfterVersion(new URL(request.url).pathname)
      const isOfChange = isMutatingRequest(method, path)
      const body = method === 'GET' ? undefined : await bodyOf(request.clone())
      const response = await respond()
      const made = { method, path, body }
      const isEvent = isLessonEvent(state.lesson, person, made)
      if (isOfChange) {
        const text = requestLabel(made)
        if (response.ok) log({ kind: isEvent ? 'command' : 'call', text, person })
        else log({ kind: 'refused', text: `${text} — ${await reasonOf(response.clone())}`, person })
      }
      if (isOfChange && !isEvent && response.ok && state.recorded) {
        const payload = { person, method, path, ...(body === undefined ? {} : { body }) }
        state = { ...state, recorded: [...state.recorded, { second: now(), command: 'call', payload }] }
      }
      if (response.ok) await checkLater(isEvent ? null : made)
      return response
    },
    async followCommand(command, payload, refusal) {
      if (!state || command === 'call') return
      const text = commandLabel(command, payload)
      log(refusal === undefined ? { kind: 'command', text } : { kind: 'refused', text: `${text} — ${refusal}` })
      await checkLater(null)
    },
    tick,
    hint(goal) {
      const [text, taken] = [state?.lesson?.goals[goal]?.text, state?.goals[goal]]
      if (!state || text === undefined || !taken) return
      const given = state.lesson?.goals[goal]?.hints[taken.hints]
      if (given === undefined) return
      const hints = taken.hints + 1
      state = { ...state, goals: state.goals.map((one, index) => (index === goal ? { ...one, hints } : one)) }
      log({ kind: 'hint', text: typeof given === 'string' ? given : `${text}: показано на экране` })
    },
    record(isOn) {
      const recorded = state?.recorded ?? []
      if (state) state = { ...state, recorded: isOn ? [] : null }
      else if (isOn) state = { lesson: null, goals: [], log: [], recorded: [], endedAt: null }
      if (!isOn && state?.lesson === null) state = null
      return recorded
    },
    onPoint(listener) {
      keepPoint = listener
    },
  }
}

/** A POST that only reads never matches `{id}`: `/manage/notification/search` does not change a notification. */
const isOnPath = (path: string, made: Made): boolean =>
  path === made.path ||
  (matchesPath(path, made.path) && (made.method === 'GET' || isMutatingRequest(made.method, made.path)))

/** A call of the lesson's own events is neither the trainee's mistake nor a reached goal. */
const isLessonEvent = (lesson: Lesson | null, person: string, { method, path, body }: Made): boolean =>
  lesson?.entries.some(
    ({ payload }) =>
      is(payload, ApiCallPayload) &&
      payload.person === person &&
      payload.method === method &&
      new URL(`http://world${payload.path}`).pathname === path &&
      (method !== 'POST' || JSON.stringify(payload.body ?? {}) === JSON.stringify(body)),
  ) ?? false

async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json')) return undefined
  return request.json().catch(() => undefined)
}

const reasonOf = async (response: Response): Promise<string> =>
  ((await response.json().catch(() => ({}))) as { message?: string }).message ?? `отказ ${response.status}`
