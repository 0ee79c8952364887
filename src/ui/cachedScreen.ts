import { createContext, use, useEffect } from 'react'

/**
 * State of a cached screen (`app/shell/CachedScreen`). `forgets` are cleanup functions, which run when the screen unmounts and not when it
 * is hidden.
 */
export type CachedScreenState = {
  forgets: Set<() => void>
  isOver: boolean
}

export const CachedScreenContext = createContext<CachedScreenState | undefined>(undefined)

export const ScreenVisitCountContext = createContext(1)

export const ScreenExitCountContext = createContext(0)

/**
 * Number of times the user has left the cached screen. As a `key` it resets a component while the screen is hidden. For state that depends
 * on the URL of the next visit use {@link useScreenVisitCount}.
 */
export const useScreenExitCount = (): number => use(ScreenExitCountContext)

/** Number of times the cached screen was shown. Use it as a `key` for state that must reset on each visit. */
export const useScreenVisitCount = (): number => use(ScreenVisitCountContext)

/**
 * When the user leaves a cached screen, `rest` stops running requests; `forget` clears the data when the cached screen unmounts. On a
 * screen that is not cached, `forget` runs as soon as the user leaves. Both functions must be the same on every render.
 */
export function useScreenExit(rest: () => void, forget: () => void): void {
  const state = use(CachedScreenContext)
  useEffect(() => {
    state?.forgets.delete(forget)
    return () => {
      if (!state || state.isOver) return forget()
      rest()
      state.forgets.add(forget)
    }
  }, [state, rest, forget])
}
