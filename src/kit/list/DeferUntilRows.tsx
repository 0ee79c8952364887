import { type ReactNode, useEffect, useState } from 'react'

const PAINTED_MS = 100
/** Milliseconds. If the table rows have not arrived after this time, the children render without them. */
const MAX_WAIT_MS = 2000

type DeferUntilRowsProps = {
  areThere: boolean
  waiting?: ReactNode
  children: ReactNode
}

export function DeferUntilRows({ areThere, waiting = null, children }: DeferUntilRowsProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), areThere ? PAINTED_MS : MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isDue, areThere])
  return isDue ? children : waiting
}
