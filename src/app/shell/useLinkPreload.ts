import { useEffect, useRef } from 'react'
import { useUser } from '../../session/useAccess'
import { prefetchList, preloadScreen } from '../routing/routing'

/**
 * How long the pointer must rest on a link before the data of its screen is requested. A pointer that only passes over the link requests no
 * data.
 */
const REST_MS = 60

export function useLinkPreload(path: string) {
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onFocus: () => void preloadScreen(path),
    onPointerEnter: () => {
      void preloadScreen(path)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void prefetchList(path, user), REST_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
