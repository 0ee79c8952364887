import { useEffect, useRef } from 'react'
import { useUser } from '../../session/useAccess'
import { askOnTheWay, preloadScreen } from '../routing/routing'

/** A pointer that has rested on a link for so long is about to press it; one that passes by asks the server for nothing. */
const REST_MS = 60

/** For a link of the menu: the code of its screen is there, and its first rows are on their way, before it is pressed. */
export function useWayTo(path: string) {
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onFocus: () => void preloadScreen(path),
    onPointerEnter: () => {
      void preloadScreen(path)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void askOnTheWay(path, user), REST_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
