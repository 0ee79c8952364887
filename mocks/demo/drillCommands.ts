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
import { invalid } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { FaultRule } from '../server/faults'
import { breakDown, holdUp, noShow, rush } from '../simulation/mishaps'
import type { World } from '../store/world'
import { inWords } from './refusalWords'
import type { ScriptEntry } from './script'

export const SpeedPayload = object({ speed: max(min(number(), 0), 600) })
const MAX_MINUTES = 600
export const FaultsPayload = object({ rules: array(FaultRule) })
/** `person` is a phone number, `path` is relative to `/v1`. */
export const CallPayload = object({
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
  call: CallPayload,
  faults: FaultsPayload,
  holdUp: HoldUpPayload,
  breakDown: CourierPayload,
  noShow: CourierPayload,
  rush: RushPayload,
}

/** Throws unless a script may have the entry. Whether its order or courier exists is known only when it runs. */
export function requireCommand({ second, command, payload }: ScriptEntry): void {
  if (!Object.hasOwn(PAYLOADS, command)) {
    const known = Object.keys(PAYLOADS).join(', ')
    throw invalid({ entries: `секунда ${second}: нет команды «${command}», есть ${known}` })
  }
  try {
    parsePayload(payload, PAYLOADS[command] as Struct<unknown, unknown>)
  } catch (error) {
    throw invalid({ entries: `секунда ${second}, ${command}: ${inWords(error).message}` })
  }
}

type Mishap = 'holdUp' | 'breakDown' | 'noShow' | 'rush'

export function causeMishap(world: World, command: Mishap, payload: unknown): void {
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
