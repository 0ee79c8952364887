import { userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { formStates } from '../form/formStates'
import { pictureFile } from '../pictureFile'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Заказы/Чек возврата: форма',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const ORDER = SPECIAL_ORDER_IDS.cancelled
const FILE = /Фото чека/
const TITLE = `Чек возврата заказа ${ORDER}`

const form = formStates({
  blank: `/archive-orders?order=${ORDER}&form=check&entry=${ORDER}`,
  field: FILE,
  told: (shown) => shown.queryByText('photo.png')?.textContent ?? '',
  change: async (shown) => userEvent.upload(await shown.findByLabelText(FILE), pictureFile()),
  submit: 'Приложить',
  dialogs: [TITLE, TITLE],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
