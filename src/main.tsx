import 'antd-styles.css'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App'
import { preloadSignedInApp, prepareFirstScreen, signInScreenChunk } from './app/entryChunks'
import { FatalErrorPage } from './app/shell/FatalErrorPage'
import { BASE_PATH } from './lib/basePath'
import { setBuildNumber } from './lib/buildNumber'
import { setClockSource } from './lib/clock'
import { configureHttp } from './lib/http'
import { lazyModule } from './lib/lazyModule'
import { watchPageLeave } from './lib/pageLeave'
import { startPopStateListener } from './lib/popStateListener'
import { disableStreamSharing } from './live/streamSharingSettings'
import { showDemoUsers } from './pages/login/demoUsersState'
import { CONFIG_FILE, ConfigError, loadConfig, setConfig } from './session/config'
import {
  endSession,
  loadSession,
  reloadUserIfChanged,
  session,
  signIn,
  syncSessionWithOtherTabs,
} from './session/session'
import { chooseTheme, startTheme, THEME_CHOICES, themeState } from './ui/themeStore'

const pathNow = () => window.location.pathname.slice(BASE_PATH.length)

async function start(root: Root): Promise<void> {
  const firstScreen = session.key === null ? signInScreenChunk.preload() : preloadSignedInApp(pathNow())
  try {
    const config = await loadConfig()
    setConfig(config)
    if (config.reportUrl !== undefined) void sendReports(config.reportUrl).catch(() => undefined)
    configureHttp({
      apiBase: config.apiBase,
      authKey: () => session.key,
      onUnauthorized: endSession,
      onResponse: reloadUserIfChanged,
    })
    await startDemo()
  } catch (error) {
    if (!(error instanceof ConfigError)) console.error(error)
    root.render(<StartFailure error={error} onRetry={() => void start(root)} />)
    return
  }
  syncSessionWithOtherTabs()
  void loadSession().then(
    () => session.user && prepareFirstScreen(pathNow(), window.location.search.slice(1), session.user),
  )
  await firstScreen
  startTransition(() => root.render(<App />))
}

const loadReporting = lazyModule(() => import('./lib/problemReports'))

async function sendReports(url: string): Promise<void> {
  const { startProblemReports } = await loadReporting()
  startProblemReports({ url, key: () => session.key })
}

/**
 * Starts the mock backend of the demo and lists the demo users on the sign-in screen. All code of the function is inside the `if`, so that
 * the bundler removes the mock from builds for a real backend.
 */
async function startDemo(): Promise<void> {
  if (CONSOLE_BACKEND === 'mock') {
    const [
      { startMockBackend },
      { LUNCH_PEAK_QUERY_STRING },
      { DEMO_PASSWORD, DEMO_ACCOUNTS },
      { DemoUserList },
      { overrideSidebarCollapsed },
    ] = await Promise.all([
      lazyModule(() => import('../mocks/browser'))(),
      lazyModule(() => import('../mocks/demo/scenarios'))(),
      lazyModule(() => import('../mocks/seeds/demoAccounts'))(),
      lazyModule(() => import('./pages/login/DemoUserList'))(),
      lazyModule(() => import('./app/shell/sidebarState'))(),
    ])
    const theme = THEME_CHOICES.find((choice) => choice === new URLSearchParams(window.location.search).get('theme'))
    if (theme) chooseTheme(theme)
    const { nowMs, person } = await startMockBackend({
      key: () => session.key,
      theme: () => themeState.choice,
      orderId: () => Number(new URLSearchParams(window.location.search).get('order')) || null,
      collapseMenu: overrideSidebarCollapsed,
    })
    setClockSource(nowMs)
    disableStreamSharing()
    if (person) {
      // Signing in fails if the demo user is blocked or the user's password has been changed in the demo data. Then the sign-in screen is
      // shown.
      await signIn({ phone: person.phone, password: DEMO_PASSWORD }).catch(() => undefined)
    }
    showDemoUsers({
      people: Object.values(DEMO_ACCOUNTS),
      password: DEMO_PASSWORD,
      show: `${BASE_PATH}/${LUNCH_PEAK_QUERY_STRING}&as=administrator`,
      List: DemoUserList,
    })
  }
}

function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ConfigError) {
    return <FatalErrorPage title={`Ошибка в ${CONFIG_FILE}`} text={error.message} onRetry={onRetry} />
  }
  const reason = error instanceof Error ? error.message : String(error)
  return <FatalErrorPage title="Приложение не запустилось" text={reason} onRetry={onRetry} />
}

watchPageLeave()
setBuildNumber(BUILD_NUMBER)
startTheme()
startPopStateListener()
const place = document.getElementById('root')
if (place) void start(createRoot(place))
