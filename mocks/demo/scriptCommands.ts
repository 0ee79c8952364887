import { array, enums, integer, max, min, number, object, pattern, type Struct, string, unknown } from 'superstruct'
import { validationError } from '../http/httpError'
import { parseRequestPayload } from '../http/requestPayload'
import { FaultRule } from '../server/faults'
import { delayOrderStep, simulateCourierBreakdown, simulateNoShow, startOrderRush } from '../simulation/incidents'
import type { World } from '../store/world'
import { addFieldErrorsToMessage } from './addFieldErrorsToMessage'
import type { ScriptedDemoCommand } from './commandScriptRunner'

export const ClockSpeedPayload = object({ speed: max(min(number(), 0), 600) })
export const InjectedFaultsPayload = object({ rules: array(FaultRule) })
/** `person` is a phone number, `path` is relative to `/v1`. */
export const DemoApiCallPayload = object({
  person: pattern(string(), /^\d{11}$/),
  method: enums(['GET', 'POST', 'DELETE']),
  path: pattern(string(), /^\/\S*$/),
  body: unknown(),
})

const Minutes = max(min(integer(), 1), 600)
const CourierPayload = object({ courierId: integer() })

const incident = <T>(struct: Struct<T, unknown>, cause: (world: World, payload: T) => void) => ({
  parse: (payload: unknown) => parseRequestPayload(payload, struct),
  cause: (world: World, payload: unknown) => cause(world, parseRequestPayload(payload, struct)),
})

export const INCIDENT_COMMANDS: Record<string, ReturnType<typeof incident>> = {
  holdUp: incident(object({ orderId: integer(), minutes: Minutes }), (world, { orderId, minutes }) =>
    delayOrderStep(world, orderId, minutes),
  ),
  breakDown: incident(CourierPayload, (world, { courierId }) => simulateCourierBreakdown(world, courierId)),
  noShow: incident(CourierPayload, (world, { courierId }) => simulateNoShow(world, courierId)),
  rush: incident(object({ factor: max(min(number(), 1), 10), minutes: Minutes }), (world, { factor, minutes }) =>
    startOrderRush(world, factor, minutes),
  ),
}

const PARSERS = new Map<string, (payload: unknown) => unknown>([
  ['speed', (payload) => parseRequestPayload(payload, ClockSpeedPayload)],
  ['call', (payload) => parseRequestPayload(payload, DemoApiCallPayload)],
  ['faults', (payload) => parseRequestPayload(payload, InjectedFaultsPayload)],
  ...Object.entries(INCIDENT_COMMANDS).map(([name, { parse }]) => [name, parse] as const),
])

/**
 * Throws if the command does not exist or its payload is malformed. Does not check whether the order and the courier in the payload exist;
 * that is checked when the command runs.
 */
export function validateScriptCommand({ second, command, payload }: ScriptedDemoCommand): void {
  const parse = PARSERS.get(command)
  if (!parse) {
    const known = [...PARSERS.keys()].join(', ')
    throw validationError({ entries: `секунда ${second}: нет команды «${command}», есть ${known}` })
  }
  try {
    parse(payload)
  } catch (error) {
    throw validationError({ entries: `секунда ${second}, ${command}: ${addFieldErrorsToMessage(error).message}` })
  }
}
