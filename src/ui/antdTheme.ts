import { theme as antd, type ThemeConfig } from 'antd'
import { FONT, FONT_SIZES, PALETTES, type ThemeMode, type ToneColors, themeClass, UI_SIZES } from './theme'

export function antdTheme(mode: ThemeMode, motion = true): ThemeConfig {
  const c = PALETTES[mode]
  const { success, danger, warning, info } = c.tones
  const base = mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm
  return {
    cssVar: { key: themeClass(mode) },
    // These colours are set explicitly, because some of the hover, active and background colours that antd derives have too little
    // contrast.
    algorithm: (seed) => ({
      ...base(seed),
      colorPrimary: c.ink,
      colorPrimaryHover: c.inkHover,
      colorPrimaryActive: c.inkActive,
      colorPrimaryBg: c.inkBg,
      colorPrimaryBgHover: c.inkBgHover,
      colorPrimaryBorder: c.inkBorder,
      colorPrimaryBorderHover: c.inkHover,
      colorPrimaryText: c.ink,
      colorPrimaryTextHover: c.inkHover,
      colorPrimaryTextActive: c.inkActive,
      colorLink: c.ink,
      colorLinkHover: c.inkHover,
      colorLinkActive: c.inkActive,
      ...toneTokens('Success', success),
      ...toneTokens('Warning', warning),
      ...toneTokens('Error', danger),
      ...toneTokens('Info', info),
      colorText: c.text,
      colorTextSecondary: c.textSecondary,
      colorTextTertiary: c.textTertiary,
      colorTextQuaternary: c.placeholder,
      colorBgLayout: c.page,
      colorBgContainer: c.card,
      colorBgElevated: c.raised,
      colorBgSpotlight: c.spotlight,
      colorBorder: c.border,
      colorBorderSecondary: c.borderSoft,
    }),
    token: {
      fontFamily: FONT.text,
      fontFamilyCode: FONT.mono,
      fontSize: FONT_SIZES.text,
      controlHeight: UI_SIZES.control,
      borderRadius: UI_SIZES.radius,
      motion,
      opacityLoading: 0.85,
      colorTextPlaceholder: c.placeholder,
      colorTextDescription: c.textTertiary,
      colorTextLightSolid: c.onSolid,
      boxShadow: c.shadowRaised,
      boxShadowSecondary: c.shadowRaised,
      boxShadowTertiary: c.shadow,
      linkFocusDecoration: 'underline',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Checkbox: { colorWhite: c.onSolid },
      Layout: { headerBg: c.card, headerHeight: UI_SIZES.header, siderBg: c.card, bodyBg: c.page },
      Menu: { itemHeight: 36, itemMarginInline: 8, itemBorderRadius: UI_SIZES.radius },
      Table: {
        headerBg: c.sunken,
        headerColor: c.textSecondary,
        headerSplitColor: 'transparent',
        borderColor: c.borderSoft,
        rowHoverBg: c.sunken,
        cellPaddingBlockSM: 6,
        cellPaddingInlineSM: 8,
      },
      Tooltip: { colorTextLightSolid: c.onSpotlight },
    },
  }
}

export const ANTD_LAYOUT_TOKENS = {
  bgLayout: 'var(--surface-page)',
  header: { heightLayoutHeader: UI_SIZES.header },
  sider: {
    colorMenuBackground: 'transparent',
    paddingInlineLayoutMenu: 8,
    paddingBlockLayoutMenu: 8,
  },
  pageContainer: { paddingInlinePageContainerContent: 24, paddingBlockPageContainerContent: 16 },
}

type AntdTone = 'Success' | 'Warning' | 'Error' | 'Info'

/**
 * antd uses a tone's base colour (`colorError`, for example) for text and icons. So the base colour is set to the tone's text colour, which
 * has enough contrast.
 */
function toneTokens<T extends AntdTone>(name: T, tone: ToneColors) {
  return {
    [`color${name}`]: tone.text,
    [`color${name}Hover`]: tone.solid,
    [`color${name}Active`]: tone.text,
    [`color${name}Text`]: tone.text,
    [`color${name}TextHover`]: tone.solid,
    [`color${name}TextActive`]: tone.text,
    [`color${name}Bg`]: tone.bg,
    [`color${name}BgHover`]: tone.bg,
    [`color${name}Border`]: tone.border,
    [`color${name}BorderHover`]: tone.solid,
  }
}
