import {
  array,
  enums,
  integer,
  max,
  min,
  number,
  object,
  optional,
  pattern,
  type Struct,
  string,
  unknown,
} from 'superstruct'
import { validationError } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { FaultRule } from '../server/faults'
import { delayOrder, simulateCourierBreakdown, skipShift, startOrderRush } from '../simulation/mishaps'
import type { World } from '../store/world'
import { withFieldErrors } from './fieldErrors'
import type { ScriptEntry } from './script'

export const SpeedPayload = object({ speed: max(min(number(), 0), 600) })
const MAX_MINUTES = 600
export const FaultsPayload = object({ rules: array(FaultRule) })
/** `person` is a phone number, `path` is relative to `/v1`. */
export const ApiCallPayload = object({
  person: pattern(string(), /^\d{11}$/),
  method: enums(['GET', 'POST', 'DELETE']),
  path: pattern(string(), /^\/\S*$/),
  body: optional(unknown()),
})

const HoldUpPayload = object({ orderId: integer(), minutes: max(min(integer(), 1), MAX_MINUTES) })
const CourierPayload = object({ courierId: integer() })
const RushPayload = object({ factor: max(min(number(), 1), 10), minutes: max(min(integer(), 1), MAX_MINUTES) })

const PAYLOADS: Record<string, unknown> = {
  speed: SpeedPayload,
  call: ApiCallPayload,
  faults: FaultsPayload,
  holdUp: HoldUpPayload,
  breakDown: CourierPayload,
  noShow: CourierPayload,
  rush: RushPayload,
}

/** Throws unless the command may be used in a script. Orders and couriers are looked up only when the command runs. */
export function requireCommand({ second, command, payload }: ScriptEntry): void {
  if (!Object.hasOwn(PAYLOADS, command)) {
    const known = Object.keys(PAYLOADS).join(', ')
    throw validationError({ entries: `секунда ${second}: нет команды «${command}», есть ${known}` })
  }
  try {
    parsePayload(payload, PAYLOADS[command] as Struct<unknown, unknown>)
  } catch (error) {
    throw validationError({ entries: `секунда ${second}, ${command}: ${withFieldErrors(error).message}` })
  }
}

type Mishap = 'holdUp' | 'breakDown' | 'noShow' | 'rush'

export function causeMishap(world: World, command: Mishap, payload: unknown): void {
  if (command === 'holdUp') {
    const { orderId, minutes } = parsePayload(payload, HoldUpPayload)
    delayOrder(world, orderId, minutes)
  } else if (command === 'rush') {
    const { factor, minutes } = parsePayload(payload, RushPayload)
    startOrderRush(world, factor, minutes)
  } else {
    const { courierId } = parsePayload(payload, CourierPayload)
    if (command === 'breakDown') simulateCourierBreakdown(world, courierId)
    else skipShift(world, courierId)
  }
}
