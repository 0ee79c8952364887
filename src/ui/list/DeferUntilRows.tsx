import { type ReactNode, useEffect, useState } from 'react'

const PAINTED_MS = 100
/** After 2 s render the rest even if no rows arrived. */
const PATIENCE_MS = 2000

type DeferUntilRowsProps = {
  areThere: boolean
  waiting?: ReactNode
  children: ReactNode
}

export function DeferUntilRows({ areThere, waiting = null, children }: DeferUntilRowsProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), areThere ? PAINTED_MS : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isDue, areThere])
  return isDue ? children : waiting
}
