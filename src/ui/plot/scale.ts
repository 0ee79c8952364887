export type PlotScale = {
  min: number
  max: number
  ticks: readonly number[]
}

const ROUND_STEPS = [1, 2, 5, 10]

/**
 * Value scale of a plot. It includes zero and all values and has about `count` steps. Its maximum is at least `least`, so that a single
 * order does not fill the whole plot.
 */
export function createPlotScale(values: Iterable<number>, { count = 4, least = 0 } = {}): PlotScale {
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

/** Position of a value in pixels from the top of the plot. */
export function valueToY({ min, max }: PlotScale, value: number, height: number): number {
  return height - ((value - min) / (max - min)) * height
}

/** Indexes of the axis labels that fit into `width` without overlapping. `width` and `labelWidth` are in pixels. */
export function fittingAxisLabelIndexes(
  labels: readonly (string | undefined)[],
  width: number,
  labelWidth: number,
): number[] {
  const places = labels.flatMap((label, index) => (label === undefined ? [] : [index]))
  const fitting = Math.max(1, Math.floor(width / labelWidth))
  const step = Math.max(1, Math.ceil(places.length / fitting))
  return places.filter((_, index) => index % step === 0)
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = ROUND_STEPS.find((step) => step * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Removes rounding errors such as 0.30000000000000004. */
const toDigits = (value: number): number => Number(value.toPrecision(12))
