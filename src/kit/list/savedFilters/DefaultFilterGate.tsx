import { Activity, type ReactNode } from 'react'
import type { SavedFilterScreenDef } from './savedFilters'
import { useApplyDefaultFilter } from './useApplyDefaultFilter'

/** Renders the screen hidden until the default filter is applied, so that it does not first load its list without the filter. */
export function DefaultFilterGate<F>({ screen, children }: { screen: SavedFilterScreenDef<F>; children: ReactNode }) {
  return <Activity mode={useApplyDefaultFilter(screen) ? 'hidden' : 'visible'}>{children}</Activity>
}
