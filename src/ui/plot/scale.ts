/** The scales of plots: values to pixels, and round ticks. */

export type Scale = {
  min: number
  max: number
  /** Round values from `min` to `max`, both among them. */
  ticks: readonly number[]
}

/** Steps that are easy to read: 1, 2 and 5 of each power of ten. */
const ROUND_STEPS = [1, 2, 5, 10]

/** A scale that holds zero and all values, with about `count` steps. `least` keeps a single order from looking like a rush. */
export function createScale(values: Iterable<number>, { count = 4, least = 0 } = {}): Scale {
  let [min, max] = [0, least]
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  if (min === max) max = min + 1
  const step = roundStep((max - min) / count)
  const first = Math.floor(min / step)
  const last = Math.ceil(max / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => toDigits((first + index) * step))
  return { min: ticks[0] ?? min, max: ticks.at(-1) ?? max, ticks }
}

/** Where a value stands on `height` pixels, from the top. */
export function toY({ min, max }: Scale, value: number, height: number): number {
  return height - ((value - min) / (max - min)) * height
}

/** Which labels stand below `width` pixels so that none touches another, each `labelWidth` pixels; their places. */
export function shownLabels(labels: readonly (string | undefined)[], width: number, labelWidth: number): number[] {
  const places = labels.flatMap((label, place) => (label === undefined ? [] : [place]))
  const fitting = Math.max(1, Math.floor(width / labelWidth))
  const step = Math.max(1, Math.ceil(places.length / fitting))
  return places.filter((_, index) => index % step === 0)
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = ROUND_STEPS.find((step) => step * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Sums of 0.1 end in 0.30000000000000004. */
const toDigits = (value: number): number => Number(value.toPrecision(12))
