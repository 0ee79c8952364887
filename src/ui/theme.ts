/**
 * All colours, radii, sizes and fonts of both themes. antd gets them through `antdTheme`; our style sheets use antd's
 * variables (`--ant-color-text`, …) and those of {@link cssVariables}. All text colours meet WCAG AA on their
 * backgrounds; tests/ui/theme.test.ts checks it.
 */

export type ThemeMode = 'light' | 'dark'

export const TONES = ['success', 'danger', 'warning', 'info', 'neutral'] as const

export type Tone = (typeof TONES)[number]

export type ToneColors = { text: string; bg: string; border: string; solid: string }

const LIGHT = {
  ink: '#1f4b99',
  inkHover: '#2c5fb8',
  inkActive: '#173a78',
  inkBg: '#edf2fa',
  inkBgHover: '#dfe8f6',
  inkBorder: '#b3c7e8',
  onSolid: '#ffffff',
  accent: '#f5b041',
  logoGround: '#1f4b99',
  logoLine: '#ffffff',
  brandGround: '#17315f',
  brandLine: '#1e3c72',
  brandText: '#ffffff',
  brandTextSecondary: '#b9c9e6',
  page: '#f6f5f1',
  card: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1efea',
  border: '#d6d2c9',
  borderSoft: '#e7e4dc',
  checkBorder: '#888378',
  text: '#1d2229',
  textSecondary: '#4b535f',
  textTertiary: '#5f6773',
  placeholder: '#6a717c',
  spotlight: '#2a2f38',
  onSpotlight: '#ffffff',
  tones: {
    success: { text: '#1a7039', bg: '#e9f5ec', border: '#b4dcc0', solid: '#1f8a48' },
    danger: { text: '#b92420', bg: '#fdeeec', border: '#f3c2bd', solid: '#d13530' },
    warning: { text: '#8a5200', bg: '#fdf3e0', border: '#eed3a0', solid: '#bb7004' },
    info: { text: '#1f5fae', bg: '#eaf2fc', border: '#b9d2f1', solid: '#2f74c9' },
    neutral: { text: '#4b535f', bg: '#eeece7', border: '#d6d2c9', solid: '#7b838f' },
  } satisfies Record<Tone, ToneColors>,
  courierAuto: '#7a2ea0',
  mapGround: '#e9e7e1',
  mapLine: '#dad7cf',
  highlight: '#fff3d1',
  shadow: '0 1px 2px rgb(29 34 41 / 6%)',
  shadowRaised: '0 8px 28px rgb(29 34 41 / 14%), 0 2px 6px rgb(29 34 41 / 8%)',
}

export type ColorPalette = typeof LIGHT

const DARK: ColorPalette = {
  ink: '#8fb5ff',
  inkHover: '#aac7ff',
  inkActive: '#76a2f5',
  inkBg: '#1b2a45',
  inkBgHover: '#233557',
  inkBorder: '#38507d',
  onSolid: '#0e1420',
  accent: '#f5b041',
  logoGround: '#2a4d8f',
  logoLine: '#ffffff',
  brandGround: '#131c2e',
  brandLine: '#1a263d',
  brandText: '#e6e9ee',
  brandTextSecondary: '#a3b1cb',
  page: '#11141a',
  card: '#191d25',
  raised: '#222732',
  sunken: '#14181f',
  border: '#3a4250',
  borderSoft: '#2a303b',
  checkBorder: '#6b7587',
  text: '#e6e9ee',
  textSecondary: '#b1b8c4',
  textTertiary: '#98a0ae',
  placeholder: '#8b93a1',
  spotlight: '#dde2ea',
  onSpotlight: '#14181f',
  tones: {
    success: { text: '#7ed79b', bg: '#16301f', border: '#2a5a3a', solid: '#4fc077' },
    danger: { text: '#ff9d96', bg: '#401c1b', border: '#74332f', solid: '#f2726a' },
    warning: { text: '#f2bd66', bg: '#38290f', border: '#664b1c', solid: '#e0a23a' },
    info: { text: '#94c2ff', bg: '#16294a', border: '#2b4a7c', solid: '#6aa5f2' },
    neutral: { text: '#b1b8c4', bg: '#2a303b', border: '#3a4250', solid: '#8b93a1' },
  },
  courierAuto: '#d3a4f5',
  mapGround: '#1c212a',
  mapLine: '#272d38',
  highlight: '#37300f',
  shadow: '0 1px 2px rgb(0 0 0 / 40%)',
  shadowRaised: '0 12px 32px rgb(0 0 0 / 50%), 0 2px 6px rgb(0 0 0 / 35%)',
}

export const PALETTES: Record<ThemeMode, ColorPalette> = { light: LIGHT, dark: DARK }

export const FONT = {
  text: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', 'JetBrains Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
}

/** Font sizes in pixels. */
export const FONT_SIZES = {
  micro: 10,
  tiny: 11,
  small: 12,
  note: 13,
  text: 14,
  heading: 16,
  large: 18,
  title: 20,
  display: 28,
}

/** Line heights of {@link FONT_SIZES} in pixels. Dense cells and controls of a fixed height set their own. */
export const LINE_HEIGHTS: Record<keyof typeof FONT_SIZES, number> = {
  micro: 12,
  tiny: 14,
  small: 20,
  note: 20,
  text: 22,
  heading: 24,
  large: 26,
  title: 32,
  display: 36,
}

/** Durations in milliseconds, for our own style sheets only. */
export const MOTION = { quick: 150, appear: 200, pulse: 1400 }

export const UI_SIZES = {
  control: 32,
  radius: 6,
  header: 52,
  sidebar: 232,
  sidebarCollapsed: 64,
}

/**
 * `z-index` of parts that float above the page. antd places its dialogs and menus from 1000 on. Values below 100 order the parts inside
 * one component.
 */
export const Z_INDEXES = { finder: 100, header: 101, dragged: 1100, floating: 1200, toast: 2100, skipLink: 3000 }

/**
 * Window widths in pixels at which the layout changes. CSS cannot use variables in `@media`, so style sheets repeat these numbers;
 * `tests/architecture.test.ts` allows no others.
 */
export const BREAKPOINTS = { phone: 640, narrow: 768, menu: 1024, aside: 1100, wide: 1280, large: 1400 }

/**
 * CSS class of the document element that defines antd's variables. Each theme has its own class: a hidden cached screen may still be
 * rendered with the previous theme, and its variables must not override those of the visible screen.
 */
export const themeClass = (mode: ThemeMode): string => `console-theme-${mode}`

/** Colour of a courier's whole-route track in both themes: the «fixed blue» of the specification. */
export const WHOLE_TRACK_COLOR = '#2f74c9'

export function cssVariables(mode: ThemeMode): Record<`--${string}`, string> {
  const c = PALETTES[mode]
  const tones = TONES.flatMap((tone) =>
    Object.entries(c.tones[tone]).map(([part, color]) => [`--tone-${tone}-${part}`, color] as const),
  )
  return {
    '--surface-page': c.page,
    '--surface-card': c.card,
    '--surface-raised': c.raised,
    '--surface-sunken': c.sunken,
    '--text': c.text,
    '--text-secondary': c.textSecondary,
    '--text-tertiary': c.textTertiary,
    '--border': c.border,
    '--border-soft': c.borderSoft,
    '--check-border': c.checkBorder,
    '--ink': c.ink,
    '--ink-bg': c.inkBg,
    '--on-solid': c.onSolid,
    '--accent': c.accent,
    '--logo-ground': c.logoGround,
    '--logo-line': c.logoLine,
    '--brand-ground': c.brandGround,
    '--brand-line': c.brandLine,
    '--brand-text': c.brandText,
    '--brand-text-secondary': c.brandTextSecondary,
    '--courier-free': c.tones.success.solid,
    '--courier-busy': c.tones.danger.solid,
    '--courier-type-1': c.tones.success.text,
    '--courier-type-5': c.tones.info.text,
    '--courier-type-8': c.tones.warning.text,
    '--courier-type-10': c.courierAuto,
    '--track-whole': WHOLE_TRACK_COLOR,
    '--map-ground': c.mapGround,
    '--map-line': c.mapLine,
    '--highlight': c.highlight,
    '--shadow-card': c.shadow,
    '--shadow-raised': c.shadowRaised,
    '--font-text': FONT.text,
    '--font-mono': FONT.mono,
    ...named('type', FONT_SIZES, 'px'),
    ...named('line', LINE_HEIGHTS, 'px'),
    ...named('level', Z_INDEXES, ''),
    ...named('motion', MOTION, 'ms'),
    '--header-height': `${UI_SIZES.header}px`,
    '--sidebar-width': `${UI_SIZES.sidebar}px`,
    '--radius': `${UI_SIZES.radius}px`,
    '--radius-round': '999px',
    ...Object.fromEntries(tones),
  }
}

const named = (group: string, values: Record<string, number>, unit: string): Record<`--${string}`, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${group}-${kebab(name)}`, `${value}${unit}`]))

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
