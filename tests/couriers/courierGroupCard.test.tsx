import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { CourierGroupCard } from '../../src/pages/couriers/CourierGroupCard'
import { createPointCourierGroups } from '../../src/pages/couriers/pointCourierGroups'

afterEach(cleanup)

test.each([
  [0, /по плану сейчас 2, на смене 1 — не хватает 1/],
  [1, /^Центр((?!не хватает).)*1.курьер не показан((?!не хватает).)*$/],
])('with %d unreadable couriers the plan is compared only with a whole list', (unreadable, words) => {
  const couriers = [{ id: 1, fio: 'Ахметов', slot: { status: true } }]
  const [block] = createPointCourierGroups([{ point: { id: 2, name: 'Центр' }, couriers, unreadable }], 'all', '')
  const nothing = () => undefined
  render(
    <CourierGroupCard
      block={block as NonNullable<typeof block>}
      planned={2}
      selected={undefined}
      onSelect={nothing}
      onPoint={nothing}
      onTrack={nothing}
    />,
  )
  expect(screen.getByRole('region', { name: 'Центр' }).textContent).toMatch(words)
})
