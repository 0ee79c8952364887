import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { stageOf } from '../stage'
import { changesOf, clipboard, reduceDraft, WEEKS } from './schedulesScreen'
import { enterGrid, gridCell, gridCursor, weekScreen } from './weekScreen'

const { draft } = WEEKS

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Сетка недели: проверка и сохранение',
  ...weekScreen,
  parameters: { stage: { address: `/schedules/${draft.id}?view=week`, person: 'dispatcher', arrange: reduceDraft } },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

async function addWednesday({ keyboard }: { keyboard: (keys: string) => Promise<void> }): Promise<void> {
  await keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
  await screen.findByRole('combobox', { name: 'Отправная точка' })
}

export const Warnings: Story = {
  name: 'Предупреждения',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}9-18 17-21{Tab}9-23{Enter}')
    await userEvent.keyboard('{Home}{F8}')
    await waitFor(() => expect(gridCursor(grid)).toBe('week-cell-0-1'))
    await expect((await canvas.findAllByText(/Предупреждение 1 из \d+/))[0]).toBeVisible()
    await expect(canvas.getAllByText('пересекается с 17–21')[0]).toBeVisible()
    await expect(gridCell(0, 1)).toHaveAttribute('aria-invalid', 'true')
    fireEvent.keyDown(grid, { key: 'F8', code: 'F8', shiftKey: true })
    await expect(await canvas.findByText(/Предупреждение (\d+) из \1/)).toBeVisible()
    await expect(await canvas.findByText(/^Не сохранить, пока есть ошибки: Ср/)).toBeVisible()
  },
}

export const Save: Story = {
  name: 'Сохранение',
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enterGrid(canvas)
    await addWednesday(userEvent)
    await userEvent.keyboard('центр{Enter}{ArrowUp}')
    const copied = clipboard('copy', grid)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    clipboard('paste', grid, copied)
    await expect(await canvas.findByRole('button', { name: /Сохранить: Ср, Пт/ })).toBeEnabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Сохранено: Ср, Пт')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Сохранить/ })).toBeNull())
    await expect(changesOf(stageOf(loaded)).map(({ call }) => call)).toEqual([
      'POST /v1/manage/schedule/16/day/2026-04-01',
      'POST /v1/manage/schedule/16/day/2026-04-03',
    ])
    await expect(changesOf(stageOf(loaded))[0]?.body).toEqual({
      items: [{ pointId: 1, courierId: expect.any(Number), timeStart: '09:00', timeEnd: '18:00', shiftId: 1 }],
    })
  },
}

/**
 * «Повторить» resends the days that the server refused, but sends no day with an invalid shift: the request would omit this shift, so the
 * server would delete it.
 */
export const RetrySparesWrongDays: Story = {
  name: 'Повтор не трогает дни с ошибками',
  parameters: {
    stage: {
      responses: [
        http.post('*/v1/manage/schedule/:id/day/:date', () =>
          HttpResponse.json({ message: 'Смены курьера пересекаются' }, { status: 409 }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await enterGrid(canvas)
    await addWednesday(userEvent)
    await userEvent.keyboard('центр{Enter}{ArrowRight}9-18{Enter}')
    await expect(await canvas.findByText(/^Не сохранить, пока есть ошибки: Чт/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить: Ср' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(changesOf(stageOf(loaded))).toHaveLength(2))
    await expect(changesOf(stageOf(loaded)).filter(({ call }) => !call.endsWith('2026-04-01'))).toEqual([])
    await expect(canvas.getByText(/^Не сохранить, пока есть ошибки: Чт/)).toBeVisible()
  },
}

export const StillGrid: Story = {
  name: 'Кнопки не сдвигают сетку',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    const { top } = grid.getBoundingClientRect()
    await addWednesday(userEvent)
    await userEvent.keyboard('центр{Enter}{ArrowUp}')
    const copied = clipboard('copy', grid)
    for (let day = 0; day < 4; day++) {
      await userEvent.keyboard('{ArrowRight}')
      clipboard('paste', grid, copied)
    }
    const save = await canvas.findByRole('button', { name: 'Сохранить: Ср, Чт, Пт, Сб, Вс' })
    await expect(grid.getBoundingClientRect().top).toBe(top)
    await expect(save.offsetHeight).toBe(canvas.getByRole('button', { name: 'Отменить изменения' }).offsetHeight)
  },
}

export const SaveOpenCell: Story = {
  name: 'Сохранение открытой ячейки',
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enterGrid(canvas)
    await addWednesday(userEvent)
    await userEvent.keyboard('центр{Enter}{ArrowUp}{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Смена' })
    await userEvent.clear(input)
    await userEvent.keyboard('10-19{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Сохранено: Ср')).toBeVisible()
    await expect(changesOf(stageOf(loaded))).toMatchObject([
      { body: { items: [{ timeStart: '10:00', timeEnd: '19:00' }] } },
    ])
    await waitFor(() => expect(grid).toHaveFocus())
  },
}

export const CopyCheck: Story = {
  name: 'Проверка копии',
  parameters: {
    stage: {
      address: `/schedules/${draft.id}?copied=true`,
      person: 'dispatcher',
      arrange: ({ db }: World) => {
        for (const day of db.scheduleDays.all()) {
          if (day.scheduleId !== draft.id || day.date > '2026-04-01') continue
          const [first, ...others] = day.draft ?? []
          const late = { timeStart: '15:00', timeEnd: '23:59', breakTimeStart: null, breakTimeEnd: null }
          const early = { timeStart: '06:00', timeEnd: '12:00', breakTimeStart: null, breakTimeEnd: null }
          const times = day.date === draft.dateStart ? late : early
          if (first)
            db.scheduleDays.update(day.id, {
              draft: [{ ...first, courierId: 12, ...times }, ...others.filter(({ courierId }) => courierId !== 12)],
            })
        }
      },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Проверка копии')
    const list = await dialog.findByRole('listbox', { name: 'Предупреждения' })
    await waitFor(() => expect(list).toHaveFocus())
    const [first] = dialog.getAllByRole('option').map((option) => option.textContent)
    await expect(dialog.getAllByText(/^отдых 6 ч 1 мин, меньше 8 ч$/)[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^1\. Заменить на / })).toBeEnabled()
    await userEvent.keyboard('1')
    await waitFor(() => expect(dialog.queryByText(first ?? '')).toBeNull())
    await waitFor(() =>
      expect(dialog.queryAllByRole('option').map((option) => option.textContent)).not.toContain(first),
    )
  },
}

export const CopyCheckClosed: Story = {
  name: 'Проверка копии закрыта',
  parameters: { stage: { address: `/schedules/${draft.id}?copied=true` } },
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Проверка копии')
    await expect(await dialog.findByText(/^(Предупреждений нет|После копирования исправлять нечего)$/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Готово' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/schedules/16?view=week'))
    await expect(await canvas.findByRole('grid', { name: 'Неделя по курьерам' })).toBeVisible()
  },
}
