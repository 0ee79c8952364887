import { proxy, useSnapshot } from 'valtio'
import { readStored, writeStored } from '../../../lib/storage'
import { useUser } from '../../../session/useAccess'
import { useMedia, WIDE } from '../../../ui/useMedia'

const BESIDE = 'beside'

/** The choice is in localStorage; this counter triggers the re-render. */
const chosen = proxy({ times: 0 })

export type DetailPanel = {
  isBeside: boolean
  mayChoose: boolean
  choose: (isBeside: boolean) => void
}

/**
 * Whether details open beside the list instead of in the row, the default of the specification. The user's choice
 * applies to both lists.
 */
export function useDetailPanel(): DetailPanel {
  const key = `order-detail:${useUser().id}`
  const isWide = useMedia(WIDE)
  // Read it so that valtio subscribes.
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
