import { proxy, useSnapshot } from 'valtio'
import { readStored, writeStored } from '../../../lib/storage'
import { useUser } from '../../../session/useAccess'
import { useMedia, WIDE } from '../../../ui/useMedia'

const BESIDE = 'beside'

/** The choice is kept in the browser's storage, and read again when it changes. */
const chosen = proxy({ times: 0 })

export type DetailBeside = {
  isBeside: boolean
  /** False where the window leaves no choice. */
  mayChoose: boolean
  choose: (isBeside: boolean) => void
}

/**
 * Whether the detail of an order stands in its row, as the specification has it, or beside a list that stands still: as the
 * person has chosen, in both lists of orders.
 */
export function useDetailBeside(): DetailBeside {
  const key = `order-detail:${useUser().id}`
  const isWide = useMedia(WIDE)
  // What is not read would not be followed.
  void useSnapshot(chosen).times
  return {
    isBeside: isWide && readStored(key) === BESIDE,
    mayChoose: isWide,
    choose: (isBeside) => {
      writeStored(key, isBeside ? BESIDE : null)
      chosen.times++
    },
  }
}
