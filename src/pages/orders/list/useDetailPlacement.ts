import { proxy, useSnapshot } from 'valtio'
import { readStoredText, writeStoredText } from '../../../lib/storage'
import { useUser } from '../../../session/sessionHooks'
import { useMediaQuery, WIDE_SCREEN_QUERY } from '../../../ui/useMediaQuery'

const IN_PANEL = 'beside'

/**
 * Incremented each time the user chooses where an order's detail opens. The choice is stored in localStorage, to which components cannot
 * subscribe, so they subscribe to this counter.
 */
const chosen = proxy({ times: 0 })

/**
 * An order's detail opens below its row by default, as in the specification. The user can choose a panel beside the
 * list; the choice applies to the active and the archived orders.
 */
export function useDetailPlacement() {
  const key = `order-detail:${useUser().id}`
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY)
  void useSnapshot(chosen).times
  return {
    isInPanel: isWide && readStoredText(key) === IN_PANEL,
    mayChoose: isWide,
    choose: (isInPanel: boolean) => {
      writeStoredText(key, isInPanel ? IN_PANEL : null)
      chosen.times++
    },
  }
}
