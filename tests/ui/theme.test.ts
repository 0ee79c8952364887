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
    ['changed row, third line', c.textTertiary, c.highlight],
    ['link of a changed row', c.ink, c.highlight],
    ['link of a changed row under the pointer', c.inkHover, c.highlight],
    ...Object.entries({ 'chosen row': c.inkBg, 'chosen row under the pointer': c.inkBgHover }).flatMap(
      ([row, bg]): [string, string, string][] => [
        [row, c.text, bg],
        [`${row}, second line`, c.textSecondary, bg],
        [`${row}, third line`, c.textTertiary, bg],
        [`link of a ${row}`, c.ink, bg],
      ],
    ),
    ['name on a map', c.text, c.mapGround],
    ['note on a map', c.textTertiary, c.mapGround],
    ...TONES.flatMap((tone): [string, string, string][] => [
      [`${tone} tag`, c.tones[tone].text, c.tones[tone].bg],
      [`${tone} text on a card`, c.tones[tone].text, c.card],
      [`${tone} text on the page`, c.tones[tone].text, c.page],
      [`text on ${tone}`, c.text, c.tones[tone].bg],
      [`${tone} text of a changed row`, c.tones[tone].text, c.highlight],
    ]),
  ]
}

/**
 * What has to be seen to be used, and marks (WCAG 1.4.11). The borders of text fields, choices and buttons are left out, as paler
 * ones are meant to: a field is told by its label and by the words or the sign in it, a button by its words. A box to be ticked has
 * nothing but its border, and the focus and a fault of any field are borders too.
 */
const graphics = (mode: ThemeMode, c: Palette): [string, string, string][] => [
  ...Object.entries({
    'a card': c.card,
    'the page': c.page,
    'a row under the pointer': c.sunken,
    'a map': c.mapGround,
    'a changed row': c.highlight,
  }).flatMap(([ground, bg]) =>
    TONES.map((tone): [string, string, string] => [`${tone} mark on ${ground}`, c.tones[tone].solid, bg]),
  ),
  ...TONES.map((tone): [string, string, string] => [`${tone} dot of its tag`, c.tones[tone].solid, c.tones[tone].bg]),
  ...Object.entries(cssVariables(mode))
    .filter(([name]) => /^--courier-|^--track-/.test(name))
    .flatMap(([name, color]): [string, string, string][] => [
      [`${name} on a map`, color, c.mapGround],
      [`${name} on a card`, color, c.card],
    ]),
  ...Object.entries({
    'a card': c.card,
    'the page': c.page,
    'a dialog': c.raised,
    'a heading of columns': c.sunken,
  }).map(([ground, bg]): [string, string, string] => [`box to be ticked on ${ground}`, c.checkBorder, bg]),
  ['field with the focus', c.ink, c.card],
  ['field with the focus in a dialog', c.ink, c.raised],
  ['field with a fault', c.tones.danger.text, c.card],
  ['switch that is off', c.placeholder, c.card],
  ['mark of the logo', c.logoLine, c.logoGround],
]

const MODES: ThemeMode[] = ['light', 'dark']

test.each(MODES.flatMap((mode) => texts(PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s is readable',
  (_mode, _name, color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  },
)

test.each(MODES.flatMap((mode) => graphics(mode, PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s is seen',
  (_mode, _name, color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA_GRAPHICS)
  },
)

test('the map shows couriers of every kind', () => {
  const names = Object.keys(cssVariables('light')).filter((name) => name.startsWith('--courier-'))
  expect(names).toEqual(['free', 'busy', 'type-1', 'type-5', 'type-8', 'type-10'].map((kind) => `--courier-${kind}`))
})

test('both modes have the same variables', () => {
  expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')))
})
