import { proxy } from 'valtio'
import { onSessionEnd } from '../../../session/session'

/**
 * Errors of requests that failed to save the coordinates of a new order, by order id. An error is removed when the coordinates are saved or
 * the user closes its message.
 */
export const coordinateFailures = proxy<Record<number, string>>({})

onSessionEnd(() => {
  for (const id of Object.keys(coordinateFailures)) delete coordinateFailures[Number(id)]
})
