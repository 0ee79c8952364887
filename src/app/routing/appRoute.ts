import type { ReactNode } from 'react'
import type { AccessRule } from '../../domain/permissions'
import type { OrderListPrefetch } from '../../pages/orders/list/orderListPrefetch'
import type { LazyScreenChunk } from './lazyScreen'

export type MenuGroupKey = 'directories' | 'reports' | 'settings'

export type BreadcrumbItem = { label: string; path?: string }

export type AppRoute = {
  path: string
  title: string
  access: AccessRule
  /** Redirect target for users without access; by default `/`. */
  deniedTo?: string
  trail?: readonly BreadcrumbItem[]
  menu?: { label: string } & ({ icon: ReactNode } | { group: MenuGroupKey })
  /** The screen accepts `cityId` in its URL, so the command palette can open the screen for a city. */
  isByCity?: true
  /** The screen has a dialog for a new entry (`?form=add`), which the command palette can open. */
  add?: { label: string; access: AccessRule }
  /**
   * Keep the screen mounted when the user leaves it, because it is slow to render and often revisited. The path of such a screen must have
   * no parameters.
   */
  isCached?: true
  /** Resolves to the module that can request the screen's list before the screen renders, or to undefined if the module did not load. */
  prefetch?: () => Promise<OrderListPrefetch | undefined>
  screen: LazyScreenChunk
}
