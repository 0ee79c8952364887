import { createContext, type ReactNode, use } from 'react'
import type { Decorator } from 'storybook-react-rsbuild'
import { AS_IN_STORY, type Toolbar } from '../toolbar'
import { type IndexEntry, storyPageUrl } from './storyIndex'

type Chosen = { switches: Partial<Toolbar>; window?: string }

const ChosenContext = createContext<Chosen>({ switches: {} })

export const switchesOf = (globals: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(AS_IN_STORY).flatMap(([name, own]) => {
      const value = String(globals[name] ?? own)
      return value === own ? [] : [[name, value]]
    }),
  )

function chosenIn(globals: Record<string, unknown>): Chosen {
  const { value: window } = (globals.viewport ?? {}) as { value?: string }
  return { switches: switchesOf(globals), ...(window && { window }) }
}

export const withToolbar: Decorator = (Story, { globals }) => (
  <ChosenContext value={chosenIn(globals)}>
    <Story />
  </ChosenContext>
)

export const useToolbarSettings = (own: Partial<Toolbar> = {}): Partial<Toolbar> => ({
  ...use(ChosenContext).switches,
  ...own,
})

type StoryLinkProps = {
  to: Pick<IndexEntry, 'id'>
  globals?: Partial<Toolbar>
  isPhone?: boolean
  args?: Record<string, string>
  label?: string
  children: ReactNode
}

export function StoryLink({ to, globals = {}, isPhone = false, args = {}, label, children }: StoryLinkProps) {
  const chosen = use(ChosenContext).window
  const window = isPhone ? 'phone' : chosen
  const switches = { ...useToolbarSettings(globals), ...(window && { 'viewport.value': window }) }
  return (
    <a href={storyPageUrl(to.id, switches, args)} target="_top" aria-label={label}>
      {children}
    </a>
  )
}
