import { type ReactNode, useEffect, useState } from 'react'

/** Rows that have been there so long have been painted. */
const PAINTED_MS = 100
/** Whoever has waited so long for rows is shown the rest without them: a server may never send a list. */
const PATIENCE_MS = 2000

type AfterRowsProps = {
  areThere: boolean
  /** Its place until then. */
  waiting?: ReactNode
  children: ReactNode
}

/** What nobody needs before the rows: neither its code nor its first render keeps them from being painted. */
export function AfterRows({ areThere, waiting = null, children }: AfterRowsProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), areThere ? PAINTED_MS : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isDue, areThere])
  return isDue ? children : waiting
}
