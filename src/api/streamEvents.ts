import { create, refine, type StructError } from 'superstruct'
import { reportProblem } from '../lib/reportProblem'
import { numberStruct } from '../lib/structs'
import { validateLeniently } from '../lib/validateLeniently'
import { Order } from './orders'

/** Parses events of the live stream of orders, `GET /v1/sse/order` (contract, «Live stream»). Invalid events are logged and skipped. */

export const streamUrl = (streamBase: string, key: string): string =>
  `${streamBase.replace(/\/$/, '')}/v1/sse/order?access-token=${encodeURIComponent(key)}`

export const parseOrderEvent = (data: string): Order | undefined =>
  parseEvent('order', () => validateLeniently(Order, JSON.parse(data), logField('order')))

export const parseNotificationCount = (data: string): number | undefined =>
  parseEvent('notification', () => create(JSON.parse(data), Count))

const Count = refine(numberStruct(), 'count', (value) => Number.isInteger(value) && value >= 0)

const logField = (name: string) => (path: string, error: StructError) => {
  console.error(`Поток: событие ${name}, поле ${path} не читается`)
  reportProblem('contract', `event ${name}: ${path}: ${error.type}`)
}

function parseEvent<T>(name: string, parse: () => T): T | undefined {
  try {
    return parse()
  } catch (error) {
    const { path: keys, type = 'no JSON' } = error as Partial<StructError>
    const path = keys?.join('.')
    console.error(`Поток: событие ${name} пропущено${path ? `, поле ${path}` : ''}`)
    // Report only the error's type: its message contains the invalid value, which may be a customer's phone number.
    reportProblem('contract', `event ${name}: ${path ?? ''}: ${type}`)
    return undefined
  }
}
