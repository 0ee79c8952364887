import { expect, type screen, waitFor } from 'storybook/test'
import { reduceDraft, WEEKS } from './schedulesScreen'

export const { draft } = WEEKS
export const EDIT = `/schedules/${draft.id}?day=2026-03-31&mode=edit`
export const ADD = `/schedules/${draft.id}?day=2026-04-02&mode=add`

export const at = (address: string, ...responses: object[]) => ({
  stage: { address, person: 'dispatcher', arrange: reduceDraft, responses },
})

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>

/** `row` counts from 0. */
export const texts = (canvas: Canvas, row: number) =>
  [...(canvas.getByRole('grid').querySelectorAll('tbody tr')[row]?.querySelectorAll('.day-table__cell') ?? [])].map(
    (cell) => cell.querySelector('input')?.value ?? cell.querySelector('.day-table__text')?.textContent,
  )

export async function enter(canvas: Canvas): Promise<void> {
  const grid = await canvas.findByRole('grid', { name: 'Смены дня' })
  await waitFor(() => expect(grid.querySelector('td[tabindex="0"]')).not.toBeNull())
  ;(grid.querySelector('td[tabindex="0"]') as HTMLElement).focus()
  await waitFor(() => expect(grid.querySelector('input')).toHaveFocus())
}
