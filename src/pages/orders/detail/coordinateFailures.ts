import { proxy } from 'valtio'
import { onSessionEnd } from '../../../session/session'

/** Errors of new orders whose coordinates were not saved, by order id, until the coordinates are saved or the message is closed. */
export const coordinateFailures = proxy<Record<number, string>>({})

onSessionEnd(() => {
  for (const id of Object.keys(coordinateFailures)) delete coordinateFailures[Number(id)]
})
