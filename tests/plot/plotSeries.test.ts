import { expect, test } from '@jest/globals'
import { plotPointValuesText } from '../../src/ui/plot/plotPoints'
import {
  createSeriesScales,
  type PlotSeries,
  plotPointValues,
  plotTableColumns,
  stackedBarPieces,
} from '../../src/ui/plot/series'

const stack = (title: string, values: (number | undefined)[]): PlotSeries => ({
  title,
  tone: 'info',
  mark: 'stack',
  values,
})

test('positive parts are stacked upwards; negative ones hang from zero', () => {
  const series = [stack('а', [3]), stack('б', [-2]), stack('в', [4]), stack('г', [-1])]
  expect(stackedBarPieces(series, 0).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [0, -2],
    [3, 7],
    [-2, -3],
  ])
})

test('the scale covers the height of the stack, not only its largest part', () => {
  expect(createSeriesScales([stack('а', [60]), stack('б', [60])], 1).left.max).toBeGreaterThanOrEqual(120)
})

test('values of the right scale do not stretch the left one', () => {
  const people: PlotSeries = { title: 'люди', tone: 'ink', mark: 'bar', values: [4, 7], isRight: true }
  const scales = createSeriesScales([{ ...stack('цена', [1000, 900]), mark: 'step' }, people], 2)
  expect(scales.left.max).toBe(1000)
  expect(scales.right?.max).toBe(8)
})

test('the text of a point has its label and the named figures; unknown is a dash', () => {
  const series: PlotSeries[] = [
    { title: 'Доход', tone: 'success', mark: 'bar', values: [1200, undefined], format: (value) => `${value} ₸` },
    { title: 'Заказы', tone: 'ink', mark: 'line', values: [1234, 0] },
  ]
  const readings = plotPointValues([{ label: '1 марта' }, { label: '2 марта' }], series)
  const words = readings.map((reading) => plotPointValuesText(reading, plotTableColumns(series)))
  expect(words).toEqual(['1 марта: Доход 1200 ₸, Заказы 1\u00a0234', '2 марта: Доход —, Заказы 0'])
})
