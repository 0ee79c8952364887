import { useMedia } from './useMedia'

/** Below this width ProLayout shows the sidebar as a drawer. */
const NARROW = '(max-width: 767.98px)'

export const useIsNarrowScreen = (): boolean => useMedia(NARROW)
