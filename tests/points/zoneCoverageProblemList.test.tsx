import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { DeliveryZone } from '../../src/api/points'
import { findZoneCoverageProblems, ZoneCoverageProblemList } from '../../src/pages/points/ZoneCoverageProblemList'

afterEach(cleanup)

test('fewer than two outlines are not compared', () => {
  const zone = { id: 1, name: 'Центр', status: true } as DeliveryZone
  render(<ZoneCoverageProblemList findings={findZoneCoverageProblems([zone])} />)
  expect(screen.getByText(/^Сравнивать нечего/)).toBeTruthy()
})

test('overlaps of zones with the same outline are all listed', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const polygon = [
    [73, 49],
    [73.1, 49],
    [73.1, 49.1],
    [73, 49.1],
  ]
  const zones = ['А', 'Б', 'В'].map((name, id) => ({ id, name, typeId: 1, status: true, polygon }))
  render(<ZoneCoverageProblemList findings={findZoneCoverageProblems(zones as DeliveryZone[])} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(log).not.toHaveBeenCalled()
})
