import { expect, type screen, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { onStage, stageLoader } from '../stage'

export const weekScreen = {
  component: SchedulePage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: () => (
    <Route path="/schedules/:id">
      <SchedulePage />
    </Route>
  ),
}

export async function enterGrid(canvas: Pick<typeof screen, 'findByRole'>): Promise<HTMLElement> {
  const grid = await canvas.findByRole('grid', { name: 'Неделя по курьерам' })
  await waitFor(() => expect(grid.querySelectorAll('[data-row]').length).toBeGreaterThan(5))
  grid.focus()
  return grid
}

/** `row` and `day` count from 0. */
export const gridCell = (row: number, day: number): HTMLElement | null =>
  document.getElementById(`week-cell-${row}-${day}`)

export const cellText = (row: number, day: number): string =>
  gridCell(row, day)?.querySelector('.week-grid__text')?.textContent ?? ''

export const gridCursor = (grid: HTMLElement): string | null => grid.getAttribute('aria-activedescendant')
