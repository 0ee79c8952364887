/** The golden angle in degrees. As a step between hues, it spreads any number of hues evenly. */
const STEP = 137.5

export function distinctColors(count: number): string[] {
  const first = Math.random() * 360
  return Array.from({ length: count }, (_, index) => `hsl(${Math.round((first + index * STEP) % 360)} 75% 42%)`)
}
