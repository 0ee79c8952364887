import type { ReactNode } from 'react'
import type { AccessRule } from '../../domain/permissions'
import type { EarlyList } from '../../pages/orders/list/earlyList'
import type { Screen } from './screen'

/** The groups of the menu. Collapsed, each is a single link to its first allowed screen. */
export type MenuGroup = 'directories' | 'reports' | 'settings'

/** One step of the breadcrumbs between «Главная» and the screen; without a path it is no link. */
export type Crumb = { label: string; path?: string }

/** A screen with everything that the guard, menu, breadcrumbs and titles need to know of it. */
export type AppRoute = {
  path: string
  /** The document's title, and the last breadcrumb. */
  title: string
  access: AccessRule
  /** Where a user without access is sent; `/` unless given. */
  deniedTo?: string
  /** The steps above the screen, «Главная» left out. */
  trail?: readonly Crumb[]
  /** Its entry in the menu: label there, and icon or group. */
  menu?: { label: string } & ({ icon: ReactNode } | { group: MenuGroup })
  /** Its address takes `cityId`: the palette can lead to it for a city. */
  isByCity?: true
  /** A dialog of it adds an entry (`?form=add`): the palette can open it. */
  add?: { label: string; access: AccessRule }
  /** Stays when it is left, as it is slow to build and gone back to all day. Its path has no parameters. */
  isKept?: true
  /** Asks for the screen's list before the screen is there; undefined where its code could not be loaded. */
  early?: () => Promise<EarlyList | undefined>
  screen: Screen
}

export type Redirect = { path: string; to: string }
