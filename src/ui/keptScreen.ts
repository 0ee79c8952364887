import { createContext, use, useEffect } from 'react'

/** A screen that stays, out of the document, while another one is shown (`app/shell/KeptScreen`). */
export type Kept = {
  /** What is forgotten when the screen goes for good. */
  forgets: Set<() => void>
  isOver: boolean
}

export const KeptContext = createContext<Kept | undefined>(undefined)

/** How often the screen has been shown. */
export const VisitContext = createContext(1)

/** How often the screen has been left. */
export const LeavingContext = createContext(0)

/**
 * Another number each time the screen has been left: a part with it as its `key` begins anew before anybody comes back, while
 * nobody waits for it. What depends on the address that is come back to takes {@link useVisit}.
 */
export const useLeavings = (): number => use(LeavingContext)

/** Another number each time a screen is come back to: what belongs to a visit begins anew with it. */
export const useVisit = (): number => use(VisitContext)

/**
 * When the screen is left: `rest` stops what is under way, and `forget` everything. A kept screen rests, and is forgotten when it
 * goes for good. Keep both outside the component.
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
