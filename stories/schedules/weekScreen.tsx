import { expect, type screen, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { onStage, stageLoader } from '../stage'

/** What stories of one week share: its screen on the stage, and how its grid is found and read. */
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

/** The grid of couriers with the focus on it. */
export async function enterGrid(canvas: Pick<typeof screen, 'findByRole'>): Promise<HTMLElement> {
  const grid = await canvas.findByRole('grid', { name: 'Неделя по курьерам' })
  await waitFor(() => expect(grid.querySelectorAll('[data-row]').length).toBeGreaterThan(5))
  grid.focus()
  return grid
}

/** A cell of the grid; both count from 0. */
export const gridCell = (row: number, day: number): HTMLElement | null =>
  document.getElementById(`week-cell-${row}-${day}`)

/** What the shifts of a cell say. */
export const cellText = (row: number, day: number): string =>
  gridCell(row, day)?.querySelector('.week-grid__text')?.textContent ?? ''

/** The cell in which the keys work, by its id. */
export const gridCursor = (grid: HTMLElement): string | null => grid.getAttribute('aria-activedescendant')
