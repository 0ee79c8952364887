import { expect, test } from '@jest/globals'
import { cssVariables, PALETTES, type ThemeMode } from '../../src/ui/theme'
import { contrast } from '../../stories/catalogue/contrast'
import { AA_GRAPHICS, AA_TEXT, graphicPairs, textPairs } from '../../stories/catalogue/contrastPairs'

const MODES: ThemeMode[] = ['light', 'dark']

test.each(MODES.flatMap((mode) => textPairs(PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s: text has enough contrast',
  (_mode, _name, color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  },
)

test.each(MODES.flatMap((mode) => graphicPairs(mode, PALETTES[mode]).map((row) => [mode, ...row] as const)))(
  '%s: %s: graphics have enough contrast',
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
