import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { responding } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { onPath } from '../couriers/couriersScreen'
import { restingForm } from '../form/restingForm'
import { onStage, stageLoader } from '../stage'
import { PATH, SHIFT } from './shiftsScreen'

const END = /Дата и время окончания смены/

const meta: Meta = {
  title: 'Курьеры/Смена: форма',
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: onPath(PATH, <ShiftsPage />),
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
const form = restingForm({
  blank: `${PATH}?form=edit&entry=32`,
  filled: `${PATH}?form=edit&entry=31`,
  field: END,
  change: async (shown) => {
    await userEvent.clear(shown.getByLabelText(END))
    await userEvent.type(shown.getByLabelText(END), '17-03-2026 18:10{Enter}')
  },
  dialogs: ['Редактирование смены курьера', 'Редактирование смены курьера'],
  responses: [responding('/manage/slot/search', [OVER, STILL_ON])],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
