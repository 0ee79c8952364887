import { createContext, use, useEffect } from 'react'

/** A screen that keeps its state while it is hidden (`app/shell/KeptScreen`). */
export type Kept = {
  forgets: Set<() => void>
  isOver: boolean
}

export const KeptContext = createContext<Kept | undefined>(undefined)

export const VisitContext = createContext(1)

export const LeavingContext = createContext(0)

/**
 * Number that grows each time the kept screen is left. As a `key` it resets a component while the screen is hidden. For
 * state that depends on the address of the next visit use {@link useVisit}.
 */
export const useLeavings = (): number => use(LeavingContext)

/**
 * Number that grows each time the kept screen is shown again; use it as a `key` for state that belongs to one visit.
 */
export const useVisit = (): number => use(VisitContext)

/**
 * On leaving a kept screen, `rest` stops running work; `forget` clears everything once the screen is discarded. A
 * screen that is not kept calls `forget` at once. Both functions must be stable.
 */
export function useLeaving(rest: () => void, forget: () => void): void {
  const kept = use(KeptContext)
  useEffect(() => {
    kept?.forgets.delete(forget)
    return () => {
      if (!kept || kept.isOver) return forget()
      rest()
      kept.forgets.add(forget)
    }
  }, [kept, rest, forget])
}
