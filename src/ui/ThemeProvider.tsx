import { ConfigProvider } from 'antd'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { pageNonce } from '../lib/nonce'
import { antdTheme } from './antdTheme'
import { themeState } from './themeStore'
import './base.css'
import './forcedColors.css'

const CSP = { nonce: pageNonce() }

type Locale = ComponentProps<typeof ConfigProvider>['locale']

/**
 * Applies the chosen theme to everything inside. The locale is passed in where pickers and tables are used, so that the
 * sign-in screen does not load it.
 */
export function ThemeProvider({ children, locale }: { children: ReactNode; locale?: Locale }) {
  const { mode, motion } = useSnapshot(themeState)
  // The styles of antd's components are a style sheet (`scripts/styles`): no browser works them out.
  const theme = useMemo(() => ({ ...antdTheme(mode, motion), zeroRuntime: true }), [mode, motion])
  return (
    <ConfigProvider theme={theme} locale={locale} csp={CSP} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
