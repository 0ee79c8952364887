import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App'
import { signedInHalf, signInHalf } from './app/halves'
import { PlainError } from './app/PlainError'
import { configureHttp } from './lib/http'
import { CONFIG_FILE, ConfigError, loadConfig, setConfig } from './session/config'
import { endSession, enter, followOtherTabs, observeAnswer, session } from './session/session'
import { startTheme } from './ui/themeStore'

/** The composition root: reads the configuration, ties the layers together and renders. */
async function start(root: Root): Promise<void> {
  // The code of the first screen comes while the configuration is read.
  const firstHalf = (session.key === null ? signInHalf : signedInHalf).preload()
  try {
    const config = await loadConfig()
    setConfig(config)
    if (CONSOLE_BACKEND === 'mock') await (await import('../mocks/browser')).startMock()
    configureHttp({
      apiBase: config.apiBase,
      authKey: () => session.key,
      onUnauthorized: endSession,
      onAnswer: observeAnswer,
    })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    root.render(<ConfigFailure error={error} onRetry={() => void start(root)} />)
    return
  }
  followOtherTabs()
  void enter()
  await firstHalf
  startTransition(() => root.render(<App />))
}

function ConfigFailure({ error, onRetry }: { error: ConfigError; onRetry: () => void }) {
  return <PlainError title={`Ошибка в ${CONFIG_FILE}`} text={error.message} onRetry={onRetry} />
}

startTheme()
const place = document.getElementById('root')
if (place) void start(createRoot(place))
