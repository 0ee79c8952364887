import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { PHONE_WIDTH } from '../phoneWidth'
import { onStage, stageLoader } from '../stage'
import { reduceDraft, WEEKS } from './schedulesScreen'

const WEEK = `/schedules/${WEEKS.draft.id}`
const SAVE = '*/v1/manage/schedule/:id/day/:date'

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/День: форма',
  component: SchedulePage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: () => (
    <Route path="/schedules/:id">
      <SchedulePage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof SchedulePage>

const at = (query: string, ...responses: RequestHandler[]) => ({
  stage: { address: `${WEEK}?${query}`, person: 'dispatcher', arrange: reduceDraft, responses },
})
const EDIT = 'day=2026-03-31&mode=edit'

const save = () => screen.findByRole('button', { name: /Сохранить/ })

/** Opens the first cell for editing: a cell renders its input only when it has focus. */
async function startOfDay(): Promise<HTMLElement> {
  const grid = await screen.findByRole('grid', { name: 'Смены дня' })
  return waitFor(() => {
    const cell = grid.querySelector<HTMLElement>('td[tabindex="0"]')
    if (!cell) throw new Error('no cell can be entered yet')
    return cell
  })
}

async function change(): Promise<void> {
  const cell = await startOfDay()
  cell.focus()
  await waitFor(() => expect(cell.querySelector('input')).toHaveFocus())
  await userEvent.keyboard('1015{Tab}')
  await waitFor(async () => expect(await save()).toBeEnabled())
}

/**
 * On a phone the buttons «Сохранить» and «Отмена» share a row. In the story only this row is narrow: in a narrow form antd would replace
 * the tabs by a menu button that axe rejects.
 */
export const OnPhone: Story = {
  name: 'Кнопки на телефоне',
  parameters: at(EDIT),
  play: async () => {
    const button = await save()
    const buttons = button.closest('.day-form__buttons') as HTMLElement
    buttons.style.width = `${PHONE_WIDTH}px`
    await expect(button.offsetTop).toBe(screen.getByRole('button', { name: 'Отмена' }).offsetTop)
  },
}

export const Blank: Story = {
  parameters: at('day=2026-04-02&mode=add'),
  play: async () => {
    await expect((await startOfDay()).textContent).toBe('')
    await expect(screen.getByRole('button', { name: 'Создать' })).toBeEnabled()
  },
}

export const Filled: Story = {
  parameters: at(EDIT),
  play: async () => {
    await expect((await startOfDay()).textContent).toMatch(/^\d\d:\d\d$/)
    await expect(await save()).toBeDisabled()
  },
}

export const Saving: Story = {
  parameters: at(
    EDIT,
    http.post(SAVE, () => new Promise<never>(() => undefined)),
  ),
  play: async () => {
    await change()
    await userEvent.click(await save())
    await expect(await screen.findByText(/Вторник: сохраняется…/)).toBeVisible()
    await expect(await save()).toHaveClass('ant-btn-loading')
  },
}

export const SaveRefused: Story = {
  parameters: at(
    EDIT,
    http.post(SAVE, () => HttpResponse.json({ message: 'Смены курьера пересекаются' }, { status: 409 })),
  ),
  play: async () => {
    await change()
    await userEvent.click(await save())
    await expect(await screen.findByText(/Вторник: ✗ не сохранено\. Смены курьера пересекаются/)).toBeVisible()
    await expect(screen.getByText('10:15')).toBeVisible()
  },
}

export const LeaveWithChanges: Story = {
  parameters: at(EDIT),
  play: async () => {
    await change()
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    const question = await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
  },
}
