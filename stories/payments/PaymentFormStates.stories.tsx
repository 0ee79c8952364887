import { HttpResponse, http } from 'msw'
import type { Meta } from 'storybook-react-rsbuild'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const meta: Meta = {
  title: 'Деньги/Оплаты контрагентов: форма',
  component: PaymentsPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/payments?form=add',
  filled: '/payments?form=edit&entry=12',
  field: /Комментарий/,
  dialogs: ['Новая оплата', 'Редактирование оплаты'],
  responses: [
    http.get('*/v1/manage/pay/12', () =>
      HttpResponse.json({
        id: 12,
        companyId: 1,
        companyName: 'Кафе «Арман»',
        methodId: 2,
        amount: 1_250_000,
        payedAt: '2026-03-16',
        comment: 'За неделю',
      }),
    ),
  ],
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
