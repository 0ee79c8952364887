import { proxy, useSnapshot } from 'valtio'
import { readStored, writeStored } from '../../../lib/storage'
import { useUser } from '../../../session/useAccess'
import { useMedia, WIDE } from '../../../ui/useMedia'

const BESIDE = 'beside'

/** The user's choice is stored in localStorage; this counter changes with it, so that the components re-render. */
const chosen = proxy({ times: 0 })

export type DetailPanel = {
  isBeside: boolean
  mayChoose: boolean
  choose: (isBeside: boolean) => void
}

/**
 * Whether an order's detail opens in a panel beside the list. By default it opens below the order's row, as in the
 * specification. The user's choice applies to the active and the archived orders.
 */
export function useDetailPanel(): DetailPanel {
  const key = `order-detail:${useUser().id}`
  const isWide = useMedia(WIDE)
  // Read the counter so that valtio re-renders the component when the user's choice changes.
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
