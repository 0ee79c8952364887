import { useCallback, useEffect } from 'react'
import { useSearch } from 'wouter'
import { readQuery } from '../../../lib/address'
import { readStored, writeStored } from '../../../lib/storage'
import { bool } from '../../../lib/structs'
import { useUser } from '../../../session/useAccess'
import { useAddressChange } from '../../../ui/list/useListPage'

const ADDRESS = { map: bool() }
const OPEN = 'open'

/**
 * Whether the map stands beside the list. The address says so (`?map=true`), so that a link carries it; a person who left
 * it open finds it open again.
 */
export function useMapToggle(): [boolean, () => void] {
  const { map } = readQuery<{ map: boolean }>(useSearch(), ADDRESS)
  const go = useAddressChange()
  const key = `orders-map:${useUser().id}`
  const isOpen = map ?? readStored(key) === OPEN
  useEffect(() => {
    if (isOpen && !map) go({ map: true }, { replace: true })
  }, [isOpen, map, go])
  const toggle = useCallback(() => {
    writeStored(key, isOpen ? null : OPEN)
    go({ map: isOpen ? undefined : true })
  }, [key, isOpen, go])
  return [isOpen, toggle]
}
