import { proxy } from 'valtio'
import { onSessionEnd } from '../../../session/session'

/** Errors of new orders whose coordinates were not saved, by order id, until the coordinates are saved or the message is closed. */
export const pointFailures = proxy<Record<number, string>>({})

onSessionEnd(() => {
  for (const id of Object.keys(pointFailures)) delete pointFailures[Number(id)]
})
