import { expect, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { staticResponseHandler } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { withRoute } from '../couriers/couriersScreen'
import { findVisibleDialog } from '../findVisibleDialog'
import { formStates } from '../form/formStates'
import { onStage, stageLoader, stageOf } from '../stage'
import { PATH, SHIFT } from './shiftsScreen'

const END = /Дата и время окончания смены/

const meta: Meta = {
  title: 'Курьеры/Смена: форма',
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: withRoute(PATH, <ShiftsPage />),
}
export default meta

const OVER = { ...SHIFT, history: [], trackInfo: [] }
const STILL_ON = {
  ...OVER,
  id: 32,
  dateSlot: '2026-03-18',
  createdAt: '2026-03-18 09:58:12',
  finishedAt: null,
  sessionEnd: null,
  breakTimeStart: null,
  breakTimeEnd: null,
  salary: null,
}

/**
 * Shifts can only be edited, not added. For the state with an empty form the story opens a running shift, which has neither an end nor a
 * break.
 */
const form = formStates({
  blank: `${PATH}?form=edit&entry=32`,
  filled: `${PATH}?form=edit&entry=31`,
  field: END,
  change: async (shown) => {
    await userEvent.clear(shown.getByLabelText(END))
    await userEvent.type(shown.getByLabelText(END), '17-03-2026 18:10{Enter}')
  },
  dialogs: ['Редактирование смены курьера', 'Редактирование смены курьера'],
  responses: [staticResponseHandler('/manage/slot/search', [OVER, STILL_ON])],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving

/**
 * The form warns once about impossible times. A second press of the button sends them, because the server decides whether they are valid
 * (contract, third review).
 */
export const ImpossibleTimes: StoryObj = {
  name: 'Конец раньше начала',
  parameters: {
    stage: {
      address: `${PATH}?form=edit&entry=31`,
      responses: [staticResponseHandler('/manage/slot/search', [OVER]), staticResponseHandler('/manage/slot/31', {})],
    },
  },
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Редактирование смены курьера')
    const end = await dialog.findByLabelText(END)
    await waitFor(() => expect(end).toHaveValue('17-03-2026 18:04'))
    await userEvent.clear(end)
    await userEvent.type(end, '17-03-2026 08:00{Enter}')
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    const sent = () => stageOf(loaded).calls.filter(({ call }) => call === 'POST /v1/manage/slot/31')
    await userEvent.click(save)
    await expect(await dialog.findByText(/Если всё верно, нажмите кнопку ещё раз/)).toBeVisible()
    await expect(end).toHaveAccessibleDescription('Раньше начала смены: 17-03-2026 09:58')
    await expect(sent()).toEqual([])
    await userEvent.click(save)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await expect(sent()[0]?.body).toMatchObject({ sessionEnd: '2026-03-17 08:00:00' })
  },
}
