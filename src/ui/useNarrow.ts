import { useMedia } from './useMedia'

/** ProLayout turns the sidebar into a drawer below this width. */
const NARROW = '(max-width: 767.98px)'

export const useNarrow = (): boolean => useMedia(NARROW)
