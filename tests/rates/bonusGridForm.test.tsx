import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { BonusStep } from '../../src/domain/rates/pay'
import { BonusGridForm } from '../../src/pages/rates/bonusRate/BonusGridForm'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()

const step = (minQuantityOrder: number, price: number): BonusStep => ({ minQuantityOrder, price })

const open = (steps: readonly BonusStep[], days?: ReadonlyMap<number, number>) =>
  render(<BonusGridForm cityId={1} typeId={1} steps={steps} days={days} locked={undefined} onSaved={() => undefined} />)

test.each([
  ['Бонус падает: от 1 заказа 1 500 ₸, от 21 — 1 200 ₸', [step(1, 1500), step(21, 1200)]],
  ['Бонус падает: от 14 заказов 500 ₸, от 21 — 300 ₸', [step(14, 500), step(21, 300)]],
  ['Бонус падает: от 21 заказа 500 ₸, от 1 000 — 300 ₸', [step(21, 500), step(1000, 300)]],
])('%s', async (warning, steps) => {
  open(steps)
  expect(await screen.findByText(warning)).toBeTruthy()
})

test('the estimate of a changed grid groups the digits of both numbers of days', async () => {
  open([step(5, 100)], new Map([[5, 1300]]))
  fireEvent.change(await screen.findByLabelText(/Минимум заказов/), { target: { value: '6' } })
  expect((await screen.findByRole('status')).textContent).toMatch(/получат 0.человеко-дней вместо 1.300,/)
})
