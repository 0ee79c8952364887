import { BREAKPOINTS } from './theme'
import { useMediaQuery } from './useMediaQuery'

/** Below this width ProLayout shows the sidebar as a drawer. */
const NARROW = `(width < ${BREAKPOINTS.narrow}px)`

export const useIsNarrowScreen = (): boolean => useMediaQuery(NARROW)
