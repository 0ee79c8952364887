import { useMedia } from './useMedia'

/** ProLayout turns the sidebar into a drawer below this width; the header follows it. */
const NARROW = '(max-width: 767.98px)'

/** Whether the window is too narrow for a sidebar beside the content. */
export const useNarrow = (): boolean => useMedia(NARROW)
