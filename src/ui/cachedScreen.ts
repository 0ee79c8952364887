import { createContext, use, useEffect } from 'react'

/** A screen that keeps its state while it is hidden (`app/shell/CachedScreen`). */
export type CachedScreenState = {
  forgets: Set<() => void>
  isOver: boolean
}

export const CachedScreenContext = createContext<CachedScreenState | undefined>(undefined)

export const VisitCountContext = createContext(1)

export const ExitCountContext = createContext(0)

/**
 * Number that grows each time the kept screen is left. As a `key` it resets a component while the screen is hidden. For
 * state that depends on the address of the next visit use {@link useVisitCount}.
 */
export const useExitCount = (): number => use(ExitCountContext)

/**
 * Number that grows each time the kept screen is shown again; use it as a `key` for state that belongs to one visit.
 */
export const useVisitCount = (): number => use(VisitCountContext)

/**
 * On leaving a kept screen, `rest` stops running work; `forget` clears everything once the screen is discarded. A
 * screen that is not kept calls `forget` at once. Both functions must be stable.
 */
export function useScreenExit(rest: () => void, forget: () => void): void {
  const kept = use(CachedScreenContext)
  useEffect(() => {
    kept?.forgets.delete(forget)
    return () => {
      if (!kept || kept.isOver) return forget()
      rest()
      kept.forgets.add(forget)
    }
  }, [kept, rest, forget])
}
