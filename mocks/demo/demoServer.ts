import { getResponse } from 'msw'
import { array, type Infer, nullable, object, optional } from 'superstruct'
import { userSessionKey } from '../http/access'
import { validationError } from '../http/httpError'
import { parseRequestPayload } from '../http/requestPayload'
import { errorResponse } from '../http/respond'
import { DEMO_ACCOUNTS } from '../seeds/demoAccounts'
import { createHandlers } from '../server/createHandlers'
import { createFaultInjector, FaultRule } from '../server/faults'
import { findRequesterPhone } from '../server/findRequesterPhone'
import { impossibleFaultReason } from '../server/impossibleFaultReason'
import type { RunningClock } from '../store/clock'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'
import { addFieldErrorsToMessage } from './addFieldErrorsToMessage'
import { createCommandScriptRunner, ExecutedDemoCommand, ScriptedDemoCommand } from './commandScriptRunner'
import { LessonProgress } from './lessonProgress'
import { createLessonTracker, type LessonTracker } from './lessonTracker'
import {
  ClockSpeedPayload,
  DemoApiCallPayload,
  INCIDENT_COMMANDS,
  InjectedFaultsPayload,
  validateScriptCommand,
} from './scriptCommands'

/** Faults and timed commands that an instructor prepared for a training in the demo. A reset of the mock world applies them again. */
export const InstructorExercise = object({ faults: array(FaultRule), entries: array(ScriptedDemoCommand) })
export type InstructorExercise = Infer<typeof InstructorExercise>

/** `body` is undefined if the response has no JSON. */
export type ApiCallResult = { status: number; body: unknown }

export const DemoServerState = object({
  faults: array(FaultRule),
  script: object({ done: array(ExecutedDemoCommand), pending: array(ScriptedDemoCommand) }),
  /** Missing in files that older versions of the demo saved; null if there is no lesson. */
  training: optional(nullable(LessonProgress)),
  /** Missing in files that older versions of the demo saved. */
  exercise: optional(InstructorExercise),
})
export type DemoServerState = Infer<typeof DemoServerState>

export const createDemoServerState = (exercise: InstructorExercise): DemoServerState => ({
  faults: exercise.faults,
  script: { done: [], pending: exercise.entries },
  exercise,
})

export type DemoServer = {
  /**
   * Runs the script commands whose time has come, then responds to the request. A response of type `error` means a
   * broken connection.
   */
  respond: (request: Request) => Promise<Response>
  run: () => Promise<void>
  setScript: (entries: readonly ScriptedDemoCommand[]) => void
  setFaults: (payload: unknown) => Promise<void>
  call: (payload: unknown) => Promise<ApiCallResult>
  perform: (command: string, payload: unknown) => Promise<string>
  faults: () => readonly FaultRule[]
  exercise: () => InstructorExercise
  state: () => DemoServerState
  training: LessonTracker
}

type Settings = { world: World; clock: RunningClock; start: number }

export function createDemoServer({ world, clock, start }: Settings, known?: DemoServerState): DemoServer {
  const handlers = createHandlers(world)
  const faults = createFaultInjector(world, known?.faults)
  const script = createCommandScriptRunner({ clock, start, settle: world.settle, perform: performEntry }, known?.script)
  const training = createLessonTracker({ world, start, read }, known?.training)
  let exercise = known?.exercise ?? { faults: [], entries: [] }

  async function handle(request: Request): Promise<Response> {
    return (await getResponse(handlers, request)) ?? errorResponse(404, 'Нет такого адреса')
  }

  const respond = (request: Request, isEvent = false): Promise<Response> =>
    training.follow(request, { person: findRequesterPhone(world, request), isEvent }, () => handle(request))

  function requestOf(caller: EmployeeRecord, method: string, path: string, body: unknown): Request {
    const headers = { Authorization: `Bearer ${userSessionKey(caller)}`, 'Content-Type': 'application/json' }
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
    return new Request(`http://world/v1${path}`, { method, headers, ...sent })
  }

  function read(method: string, path: string, body: unknown): Promise<Response> {
    return handle(requestOf(world.db.employee(DEMO_ACCOUNTS.administrator.id), method, path, body))
  }

  /** Sends the API request of a scripted command. Injected faults do not affect this request. */
  async function call(payload: unknown): Promise<ApiCallResult> {
    const { person, method, path, body } = parseRequestPayload(payload, DemoApiCallPayload)
    const caller = world.db.employees.all().find(({ phone }) => phone === person)
    if (!caller) throw validationError({ person: 'Нет сотрудника с таким телефоном' })
    const response = await respond(requestOf(caller, method, path, body), training.isEvent(payload))
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }

  function applyFaults(payload: unknown): readonly FaultRule[] {
    const { rules } = parseRequestPayload(payload, InjectedFaultsPayload)
    for (const [index, rule] of rules.entries()) {
      const problem = impossibleFaultReason(world, rule)
      if (problem !== null) throw validationError({ rules: `правило ${index + 1}: ${problem}` })
    }
    faults.set(rules)
    return rules
  }

  function setScript(entries: readonly ScriptedDemoCommand[]): void {
    for (const entry of entries) validateScriptCommand(entry)
    script.set(entries)
    exercise = { ...exercise, entries: [...entries] }
  }

  async function perform(command: string, payload: unknown): Promise<string> {
    const result = await run(command, payload)
    await training.followCommand(command, payload)
    return result
  }

  function performEntry(command: string, payload: unknown): Promise<string> {
    return perform(command, payload).catch(async (error: unknown) => {
      await training.followCommand(command, payload, addFieldErrorsToMessage(error).message)
      throw error
    })
  }

  async function run(command: string, payload: unknown): Promise<string> {
    switch (command) {
      case 'speed':
        clock.set(parseRequestPayload(payload, ClockSpeedPayload))
        return ''
      case 'faults':
        applyFaults(payload)
        return ''
      case 'call': {
        const { status, body } = await call(payload)
        return status < 400 ? String(status) : `${status} ${JSON.stringify(body)}`
      }
      default: {
        const incident = INCIDENT_COMMANDS[command]
        if (!incident) throw validationError({ command: `Сценарий не знает команды «${command}»` })
        world.settle()
        incident.cause(world, payload)
        return ''
      }
    }
  }

  return {
    async respond(request) {
      await script.run()
      return faults.pass(request, () => respond(request))
    },
    run: script.run,
    setScript,
    async setFaults(payload) {
      exercise = { ...exercise, faults: [...applyFaults(payload)] }
      await training.followCommand('faults', payload)
    },
    call,
    perform,
    faults: faults.rules,
    exercise: () => exercise,
    state: () => ({ faults: [...faults.rules()], script: script.state(), training: training.state(), exercise }),
    training,
  }
}
