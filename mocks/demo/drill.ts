import { getResponse } from 'msw'
import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
  unknown,
} from 'superstruct'
import { userAuthKey } from '../http/access'
import { invalid } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { refusal } from '../http/respond'
import { PEOPLE } from '../seeds/people'
import { callPerson } from '../server/callPerson'
import { createHandlers } from '../server/createHandlers'
import { createFaults, FaultRule } from '../server/faults'
import { breakDown, holdUp, noShow, rush } from '../simulation/mishaps'
import type { RunningClock } from '../store/clock'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'
import { createScript, ScriptDone, ScriptEntry } from './script'
import { createTraining, type Training } from './training'
import { TrainingState } from './trainingState'

export const DrillState = object({
  faults: array(FaultRule),
  script: object({ done: array(ScriptDone), pending: array(ScriptEntry) }),
  /** Missing in files of older versions; null without a lesson. */
  training: optional(nullable(TrainingState)),
})
export type DrillState = Infer<typeof DrillState>

export type Drill = {
  /**
   * Runs the script commands whose time has come, then responds to the request. A response of type `error` means a
   * broken connection.
   */
  respond: (request: Request) => Promise<Response>
  run: () => Promise<void>
  setScript: (entries: readonly ScriptEntry[]) => void
  perform: (command: string, payload: unknown) => Promise<string>
  state: () => DrillState
  training: Training
}

export const SpeedPayload = object({ speed: max(min(number(), 0), 600) })
const MAX_MINUTES = 600
const FaultsPayload = object({ rules: array(FaultRule) })
/** `person` is a phone number, `path` is relative to `/v1`. */
const CallPayload = object({
  person: pattern(string(), /^\d{11}$/),
  method: enums(['GET', 'POST', 'DELETE']),
  path: pattern(string(), /^\/\S*$/),
  body: optional(unknown()),
})

const HoldUpPayload = object({ orderId: integer(), minutes: max(min(integer(), 1), MAX_MINUTES) })
const CourierPayload = object({ courierId: integer() })
const RushPayload = object({ factor: max(min(number(), 1), 10), minutes: max(min(integer(), 1), MAX_MINUTES) })

type Settings = { world: World; clock: RunningClock; start: number }

type Mishap = 'holdUp' | 'breakDown' | 'noShow' | 'rush'

function causeMishap(world: World, command: Mishap, payload: unknown): void {
  if (command === 'holdUp') {
    const { orderId, minutes } = parsePayload(payload, HoldUpPayload)
    holdUp(world, orderId, minutes)
  } else if (command === 'rush') {
    const { factor, minutes } = parsePayload(payload, RushPayload)
    rush(world, factor, minutes)
  } else {
    const { courierId } = parsePayload(payload, CourierPayload)
    if (command === 'breakDown') breakDown(world, courierId)
    else noShow(world, courierId)
  }
}

export function createDrill({ world, clock, start }: Settings, known?: DrillState): Drill {
  const handlers = createHandlers(world)
  const faults = createFaults(world, known?.faults)
  const script = createScript({ clock, start, settle: world.settle, perform }, known?.script)
  const training = createTraining({ world, start, read }, known?.training)

  async function handle(request: Request): Promise<Response> {
    return (await getResponse(handlers, request)) ?? refusal(404, 'Нет такого адреса')
  }

  const respond = (request: Request): Promise<Response> =>
    training.follow(request, callPerson(world, request), () => handle(request))

  function requestOf(caller: EmployeeRecord, method: string, path: string, body: unknown): Request {
    const headers = { Authorization: `Bearer ${userAuthKey(caller)}`, 'Content-Type': 'application/json' }
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
    return new Request(`http://world/v1${path}`, { method, headers, ...sent })
  }

  function read(method: string, path: string, body: unknown): Promise<Response> {
    return handle(requestOf(world.db.employee(PEOPLE.administrator.id), method, path, body))
  }

  /** Sends an API request for the script. Injected faults do not affect this request. */
  async function call(payload: unknown): Promise<string> {
    const { person, method, path, body } = parsePayload(payload, CallPayload)
    const caller = world.db.employees.all().find(({ phone }) => phone === person)
    if (!caller) throw invalid({ person: 'Нет сотрудника с таким телефоном' })
    const response = await respond(requestOf(caller, method, path, body))
    const text = await response.text()
    return response.ok ? String(response.status) : `${response.status} ${text}`
  }

  async function perform(command: string, payload: unknown): Promise<string> {
    try {
      const result = await run(command, payload)
      await training.followCommand(command, payload)
      return result
    } catch (error) {
      await training.followCommand(command, payload, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  async function run(command: string, payload: unknown): Promise<string> {
    switch (command) {
      case 'speed':
        clock.set(parsePayload(payload, SpeedPayload))
        return ''
      case 'faults':
        faults.set(parsePayload(payload, FaultsPayload).rules)
        return ''
      case 'call':
        return call(payload)
      case 'holdUp':
      case 'breakDown':
      case 'noShow':
      case 'rush':
        world.settle()
        causeMishap(world, command, payload)
        return ''
      default:
        throw invalid({ command: `Сценарий не знает команды «${command}»` })
    }
  }

  return {
    async respond(request) {
      await script.run()
      return faults.pass(request, () => respond(request))
    },
    run: script.run,
    setScript: script.set,
    perform,
    state: () => ({ faults: [...faults.rules()], script: script.state(), training: training.state() }),
    training,
  }
}
