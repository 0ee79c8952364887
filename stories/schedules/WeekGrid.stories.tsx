import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { stageOf } from '../stage'
import { callsOf, clipboard, reduceDraft, WEEKS, withPermissions } from './schedulesScreen'
import { cellText, enterGrid, gridCursor, weekScreen } from './weekScreen'

const { draft, changed } = WEEKS
const ADDRESS = `/schedules/${draft.id}?view=week`

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Сетка недели',
  tags: ['экран'],
  ...weekScreen,
  parameters: { stage: { address: ADDRESS, person: 'dispatcher', arrange: reduceDraft } },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

export const Loaded: Story = {
  parameters: { stage: { arrange: () => undefined } },
  play: async ({ canvas }) => {
    const grid = await enterGrid(canvas)
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

export const Type: Story = {
  name: 'Ввод в сетке',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(gridCursor(grid)).toBe('week-cell-0-2')
    await userEvent.keyboard('9-18 п13-1330{Enter}')
    await waitFor(() => expect(cellText(0, 2)).toBe('09–18'))
    await expect(gridCursor(grid)).toBe('week-cell-1-2')
    await expect(grid).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Смена' })
    await expect(input).toHaveValue('09–18 п13–13:30')
    await userEvent.keyboard('18-3{Tab}')
    await waitFor(() => expect(cellText(0, 2)).toBe('18–03 +1'))
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await waitFor(() => expect(cellText(0, 2)).toBe(''))
    await userEvent.keyboard('{Control>}zz{/Control}')
    await waitFor(() => expect(cellText(0, 2)).toBe('09–18'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(cellText(0, 2)).toBe('18–03 +1'))
    await expect(canvas.getByText('Шаг возвращён')).toBeVisible()
  },
}

export const NotUnderstood: Story = {
  name: 'Введено непонятное',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('9-99{Enter}')
    await expect(await canvas.findByText('Время не распознано')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Смена' })).toHaveValue('9-99')
    await expect(gridCursor(grid)).toBe('week-cell-0-0')
    await userEvent.keyboard('{Enter}{Tab}')
    await expect(screen.getByRole('textbox', { name: 'Смена' })).toHaveFocus()
    await expect(gridCursor(grid)).toBe('week-cell-0-0')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Смена' })).toBeNull())
    await waitFor(() => expect(grid).toHaveFocus())
  },
}

export const Move: Story = {
  name: 'Перенос',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect([cellText(0, 1), cellText(0, 2)]).toEqual(['', '09–18']))
    await expect(gridCursor(grid)).toBe('week-cell-0-2')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(cellText(1, 2)).toBe('09–18'))
    await userEvent.keyboard('{Control>}{Alt>}{ArrowRight}{/Alt}{/Control}')
    await waitFor(() => expect(cellText(1, 2)).toBe('09–18:15'))
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}{/Control}')
    await waitFor(() => expect(cellText(1, 2)).toBe('08:45–18:15'))
  },
}

export const CopyPaste: Story = {
  name: 'Копирование и вставка',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Tab}10-19{Enter}')
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
    const copied = clipboard('copy', grid)
    await expect(copied).toBe('09–18\t10–19')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    clipboard('paste', grid, copied)
    await waitFor(() => expect([cellText(2, 1), cellText(2, 2)]).toEqual(['09–18', '10–19']))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect([cellText(3, 1), cellText(4, 1)]).toEqual(['09–18', '09–18']))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}D{/Shift}')
    await expect(await canvas.findByText('День скопирован')).toBeVisible()
    await expect(cellText(2, 3)).toBe('10–19')
  },
}

export const Choose: Story = {
  name: 'Выбор',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}9-18{Enter}{ArrowUp}p')
    await expect(await screen.findByRole('combobox', { name: 'Отправная точка' })).toHaveFocus()
    await userEvent.keyboard('степ{Enter}{ArrowUp}')
    await waitFor(() => expect(canvas.queryByText(/не заполнено: точка/)).toBeNull())
    const [, second] = [...grid.querySelectorAll('.week-grid__fio')].map((name) => name.textContent ?? '')
    await userEvent.keyboard('a')
    await expect(await screen.findByRole('combobox', { name: 'Курьер' })).toHaveFocus()
    await userEvent.keyboard(`${second}{Enter}`)
    await waitFor(() => expect([cellText(0, 1), cellText(1, 1)]).toEqual(['', '09–18']))
  },
}

export const ReadOnly: Story = {
  name: 'Только чтение',
  tags: ['доступ'],
  parameters: { stage: { address: `/schedules/${changed.id}?view=week`, ...withPermissions() } },
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await expect(grid).toHaveAttribute('aria-readonly', 'true')
    const before = grid.textContent
    await userEvent.keyboard('9{Delete}')
    clipboard('paste', grid, '9-18')
    await expect(screen.queryByRole('textbox', { name: 'Смена' })).toBeNull()
    await expect(grid.textContent).toBe(before)
  },
}

export const Warnings: Story = {
  name: 'Список предупреждений',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}9-23{Enter}9-23{Enter}{ArrowDown}')
    await expect(canvas.queryByRole('button', { name: 'Подобрать замену' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Список ошибок и предупреждений' }))
    await expect(canvas.getByText(/^F8 — следующее/)).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Ошибки и предупреждения недели' }))
    const [, second] = await list.findAllByRole('button', { name: /, Ср 09–23.*смена 14.ч, больше 12.ч/ })
    await userEvent.click(second as HTMLElement)
    await waitFor(() => expect(gridCursor(grid)).toBe('week-cell-1-1'))
    await expect(grid).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Подобрать замену' }))
    const dialog = await findVisibleDialog('Подобрать замену')
    await expect(dialog.getAllByRole('option', { name: /09–23/ })[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^1\. Заменить на/ }))
    await expect(await dialog.findByText('У курьера нет смен в этот день')).toBeVisible()
  },
}

export const DemandForbidden: Story = {
  name: 'Спрос без права на заказы',
  tags: ['доступ'],
  play: async ({ canvas }) => {
    await enterGrid(canvas)
    await expect(canvas.getByRole('button', { name: /Спрос/ })).toBeDisabled()
    await expect(canvas.getByTitle('Нужно право на просмотр заказов')).toBeVisible()
  },
}

export const Spreadsheet: Story = {
  name: 'Из таблицы',
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    clipboard('paste', grid, '9-18 п13-1330\t18-3\n\t930-1815\n')
    await waitFor(() => expect([cellText(1, 1), cellText(1, 2), cellText(2, 1), cellText(2, 2)]).toEqual(SHEET))
    await expect(canvas.getByText('Вставлено: 4 ячейки')).toBeVisible()
    clipboard('paste', grid, '10-19\tвыходной')
    await expect(await canvas.findByText('Время не распознано: «выходной»')).toBeVisible()
    await expect(cellText(1, 1)).toBe('09–18')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(clipboard('cut', grid)).toBe('09–18 п13–13:30\t18–03 +1\n\t09:30–18:15')
    await waitFor(() => expect([cellText(1, 1), cellText(1, 2), cellText(2, 2)]).toEqual(['', '', '']))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellText(2, 2)).toBe('09:30–18:15'))
  },
}
const SHEET = ['09–18', '18–03 +1', '', '09:30–18:15']

export const NeighboursFailed: Story = {
  name: 'Соседи не загрузились',
  parameters: {
    stage: {
      address: ADDRESS,
      person: 'dispatcher',
      arrange: reduceDraft,
      responses: [failingHandler('/manage/schedule/search')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await enterGrid(canvas)
    const words = 'Соседние недели не загрузились: пересечения и отдых на границах недели не проверены'
    await expect(await canvas.findByText(words)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}9-18{Enter}')
    await waitFor(() => expect(cellText(0, 1)).toBe('09–18'))
  },
}

/**
 * The expected demand is computed from archived orders, which are loaded only when the user presses «Спрос». The button needs the
 * permission to view orders.
 */
export const Demand: Story = {
  name: 'Спрос',
  parameters: { stage: { person: 'administrator', arrange: () => undefined } },
  play: async ({ canvas, userEvent, loaded }) => {
    const grid = await enterGrid(canvas)
    await expect(callsOf(stageOf(loaded), 'POST /v1/manage/order/archive')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await waitFor(() => expect(grid.querySelectorAll('.cover-strip__demand')).toHaveLength(7), { timeout: 90_000 })
    const requests = callsOf(stageOf(loaded), 'POST /v1/manage/order/archive').map(({ body }) => body)
    await expect(requests).toContainEqual({ cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-17' })
    await expect(canvas.getAllByRole('img', { name: /перегружено часов: \d+/ })).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await waitFor(() => expect(grid.querySelectorAll('.cover-strip__demand')).toHaveLength(0))
  },
}

export const DemandFailed: Story = {
  name: 'Спрос не загрузился',
  parameters: {
    stage: {
      person: 'administrator',
      responses: [failingHandler('/manage/order/archive/search', 500, 'Архив недоступен')],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await enterGrid(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /Спрос/ }))
    await expect(await canvas.findByText('Архив недоступен', {}, { timeout: 10_000 })).toBeVisible()
    await expect(grid).toBeVisible()
  },
}

export const Print: Story = {
  name: 'Печать',
  parameters: { stage: { arrange: () => undefined } },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    const grid = await enterGrid(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Печать' }))
    await expect(print).toHaveBeenCalledOnce()
    const sheet = document.querySelector('.print-sheet') as HTMLElement
    await expect(within(sheet).getByText(/^Расписание 31/)).toBeInTheDocument()
    await expect(within(sheet).getByText('Черновик. Курьеры по алфавиту')).toBeInTheDocument()
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
    stage: { address: ADDRESS, person: 'dispatcher', responses: [pendingHandler('/manage/schedule/:id/day/:date')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Неделя')).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: {
    stage: { address: ADDRESS, person: 'dispatcher', responses: [failingHandler('/manage/schedule/:id/day/:date')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}
