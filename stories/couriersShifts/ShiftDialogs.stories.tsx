import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { SKELETON } from '../../tests/antdSelectors'
import { allowOperator, changes, withRoute } from '../couriers/couriersScreen'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { PATH, ROWS, rows, SEARCH_ENDPOINT, searches, stageParameters } from './shiftsScreen'

const meta: Meta<typeof ShiftsPage> = {
  title: 'Курьеры/Смены: окна',
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH, responses: [ROWS] } },
  render: withRoute(PATH, <ShiftsPage />),
}

export default meta

type Story = StoryObj<typeof ShiftsPage>

/** The form shows times without seconds. An end time that has seconds must not make the untouched form count as changed. */
export const Edit: Story = {
  parameters: stageParameters('', ROWS, staticResponseHandler('/manage/slot/:id', {})),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const [first] = await rows()
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Редактировать/ }))
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await expect(end).toHaveValue('17-03-2026 18:04')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 18:00{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Смена сохранена')).toBeVisible()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/slot/31',
        body: {
          sessionEnd: '2026-03-17 18:00:00',
          breakTimeStart: '2026-03-17 13:00:00',
          breakTimeEnd: '2026-03-17 13:30:00',
        },
      },
    ])
    await waitFor(() => expect(searches(loaded)).toHaveLength(2))
  },
}

export const EditNeedsEnd: Story = {
  name: 'Изменение: нужен конец',
  parameters: stageParameters('?form=edit&entry=32', ROWS),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    const start = dialog.getByLabelText(/начала перерыва/)
    await waitFor(() => expect(start).toHaveValue('17-03-2026 13:00'))
    await userEvent.clear(start)
    await userEvent.type(start, '17-03-2026 13:10{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByText('Поле обязательное')).toBeVisible()
  },
}

export const EditRefused: Story = {
  name: 'Изменение отклонено',
  parameters: stageParameters(
    '?form=edit&entry=31',
    ROWS,
    failingHandler('/manage/slot/31', 409, 'Смена уже оплачена, изменить её нельзя'),
  ),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 18:10{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Смена уже оплачена, изменить её нельзя')
    await expect(end).toHaveValue('17-03-2026 18:10')
  },
}

export const History: Story = {
  name: 'История',
  parameters: stageParameters('?form=history&entry=31', ROWS),
  play: async () => {
    const dialog = await findVisibleDialog('История смен курьера')
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3))
    const words = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await expect(words).toEqual([
      'Начало17-03-2026 09:58Окончание17-03-2026 13:00Длительность181 мин',
      'Не на линии 31 мин',
      'Начало17-03-2026 13:31Окончание17-03-2026 18:04Длительность273 мин',
    ])
  },
}

export const NoHistory: Story = {
  name: 'Истории нет',
  tags: ['пусто'],
  parameters: stageParameters('?form=history&entry=32', ROWS),
  play: async () => {
    const dialog = await findVisibleDialog('История смен курьера')
    await expect(await dialog.findByText('Истории нет')).toBeVisible()
  },
}

export const ByLinkLoading: Story = {
  name: 'По ссылке: загрузка',
  tags: ['загрузка'],
  parameters: stageParameters('?form=history&entry=31', pendingHandler(SEARCH_ENDPOINT)),
  play: async () => {
    const dialog = await findVisibleDialog('История смен курьера')
    await waitFor(() => expect(document.querySelector(`[role=dialog] ${SKELETON}`)).toBeVisible())
    await expect(dialog.queryByText('Истории нет')).toBeNull()
    await expect(dialog.queryByText('Начало')).toBeNull()
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: stageParameters('?form=edit&entry=31', pendingHandler(SEARCH_ENDPOINT)),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    await waitFor(() => expect(dialog.getByText('Смена № 31')).toBeVisible())
    await expect(dialog.getByText('Смена № 31').closest('form')).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const Track: Story = {
  name: 'Трек',
  parameters: stageParameters('?form=track&entry=31', ROWS),
  play: async () => {
    const dialog = await findVisibleDialog('Местоположение курьера')
    const legs = within(await dialog.findByRole('list', { name: 'Маршрут по заказам' }))
    await expect(legs.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'Заказ 10421,1 км',
      'Заказы 1043, 10441,4 км',
    ])
    await expect(dialog.getByText('A')).toBeVisible()
    await expect(dialog.getByText('B')).toBeVisible()
    const orders = legs.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
    await expect(orders).toEqual([
      ['Открыть заказ 1042', '/archive-orders?order=1042'],
      ['Открыть заказ 1043', '/archive-orders?order=1043'],
      ['Открыть заказ 1044', '/archive-orders?order=1044'],
    ])
    await userEvent.click(document.querySelectorAll('.map-line__ground')[1] as Element)
    await waitFor(() => expect(legs.getAllByRole('button')[1]).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(legs.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(document.querySelectorAll('.map-line')).toHaveLength(1))
    await userEvent.click(dialog.getByText('Весь маршрут'))
    await waitFor(() =>
      expect(document.querySelector<SVGElement>('.map-line')?.style.stroke).toBe('var(--track-whole)'),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Проиграть маршрут' }))
    await expect(await dialog.findByRole('img', { name: 'Курьер' })).toBeVisible()
  },
}

export const TrackWithoutOrders: Story = {
  name: 'Маршрут без права на заказы',
  tags: ['доступ'],
  parameters: {
    stage: {
      address: `${PATH}?form=track&entry=31`,
      responses: [ROWS],
      person: 'operator',
      arrange: allowOperator('courier_slot_manage'),
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog('Местоположение курьера')
    const legs = within(await dialog.findByRole('list', { name: 'Маршрут по заказам' }))
    await expect(legs.getAllByRole('button')).toHaveLength(2)
    await expect(legs.queryByRole('link')).toBeNull()
  },
}

export const ByLink: Story = {
  name: 'По ссылке',
  parameters: stageParameters('?form=history&entry=77', staticResponseHandler(SEARCH_ENDPOINT, [])),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('История смен курьера')
    await expect(await dialog.findByText('Смена не найдена')).toBeVisible()
    await expect(searches(loaded).map(({ body }) => body)).toContainEqual({ slotId: 77 })
  },
}

export const EndByPress: Story = {
  name: 'Завершение нажатием',
  parameters: stageParameters('?form=edit&entry=31', ROWS),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    const end = dialog.getByLabelText(/Дата и время окончания смены/)
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
    await userEvent.click(dialog.getByRole('button', { name: '−5 мин' }))
    await waitFor(() => expect(end).toHaveValue('17-03-2026 17:59'))
    await expect(dialog.getByText(/^8.ч 6.мин → 8.ч 0.мин$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '= сейчас' }))
    await waitFor(() => expect(end).toHaveValue('18-03-2026 13:00'))
  },
}
