/** Colours of outlines on a map, which have no meaning but to tell one from another. */

/** The golden angle: each next hue is far from all before it. Degrees. */
const STEP = 137.5

/** As many random colours, each apart from the others. Half transparent grounds of them are readable in both themes. */
export function randomColors(count: number, random: () => number = Math.random): string[] {
  const first = random() * 360
  return Array.from({ length: count }, (_, index) => `hsl(${Math.round((first + index * STEP) % 360)} 75% 42%)`)
}
