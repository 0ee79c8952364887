import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import type { World } from '../../mocks/store/world'
import { failing, pending } from '../../mocks/testing'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { openDialog } from '../openDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, changesOf, clipboard, holding, smallDraft, WEEKS } from './schedulesScreen'

const { draft, changed } = WEEKS
const ADDRESS = `/schedules/${draft.id}?view=week`

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Сетка недели',
  component: SchedulePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADDRESS, person: 'dispatcher', arrange: smallDraft } },
  render: () => (
    <Route path="/schedules/:id">
      <SchedulePage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof SchedulePage>

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>

/** The grid with the focus on it. */
async function enter(canvas: Canvas): Promise<HTMLElement> {
  const grid = await canvas.findByRole('grid', { name: 'Неделя по курьерам' })
  await waitFor(() => expect(grid.querySelectorAll('[data-row]').length).toBeGreaterThan(5))
  grid.focus()
  return grid
}

/** What a cell says; both count from 0. */
const cell = (row: number, day: number) => document.getElementById(`week-cell-${row}-${day}`)
const text = (row: number, day: number) => cell(row, day)?.querySelector('.week-grid__text')?.textContent ?? ''
const cursor = (grid: HTMLElement) => grid.getAttribute('aria-activedescendant')

/** A whole week: at most 40 of 120 couriers are in the page, days are named by their dates, cover stands under them. */
export const Loaded: Story = {
  parameters: { stage: { arrange: () => undefined } },
  play: async ({ canvas }) => {
    const grid = await enter(canvas)
    await expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent?.slice(0, 8)),
    ).toEqual([...['Курьер', 'Вт 31-03', 'Ср 01-04', 'Чт 02-04', 'Пт 03-04', 'Сб 04-04', 'Вс 05-04', 'Пн 06-04']])
    await expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(60)
    await expect(grid.querySelectorAll('[data-row]').length).toBeLessThanOrEqual(40)
    await expect(within(grid).getAllByRole('img', { name: /^до \d+ курьеров/ })).toHaveLength(7)
    await expect(grid.querySelectorAll('.week-grid__bar').length).toBeGreaterThan(20)
  },
}

/** Typed times make, change and take away a shift; each step is undone. */
export const Type: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(cursor(grid)).toBe('week-cell-0-2')
    await userEvent.keyboard('9-18 п13-1330{Enter}')
    await waitFor(() => expect(text(0, 2)).toBe('09–18'))
    await expect(cursor(grid)).toBe('week-cell-1-2')
    await expect(grid).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Смена' })
    await expect(input).toHaveValue('09–18 п13–13:30')
    await userEvent.keyboard('18-3{Tab}')
    await waitFor(() => expect(text(0, 2)).toBe('18–03 +1'))
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await waitFor(() => expect(text(0, 2)).toBe(''))
    await userEvent.keyboard('{Control>}zz{/Control}')
    await waitFor(() => expect(text(0, 2)).toBe('09–18'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(text(0, 2)).toBe('18–03 +1'))
    await expect(canvas.getByText('Шаг возвращён')).toBeVisible()
  },
}

/** A text that is no time stays in its cell until it is mended or given up. */
export const NotUnderstood: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('9-99{Enter}')
    await expect(await canvas.findByText('Не понял время')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Смена' })).toHaveValue('9-99')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Смена' })).toBeNull())
    await waitFor(() => expect(grid).toHaveFocus())
  },
}

/** Shifts move by day and courier, and their ends by a quarter of an hour. */
export const Move: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect([text(0, 1), text(0, 2)]).toEqual(['', '09–18']))
    await expect(cursor(grid)).toBe('week-cell-0-2')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(text(1, 2)).toBe('09–18'))
    await userEvent.keyboard('{Control>}{Alt>}{ArrowRight}{/Alt}{/Control}')
    await waitFor(() => expect(text(1, 2)).toBe('09–18:15'))
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}{/Control}')
    await waitFor(() => expect(text(1, 2)).toBe('08:45–18:15'))
  },
}

/** Cells are copied and pasted, filled down, and a day becomes the copy of the one before. */
export const CopyPaste: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Tab}10-19{Enter}')
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
    const copied = clipboard('copy', grid)
    await expect(copied).toBe('09–18\t10–19')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    clipboard('paste', grid, copied)
    await waitFor(() => expect([text(2, 1), text(2, 2)]).toEqual(['09–18', '10–19']))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect([text(3, 1), text(4, 1)]).toEqual(['09–18', '09–18']))
    await userEvent.keyboard('{End}{Shift>}D{/Shift}')
    await expect(await canvas.findByText('День скопирован')).toBeVisible()
  },
}

/** The point and the courier of a shift are chosen in place. */
export const Choose: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
    await expect(await screen.findByRole('combobox', { name: 'Отправная точка' })).toHaveFocus()
    await userEvent.keyboard('степ{Enter}{ArrowUp}')
    await waitFor(() => expect(canvas.queryByText(/не заполнено: точка/)).toBeNull())
    const [, second] = [...grid.querySelectorAll('.week-grid__fio')].map((name) => name.textContent ?? '')
    await userEvent.keyboard('a')
    await expect(await screen.findByRole('combobox', { name: 'Курьер' })).toHaveFocus()
    await userEvent.keyboard(`${second}{Enter}`)
    await waitFor(() => expect([text(0, 1), text(1, 1)]).toEqual(['', '09–18']))
  },
}

/** F8 walks what is wrong: overlaps are red and keep their day from being saved. */
export const Verdicts: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18 17-21{Tab}9-23{Enter}')
    await userEvent.keyboard('{Home}{F8}')
    await waitFor(() => expect(cursor(grid)).toBe('week-cell-0-1'))
    await expect((await canvas.findAllByText(/Замечание 1 из \d+/))[0]).toBeVisible()
    await expect(canvas.getAllByText('пересекается с 17–21')[0]).toBeVisible()
    await expect(cell(0, 1)).toHaveAttribute('aria-invalid', 'true')
    fireEvent.keyDown(grid, { key: 'F8', code: 'F8', shiftKey: true })
    await expect(await canvas.findByText(/Замечание (\d+) из \1/)).toBeVisible()
    await expect(await canvas.findByText(/^Не сохранить, пока есть ошибки: Ср/)).toBeVisible()
  },
}

/** Changed days are sent one after another; the day form shows the same draft. */
export const Save: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
    await screen.findByRole('combobox', { name: 'Отправная точка' })
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

/** «Повторить» sends what was refused; a day that is wrong stays unsent, or its rows would be lost. */
export const RetrySparesWrongDays: Story = {
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
    await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
    await screen.findByRole('combobox', { name: 'Отправная точка' })
    await userEvent.keyboard('центр{Enter}{ArrowUp}{ArrowRight}9-18 17-21{Enter}')
    await expect(await canvas.findByText(/^Не сохранить, пока есть ошибки: Чт/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить: Ср' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(changesOf(stageOf(loaded))).toHaveLength(2))
    await expect(changesOf(stageOf(loaded)).filter(({ call }) => !call.endsWith('2026-04-01'))).toEqual([])
    await expect(canvas.getByText(/^Не сохранить, пока есть ошибки: Чт/)).toBeVisible()
  },
}

/** Ctrl+Enter in an open cell takes over what is typed there, and saves it with the rest. */
export const SaveOpenCell: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
    await screen.findByRole('combobox', { name: 'Отправная точка' })
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

/** Published weeks are looked at, not changed. */
export const ReadOnly: Story = {
  parameters: { stage: { address: `/schedules/${changed.id}?view=week`, ...holding() } },
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await expect(grid).toHaveAttribute('aria-readonly', 'true')
    const before = grid.textContent
    await userEvent.keyboard('9{Delete}')
    clipboard('paste', grid, '9-18')
    await expect(screen.queryByRole('textbox', { name: 'Смена' })).toBeNull()
    await expect(grid.textContent).toBe(before)
  },
}

/** A copied week opens with its check; keys 1 to 9 find somebody else, Delete takes the shift away. */
export const CopyCheck: Story = {
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
    const dialog = await openDialog('Проверка копии')
    const list = await dialog.findByRole('listbox', { name: 'Замечания' })
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

/** The check is closed for good: the address forgets it, the week stays. */
export const CopyCheckClosed: Story = {
  parameters: { stage: { address: `/schedules/${draft.id}?copied=true` } },
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await openDialog('Проверка копии')
    await expect(await dialog.findByText('Замечаний нет')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Готово' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/schedules/16?view=week'))
    await expect(await canvas.findByRole('grid', { name: 'Неделя по курьерам' })).toBeVisible()
  },
}

/** A part of a spreadsheet comes in at the cursor; what is no time is named, and nothing of it comes. */
export const Spreadsheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    clipboard('paste', grid, '9-18 п13-1330\t18-3\n\t930-1815\n')
    await waitFor(() => expect([text(1, 1), text(1, 2), text(2, 1), text(2, 2)]).toEqual(SHEET))
    await expect(canvas.getByText('Вставлено: 4 ячейки')).toBeVisible()
    clipboard('paste', grid, '10-19\tвыходной')
    await expect(await canvas.findByText('Не понял время: «выходной»')).toBeVisible()
    await expect(text(1, 1)).toBe('09–18')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(clipboard('cut', grid)).toBe('09–18 п13–13:30\t18–03 +1\n\t09:30–18:15')
    await waitFor(() => expect([text(1, 1), text(1, 2), text(2, 2)]).toEqual(['', '', '']))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(text(2, 2)).toBe('09:30–18:15'))
  },
}
const SHEET = ['09–18', '18–03 +1', '', '09:30–18:15']

/** The days beside the week are not known: that is said, and the week can be edited. */
export const NeighboursFailed: Story = {
  parameters: {
    stage: {
      address: ADDRESS,
      person: 'dispatcher',
      arrange: smallDraft,
      responses: [failing('/manage/schedule/search')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas)
    const words = 'Соседние недели не загрузились: пересечения и отдых на границах недели не проверены'
    await expect(await canvas.findByText(words)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}9-18{Enter}')
    await waitFor(() => expect(text(0, 1)).toBe('09–18'))
  },
}

/** What a week needs is asked of the archive only when somebody wants to know, and only by who may see orders. */
export const Demand: Story = {
  parameters: { stage: { person: 'administrator', arrange: () => undefined } },
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enter(canvas)
    await expect(callsOf(stageOf(loaded), 'POST /v1/manage/order/archive')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await waitFor(() => expect(grid.querySelectorAll('.cover-strip__demand')).toHaveLength(7), { timeout: 90_000 })
    const asked = callsOf(stageOf(loaded), 'POST /v1/manage/order/archive').map(({ body }) => body)
    await expect(asked).toContainEqual({ cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-17' })
    await expect(canvas.getAllByRole('img', { name: /перегружено часов: \d+/ })).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await waitFor(() => expect(grid.querySelectorAll('.cover-strip__demand')).toHaveLength(0))
  },
}

export const DemandFailed: Story = {
  parameters: {
    stage: { person: 'administrator', responses: [failing('/manage/order/archive/search', 500, 'Архив недоступен')] },
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await enter(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await expect(await canvas.findByText('Архив недоступен', {}, { timeout: 10_000 })).toBeVisible()
    await expect(grid).toBeVisible()
  },
}

/** On paper the whole week stands, not only the rows in sight; the sheet goes when the browser is done. */
export const Print: Story = {
  parameters: { stage: { arrange: () => undefined } },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    const grid = await enter(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Печать' }))
    await expect(print).toHaveBeenCalledOnce()
    const sheet = document.querySelector('.print-sheet') as HTMLElement
    await expect(within(sheet).getByText(/^Расписание 31/)).toBeInTheDocument()
    const [head, ...rows] = [...sheet.querySelectorAll('tr')].map((row) =>
      [...row.children].map((one) => one.textContent),
    )
    await expect(head).toEqual(['Курьер', ...DAYS, 'Всего'])
    await expect(rows.length).toBeGreaterThan(grid.querySelectorAll('[data-row]').length)
    await expect(rows.every((row) => row.slice(1, 8).some((times) => times !== ''))).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull())
  },
}
const DAYS = ['Вт 31-03', 'Ср 01-04', 'Чт 02-04', 'Пт 03-04', 'Сб 04-04', 'Вс 05-04', 'Пн 06-04']

export const Loading: Story = {
  parameters: {
    stage: { address: ADDRESS, person: 'dispatcher', responses: [pending('/manage/schedule/:id/day/:date')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Неделя')).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: {
    stage: { address: ADDRESS, person: 'dispatcher', responses: [failing('/manage/schedule/:id/day/:date')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}
