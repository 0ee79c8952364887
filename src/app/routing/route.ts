import type { ReactNode } from 'react'
import type { AccessRule } from '../../domain/permissions'
import type { ListPrefetch } from '../../pages/orders/list/listPrefetch'
import type { Screen } from './screen'

export type MenuGroup = 'directories' | 'reports' | 'settings'

export type Crumb = { label: string; path?: string }

export type AppRoute = {
  path: string
  title: string
  access: AccessRule
  /** Redirect target for users without access; default `/`. */
  deniedTo?: string
  trail?: readonly Crumb[]
  menu?: { label: string } & ({ icon: ReactNode } | { group: MenuGroup })
  /** The URL accepts `cityId`, so the palette can open the screen for a city. */
  isByCity?: true
  /** The screen has an add dialog (`?form=add`) that the palette can open. */
  add?: { label: string; access: AccessRule }
  /**
   * Keep the screen mounted when the user leaves it, because it is slow to render and often revisited. Its path must have no parameters.
   */
  isKept?: true
  /** Resolves to the module that requests the list before the screen renders; undefined if it did not load. */
  prefetch?: () => Promise<ListPrefetch | undefined>
  screen: Screen
}

export type Redirect = { path: string; to: string }
