import { Activity, type ReactNode } from 'react'
import type { SavedFilterScreen } from './savedFilters'
import { useDefaultFilter } from './useDefaultFilter'

/** Renders the screen hidden until the default filter is applied, so that it does not first load its list without the filter. */
export function DefaultFilter<F>({ screen, children }: { screen: SavedFilterScreen<F>; children: ReactNode }) {
  return <Activity mode={useDefaultFilter(screen) ? 'hidden' : 'visible'}>{children}</Activity>
}
