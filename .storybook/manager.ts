import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FONT, PALETTES, UI_SIZES } from '../src/ui/theme'

const { ink, text, textSecondary, page, card, border } = PALETTES.light
const LOGO = '<img src="./favicon.svg" alt="" width="24" height="24" style="vertical-align: middle; margin-right: 8px">'

addons.setConfig({
  theme: create({
    base: 'light',
    // Storybook would show an image in place of the title, so the title contains the image.
    brandTitle: `${LOGO}Курьерская доставка`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: FONT.text,
    fontCode: FONT.mono,
    colorPrimary: ink,
    colorSecondary: ink,
    textColor: text,
    textMutedColor: textSecondary,
    appBg: page,
    appContentBg: card,
    appBorderColor: border,
    appBorderRadius: UI_SIZES.radius,
    inputBorderRadius: UI_SIZES.radius,
    barSelectedColor: ink,
  }),
})
