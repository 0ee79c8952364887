import { expect, test } from '@jest/globals'
import { cssVariables, PALETTES, type Palette, type ThemeMode, TONES } from '../../src/ui/theme'
import { contrast } from '../../stories/catalogue/contrast'

const AA_TEXT = 4.5
const AA_GRAPHICS = 3

const texts = (c: Palette): [string, string, string][] => {
  const grounds = { page: c.page, card: c.card, raised: c.raised, sunken: c.sunken }
  const inks = { text: c.text, secondary: c.textSecondary, tertiary: c.textTertiary, link: c.ink, hover: c.inkHover }
  return [
    ...Object.entries(grounds).flatMap(([ground, bg]) =>
      Object.entries(inks).map(([ink, color]): [string, string, string] => [`${ink} on ${ground}`, color, bg]),
    ),
    ['placeholder in a control', c.placeholder, c.card],
    ['button', c.onSolid, c.ink],
    ['button under the pointer', c.onSolid, c.inkHover],
    ['pressed button', c.onSolid, c.inkActive],
    ['danger button', c.onSolid, c.tones.danger.text],
    ['current entry of the menu', c.ink, c.inkBg],
    ['tooltip', c.onSpotlight, c.spotlight],
    ['brand', c.brandText, c.brandGround],
    ['brand, second line', c.brandTextSecondary, c.brandGround],
    ['changed row', c.text, c.highlight],
    ['changed row, second line', c.textSecondary, c.highlight],
    ...TONES.flatMap((tone): [string, string, string][] => [
      [`${tone} tag`, c.tones[tone].text, c.tones[tone].bg],
      [`${tone} text on a card`, c.tones[tone].text, c.card],
      [`${tone} text on the page`, c.tones[tone].text, c.page],
      [`text on ${tone}`, c.text, c.tones[tone].bg],
    ]),
  ]
}

const graphics = (c: Palette): [string, string, string][] => [
  ...TONES.map((tone): [string, string, string] => [`${tone} dot on a card`, c.tones[tone].solid, c.card]),
  ['free courier on the map', c.tones.success.solid, c.mapGround],
  ['busy courier on the map', c.tones.danger.solid, c.mapGround],
  ['mark of the logo', c.logoLine, c.logoGround],
]

const MODES: ThemeMode[] = ['light', 'dark']

test.each(MODES.flatMap((mode) => texts(PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s is readable',
  (_mode, _name, color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  },
)

test.each(MODES.flatMap((mode) => graphics(PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s is seen',
  (_mode, _name, color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA_GRAPHICS)
  },
)

test('both modes have the same variables', () => {
  expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')))
})
