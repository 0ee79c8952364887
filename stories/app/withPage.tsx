import type { HttpHandler, RequestHandler } from 'msw'
import type { Decorator } from 'storybook-react-rsbuild'
import { Router } from 'wouter'
import { loadSession, session, signOut } from '../../src/session/session'
import { ThemeProvider } from '../../src/ui/ThemeProvider'
import type { ThemeMode } from '../../src/ui/theme'
import { chooseTheme, startTheme } from '../../src/ui/themeStore'
import { stageLoader, stageOf } from '../stage'

export type PageSettings = {
  isSignedOut?: boolean
  /**
   * Handlers of the first request, which loads the signed-in user. If set, the story starts like a page that was just opened with a stored
   * session key.
   */
  entry?: readonly HttpHandler[]
}

type Context = Parameters<typeof stageLoader>[0] & { msw?: { use: (...handlers: RequestHandler[]) => void } }

export async function pageLoader(context: Context) {
  const loaded = await stageLoader(context)
  const { isSignedOut, entry } = (context.parameters.page ?? {}) as PageSettings
  if (isSignedOut) signOut()
  if (entry) {
    context.msw?.use(...entry)
    session.user = null
    void loadSession()
  }
  return loaded
}

let isPainted = false

export const withPage: Decorator = (Story, { globals, loaded }) => {
  if (!isPainted) startTheme()
  isPainted = true
  chooseTheme(globals.theme as ThemeMode)
  const { location, key } = stageOf(loaded)
  return (
    <ThemeProvider>
      <Router key={key} hook={location.hook} searchHook={location.searchHook}>
        <Story />
      </Router>
    </ThemeProvider>
  )
}
