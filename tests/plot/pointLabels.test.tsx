import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Plot } from '../../src/ui/plot/Plot'

/** Labels below the axis and the number of lines that they take. jsdom has no layout, so the plot has its default width of 640 px. */
function axisOf(names: readonly string[]) {
  const series = [
    { title: 'Доход', tone: 'ink' as const, mark: 'bar' as const, values: names.map(() => 1), format: String },
  ]
  const points = names.map((name) => ({ label: name, short: name }))
  const { container } = render(<Plot title="Доход" points={points} series={series} />)
  const labels = [...container.querySelectorAll('text[text-anchor="middle"]')]
  return {
    texts: labels.map(({ textContent }) => textContent),
    lines: new Set(labels.map((label) => label.getAttribute('y'))).size,
  }
}

const couriers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Шевченко А.`)

test('a name is cut to the width of its point', () => {
  expect(axisOf(['Пицца Степь', 'Донер на Гоголя']).texts).toEqual(['Пицца Степь', 'Донер на Гоголя'])
  expect(axisOf(couriers(7)).texts[0]).toBe('1 Шевченко…')
})

test('each of fifteen names is shown, in two lines', () => {
  const { texts, lines } = axisOf(couriers(15))
  expect(texts).toHaveLength(15)
  expect(lines).toBe(2)
})

test('days stay in one line', () => {
  expect(axisOf(Array.from({ length: 31 }, (_, day) => String(day + 1))).lines).toBe(1)
})
