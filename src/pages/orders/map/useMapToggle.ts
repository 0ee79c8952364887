import { useCallback, useEffect } from 'react'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { readStoredText, writeStoredText } from '../../../lib/storage'
import { booleanStruct } from '../../../lib/structs'
import { useUser } from '../../../session/sessionHooks'

const OPEN = 'open'

/** The map is open if the URL contains `?map=true`. Without this parameter the user's last choice applies. */
export function useMapToggle(): [boolean, () => void] {
  const { get, set } = useUrlQuery()
  const map = get('map', booleanStruct())
  const key = `orders-map:${useUser().id}`
  const isOpen = map ?? readStoredText(key) === OPEN
  useEffect(() => {
    if (isOpen && !map) set({ map: true }, { replace: true })
  }, [isOpen, map, set])
  const toggle = useCallback(() => {
    writeStoredText(key, isOpen ? null : OPEN)
    set({ map: isOpen ? undefined : true })
  }, [key, isOpen, set])
  return [isOpen, toggle]
}
