import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { PAY_RATIO_CONDITION_IDS } from '../../mocks/seeds/rates'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Деньги/Повышенная ставка: форма',
  component: RatioRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/settings/ratio-rate?cityId=1&form=add',
  filled: `/settings/ratio-rate?cityId=1&form=edit&entry=${PAY_RATIO_CONDITION_IDS.night}`,
  field: /Коэффициент/,
  change: async (shown) => {
    await userEvent.clear(shown.getByLabelText(/Коэффициент/))
    await userEvent.type(shown.getByLabelText(/Коэффициент/), '1,5')
  },
  dialogs: ['Создание условия', 'Редактирование условия'],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
