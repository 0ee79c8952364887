import { useCallback, useEffect } from 'react'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { readStored, writeStored } from '../../../lib/storage'
import { bool } from '../../../lib/structs'
import { useUser } from '../../../session/useAccess'

const OPEN = 'open'

/** The map is open if the URL contains `?map=true`. Without this parameter the user's last choice applies. */
export function useMapToggle(): [boolean, () => void] {
  const { get, set } = useUrlQuery()
  const map = get('map', bool())
  const key = `orders-map:${useUser().id}`
  const isOpen = map ?? readStored(key) === OPEN
  useEffect(() => {
    if (isOpen && !map) set({ map: true }, { replace: true })
  }, [isOpen, map, set])
  const toggle = useCallback(() => {
    writeStored(key, isOpen ? null : OPEN)
    set({ map: isOpen ? undefined : true })
  }, [key, isOpen, set])
  return [isOpen, toggle]
}
