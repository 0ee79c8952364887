import { BREAKPOINTS } from './theme'
import { useMedia } from './useMedia'

/** Below this width ProLayout shows the sidebar as a drawer. */
const NARROW = `(width < ${BREAKPOINTS.narrow}px)`

export const useIsNarrowScreen = (): boolean => useMedia(NARROW)
