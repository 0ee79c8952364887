import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'
import { COMPANIES_ENDPOINT, listResponse, PATH, ROWS, stageParameters } from './paymentsScreen'

const meta: Meta<typeof PaymentsPage> = {
  title: 'Деньги/Оплаты контрагентов: окна',
  component: PaymentsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}

export default meta

type Story = StoryObj<typeof PaymentsPage>

const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => /^(POST|DELETE) \/v1\/manage\/pay\b/.test(call) && !call.includes('/search'))

export const Add: Story = {
  parameters: stageParameters('', {
    responses: [staticResponseHandler(COMPANIES_ENDPOINT, [{ value: 3, label: 'Кафе «Арман»' }])],
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Добавить оплату/ }))
    const dialog = await findVisibleDialog('Новая оплата')
    await expect(dialog.getByRole('button', { name: 'Добавить' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Сумма/), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(3)
    await expect(await dialog.findByText('Значение должно быть не меньше 1')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/Сумма/))
    await userEvent.type(dialog.getByLabelText(/Сумма/), '77 777')
    await chooseOption(dialog.getByLabelText(/Контрагент/), 'Кафе «Арман»')
    await chooseOption(dialog.getByLabelText(/Способ оплаты/), 'Наличные')
    await userEvent.type(dialog.getByLabelText(/Дата оплаты/), '17-03-2026{Enter}')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Оплата добавлена')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
    await expect(changes(stageOf(loaded))[0]?.call).toBe('POST /v1/manage/pay?companyId=3')
    await expect(changes(stageOf(loaded))[0]?.body).toEqual({
      methodId: 1,
      amount: 77_777,
      payedAt: '2026-03-17',
      comment: null,
    })
  },
}

async function fill(
  dialog: Awaited<ReturnType<typeof findVisibleDialog>>,
  userEvent: { type: (stageParameters: HTMLElement, text: string) => Promise<void> },
) {
  await chooseOption(dialog.getByLabelText(/Способ оплаты/), 'Банковский перевод')
  await userEvent.type(dialog.getByLabelText(/Сумма/), '1250000')
  await userEvent.type(dialog.getByLabelText(/Дата оплаты/), '18-03-2026{Enter}')
}

/** If the company already has a payment of the same amount within three days of the new one, the form asks for a confirmation. */
export const AddDouble: Story = {
  name: 'Двойное нажатие',
  parameters: stageParameters('companyId=3&form=add', { responses: [listResponse] }),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новая оплата')
    await fill(dialog, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    const question = await findVisibleDialog('Похожая оплата уже есть. Записать ещё одну?')
    await expect(question.getByText(/№ 12: .* от 16-03-2026/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Не записывать' }))
    await expect(await dialog.findByText(/Оплата не записана/)).toBeVisible()
    await expect(dialog.getByLabelText(/Сумма/)).toHaveValue('1250000')
    await expect(changes(stageOf(loaded))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Записать' }))
    await expect(await screen.findByText('Оплата добавлена')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

let isRecorded = false

export const AddLostResponse: Story = {
  name: 'Добавление: ответ потерян',
  tags: ['ошибка'],
  parameters: stageParameters('companyId=3&form=add', {
    arrange: () => {
      isRecorded = false
    },
    responses: [
      http.post('*/v1/manage/pay/search', () =>
        HttpResponse.json(
          isRecorded ? [{ ...ROWS[0], id: 13, payedAt: '2026-03-18', amount: 1_250_001 }, ...ROWS] : ROWS,
        ),
      ),
      http.post('*/v1/manage/pay', () => {
        isRecorded = true
        return HttpResponse.error()
      }),
    ],
  }),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новая оплата')
    await chooseOption(dialog.getByLabelText(/Способ оплаты/), 'Банковский перевод')
    await userEvent.type(dialog.getByLabelText(/Сумма/), '1250001')
    await userEvent.type(dialog.getByLabelText(/Дата оплаты/), '18-03-2026{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Оплата добавлена')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Редактировать/ }))[0] as HTMLElement)
    const dialog = await findVisibleDialog('Редактирование оплаты')
    await waitFor(() => expect(dialog.getByLabelText(/Сумма/)).not.toHaveValue(''))
    await expect(dialog.queryByLabelText(/Контрагент/)).toBeNull()
    await expect(dialog.getByText(/^.+, от \d\d-\d\d-2026$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Комментарий/), ' Сверено')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Оплата сохранена')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const EditRefused: Story = {
  name: 'Изменение отклонено',
  parameters: stageParameters('', { responses: [failingHandler('/manage/pay/:id(\\d+)', 500, 'Период закрыт')] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Редактировать/ }))[0] as HTMLElement)
    const dialog = await findVisibleDialog('Редактирование оплаты')
    await expect(await dialog.findByText('Период закрыт')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}

export const Delete: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Удалить/ }))[0] as HTMLElement)
    const dialog = await findVisibleDialog('Удалить оплату?')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Не удалять' })).toHaveFocus())
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Оплата удалена')).toBeVisible()
    await expect(changes(stageOf(loaded))).toHaveLength(1)
    await expect(changes(stageOf(loaded))[0]?.call).toMatch(/^DELETE \/v1\/manage\/pay\/\d+$/)
  },
}

/**
 * Rows pasted from a bank statement become draft payments. Companies are matched by name, existing payments are left out, and each draft is
 * saved by a separate request.
 */
export const FromBank: Story = {
  name: 'Из банка',
  parameters: stageParameters('form=bank', {
    responses: [
      listResponse,
      staticResponseHandler(COMPANIES_ENDPOINT, [
        { value: 3, label: 'Кафе «Арман»' },
        { value: 4, label: 'Суши Хаус' },
      ]),
    ],
  }),
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Оплаты из банка')
    await waitFor(() => expect(dialog.getByLabelText('Строки из банка')).toHaveFocus())
    await userEvent.paste(
      [
        'Выписка по счёту',
        '17.03.2026\t1 250 000,00\tТОО Кафе Арман',
        '18.03.2026\t40 000\tТОО «Суши Хаус»',
        '18.03.2026\t500,50\tСуши Хаус',
        '18.03.2026\t1024\tСуши Хаус',
        'Итого\t1 300 000',
      ].join('\n'),
    )
    await expect(await dialog.findByText('Похожая есть в пределах 3 дней')).toBeVisible()
    await expect(dialog.getByText('Введите целое число, без дробной части')).toBeVisible()
    await expect(dialog.getByText('Число без разделителей: сумма ли это?')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Записать строку 5' })).not.toBeChecked()
    await expect(dialog.getByRole('status')).toHaveTextContent(
      /^Распознано 2 из 5.строк, 1.290.000.₸ из 1.300.000.₸; под вопросом 1.строка$/,
    )
    await expect(dialog.getByText(/^Итог в тексте 1.300.000.₸: не сходится на 8.976.₸$/)).toBeVisible()
    await userEvent.click(dialog.getByText('Не прочитано: 1 строка'))
    await expect(dialog.getByText('1. Дата не найдена: Выписка по счёту')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Записать: 1/ }))
    await expect(await dialog.findByText('Записано')).toBeVisible()
    await expect(changes(stageOf(loaded))).toEqual([
      {
        call: 'POST /v1/manage/pay?companyId=4',
        body: { methodId: 2, amount: 40_000, payedAt: '2026-03-18', comment: null },
      },
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
  },
}

export const FromBankLong: Story = {
  name: 'Из банка: длинная выписка',
  parameters: stageParameters('form=bank', {
    responses: [listResponse, staticResponseHandler(COMPANIES_ENDPOINT, [{ value: 4, label: 'Суши Хаус' }])],
  }),
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Оплаты из банка')
    const lines = Array.from({ length: 2000 }, (_, index) => `18.03.2026\t${10_000 + index},00\tСуши Хаус`)
    await waitFor(() => expect(dialog.getByLabelText('Строки из банка')).toHaveFocus())
    await userEvent.paste(lines.join('\n'))
    const record = await dialog.findByRole('button', { name: /^Записать: 2.000.оплат$/ })
    // The button is disabled until the existing payments are loaded, because they are needed to detect duplicates.
    await waitFor(() => expect(record).toBeEnabled())
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(50)
    await userEvent.click(dialog.getByRole('listitem', { name: '2' }))
    await expect(dialog.getByRole('checkbox', { name: 'Записать строку 51' })).toBeChecked()
  },
}

export const OfCompany: Story = {
  name: 'Контрагента',
  parameters: stageParameters('companyId=3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Баланс по отчёту, \d\d-\d\d-2026/)).toBeVisible()
    await expect(canvas.getByText('Оплачено за эти даты')).toBeVisible()
    await expect(canvas.queryByText('Разница')).toBeNull()
  },
}
