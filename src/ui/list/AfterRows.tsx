import type { ReactNode } from 'react'
import { useLasting } from './useLasting'

/** Rows that have been there so long have been painted. */
const PAINTED_MS = 100

type AfterRowsProps = {
  areThere: boolean
  /** Its place until then. */
  waiting?: ReactNode
  children: ReactNode
}

/** What nobody needs before the rows: neither its code nor its first render keeps them from being painted. */
export function AfterRows({ areThere, waiting = null, children }: AfterRowsProps) {
  return useLasting(areThere, PAINTED_MS) ? children : waiting
}
