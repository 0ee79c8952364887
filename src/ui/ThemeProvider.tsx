import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { antdTheme } from './antdTheme'
import { themeState } from './themeStore'
import './base.css'
import './forcedColors.css'

/** Text of a select without matching options (operations, section 8). */
const emptyText = (part?: string) => (part === 'Select' ? 'Совпадений не найдено' : undefined)

/**
 * Nonce of the content security policy for style elements, which the server changes with each response (`deploy/nginx.conf`); undefined
 * without such a policy. Read from the DOM property, because browsers hide the attribute.
 */
const CSP = { nonce: document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce || undefined }

/**
 * If the text of an alert would be narrower than 240 px beside the button, the button moves to the next line and is aligned right. In still
 * narrower alerts the text takes the full width except 32 px for the icon and its margin.
 */
const ALERT = {
  classNames: { title: 'long-text', description: 'long-text' },
  styles: {
    root: { flexWrap: 'wrap', rowGap: 8 },
    section: { flexBasis: 'min(240px, 100% - 32px)' },
    actions: { marginInlineStart: 'auto', paddingInlineStart: 8 },
  },
} as const
const LONG_RESULT = { classNames: { title: 'long-text' } }

/** Gives antd's button for hidden tabs an accessible name, which antd omits. */
const TABS = {
  more: {
    icon: (
      <span role="img" aria-label="Другие вкладки">
        ⋯
      </span>
    ),
  },
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const { mode, motion } = useSnapshot(themeState)
  // antd's component styles come from a style sheet that `scripts/styles` builds in advance, so antd generates no styles in the browser.
  const theme = useMemo(() => ({ ...antdTheme(mode, motion), zeroRuntime: true }), [mode, motion])
  return (
    <ConfigProvider
      theme={theme}
      csp={CSP}
      wave={{ disabled: true }}
      renderEmpty={emptyText}
      alert={ALERT}
      result={LONG_RESULT}
      tabs={TABS}
    >
      {children}
    </ConfigProvider>
  )
}
