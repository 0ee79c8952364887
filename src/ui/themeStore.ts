import { proxy, subscribe } from 'valtio'
import { readStoredText, writeStoredText } from '../lib/storage'
import { cssVariables, type ThemeMode, themeClass } from './theme'

export type ThemeChoice = ThemeMode | 'system'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[]

const STORED = 'theme'
const DARK = '(prefers-color-scheme: dark)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export const themeState = proxy<{ choice: ThemeChoice; mode: ThemeMode; motion: boolean }>({
  choice: 'system',
  mode: 'light',
  motion: true,
})

export function chooseTheme(choice: ThemeChoice): void {
  writeStoredText(STORED, choice)
  themeState.choice = choice
  themeState.mode = modeOf(choice)
}

/**
 * Applies the stored theme and follows changes of the system's theme and motion settings. Call it once before the first render. Returns a
 * cleanup function.
 */
export function startTheme(): () => void {
  const stored = readStoredText(STORED)
  themeState.choice = THEME_CHOICES.find((choice) => choice === stored) ?? 'system'
  const follow = () => {
    themeState.mode = modeOf(themeState.choice)
    themeState.motion = !machineWants(REDUCED_MOTION)?.matches
  }
  follow()
  paint()
  const stopPainting = subscribe(themeState, paint, true)
  const queries = [machineWants(DARK), machineWants(REDUCED_MOTION)]
  for (const query of queries) query?.addEventListener('change', follow)
  window.addEventListener('beforeprint', paintForPaper)
  window.addEventListener('afterprint', paint)
  return () => {
    stopPainting()
    for (const query of queries) query?.removeEventListener('change', follow)
    window.removeEventListener('beforeprint', paintForPaper)
    window.removeEventListener('afterprint', paint)
  }
}

function modeOf(choice: ThemeChoice): ThemeMode {
  if (choice !== 'system') return choice
  return machineWants(DARK)?.matches ? 'dark' : 'light'
}

function machineWants(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}

/** Pages are printed in the light theme, because the light text of the dark theme would be unreadable on white paper. */
const paintForPaper = (): void => paintAs('light')

const paint = (): void => paintAs(themeState.mode)

function paintAs(mode: ThemeMode): void {
  const { documentElement: html } = document
  // Printing switches only our own colours to the light theme. antd's variables keep the chosen theme, because the document contains only
  // the variables of that theme.
  html.classList.toggle(themeClass('light'), themeState.mode === 'light')
  html.classList.toggle(themeClass('dark'), themeState.mode === 'dark')
  html.dataset.theme = mode
  html.style.colorScheme = mode
  for (const [name, value] of Object.entries(cssVariables(mode))) html.style.setProperty(name, value)
}
