import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { stageOf } from '../stage'
import { changesOf, clipboard, reduceDraft, WEEKS, withPermissions } from './schedulesScreen'
import { cellText, weekScreen } from './weekScreen'

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Неделя по точкам',
  tags: ['экран'],
  ...weekScreen,
  parameters: {
    stage: { address: `/schedules/${WEEKS.draft.id}?view=week`, person: 'dispatcher', arrange: reduceDraft },
  },
}
export default meta

type Story = StoryObj<typeof SchedulePage>
type Canvas = Pick<typeof screen, 'findByRole' | 'findByText'>
type UserEvent = { click: (element: Element) => Promise<void> }

async function enter(canvas: Canvas, userEvent: UserEvent): Promise<HTMLElement> {
  await canvas.findByRole('grid', { name: 'Неделя по курьерам' })
  await userEvent.click(await canvas.findByText('Точки'))
  const grid = await canvas.findByRole('grid', { name: 'Неделя по точкам' })
  grid.focus()
  return grid
}

const titles = (grid: HTMLElement) =>
  [...grid.querySelectorAll('.week-grid__row .week-grid__fio')].map((title) => title.textContent)

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas, userEvent)
    await expect(grid.querySelectorAll('.week-grid__row--point')).toHaveLength(5)
    await expect(within(grid).getByText(/^2.курьера, \d+ ч/)).toBeVisible()
    await expect(within(grid).getByRole('columnheader', { name: 'Точка, курьер' })).toBeVisible()
    await expect(grid.querySelectorAll('.week-grid__bar')).toHaveLength(2)
  },
}

export const TypeAndAssign: Story = {
  name: 'Ввод и назначение',
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enter(canvas, userEvent)
    const before = titles(grid)
    await userEvent.keyboard('{ArrowRight}10-19{Enter}{ArrowUp}')
    await waitFor(() => expect(cellText(0, 1)).toBe('10–19'))
    await userEvent.keyboard('a')
    const choice = await screen.findByRole('combobox', { name: 'Курьер' })
    await userEvent.type(choice, 'аб')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(titles(grid)).toHaveLength(before.length + 1))
    await waitFor(() => expect(cellText(1, 1)).toBe('10–19'))
    await expect(cellText(0, 1)).toBe('')
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить: Ср/ }))
    await expect(await canvas.findByText('Сохранено: Ср')).toBeVisible()
    await expect(changesOf(stageOf(loaded)).at(-1)?.body).toEqual({
      items: [{ pointId: 1, courierId: expect.any(Number), timeStart: '10:00', timeEnd: '19:00', shiftId: 1 }],
    })
  },
}

export const MoveAndPaste: Story = {
  name: 'Перенос и вставка',
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enter(canvas, userEvent)
    await expect(grid.querySelectorAll('[data-row="3"].week-grid__row--point')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [times, fio] = [cellText(2, 0), titles(grid)[2]]
    await expect(times).not.toBe('')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect([cellText(2, 0), cellText(4, 0)]).toEqual(['', times]))
    await expect(titles(grid)[4]).toBe(fio)
    const copied = clipboard('copy', grid)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}')
    clipboard('paste', grid, copied)
    await waitFor(() => expect(cellText(1, 1)).toBe(times))
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить: Вт, Ср/ }))
    await expect(await canvas.findByText('Сохранено: Вт, Ср')).toBeVisible()
    const points = changesOf(stageOf(loaded)).map(({ body }) =>
      (body as { items: { pointId: number }[] }).items.map(({ pointId }) => pointId),
    )
    await expect(points[0]).toHaveLength(2)
    await expect(points[0]?.filter((pointId) => pointId === 1)).toHaveLength(1)
    await expect(points[1]).toEqual([1])
  },
}

export const ReadOnly: Story = {
  name: 'Только чтение',
  tags: ['доступ'],
  parameters: { stage: { address: `/schedules/${WEEKS.changed.id}?view=week`, ...withPermissions() } },
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas, userEvent)
    await expect(grid).toHaveAttribute('aria-readonly', 'true')
    const before = grid.textContent
    await userEvent.keyboard('9{Delete}')
    clipboard('paste', grid, '9-18')
    await expect(grid.textContent).toBe(before)
  },
}
