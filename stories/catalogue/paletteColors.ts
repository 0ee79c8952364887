import { type ColorPalette, TONES } from '../../src/ui/theme'

const isColour = (value: string) => /^#[0-9a-f]{6}$/.test(value)

export const paletteColors = ({ tones, ...single }: ColorPalette): (readonly [name: string, value: string])[] => [
  ...Object.entries(single).filter(([, value]) => isColour(value)),
  ...TONES.flatMap((tone) =>
    Object.entries(tones[tone]).map(([part, value]) => [`tones.${tone}.${part}`, value] as const),
  ),
]
