import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, networkErrorHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { SalaryPage } from '../../src/pages/salary/SalaryPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { forgetPayments, payments, SEARCH, stageParameters } from './salaryScreen'

const meta: Meta<typeof SalaryPage> = {
  title: 'Деньги/Выплата курьеру',
  component: SalaryPage,
  loaders: [forgetPayments, stageLoader],
  decorators: [onStage],
  parameters: stageParameters(''),
}
export default meta

type Story = StoryObj<typeof SalaryPage>

const UNPAID = '&isPaidOut=false&dateEnd=2026-03-16'
const payButton = (canvas: HTMLElement) => within(canvas).findAllByRole('button', { name: /^Выплатить: / })

/** The user confirms the payment with a double click. The request is sent only once, 400 ms later, so that the user can still cancel. */
export const Pay: Story = {
  name: 'Выплата',
  parameters: stageParameters(UNPAID),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const [button] = await payButton(canvasElement)
    const name = button?.getAttribute('aria-label')?.replace('Выплатить: ', '') ?? ''
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus())
    await expect(dialog.getByText(new RegExp(name))).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Выплатить' })
    // The payment is sent 400 ms after the click. Both clicks and the check run in the same task, so no request can have been sent yet.
    confirm.click()
    confirm.click()
    await expect(payments(stage)).toEqual([])
    await expect(await screen.findByText('Выплата отправлена')).toBeVisible()
    await expect(payments(stage)).toHaveLength(1)
    await expect(payments(stage)[0]?.call).toMatch(/^GET \/v1\/manage\/salary\/\d+\/pay$/)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const PayCancelled: Story = {
  name: 'Выплата отменена',
  parameters: stageParameters(UNPAID),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const [button] = await payButton(canvasElement)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    const cancel = dialog.getByRole('button', { name: 'Отмена' })
    dialog.getByRole('button', { name: 'Выплатить' }).click()
    // Wait one microtask, in which React renders the first click. On a busy machine a longer wait could exceed the 400 ms in which the
    // payment can be cancelled.
    await Promise.resolve()
    cancel.click()
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(payments(stageOf(loaded))).toEqual([])
    await expect((await payButton(canvasElement))[0]).toBeEnabled()
  },
}

/** The server does not respond to the payment request. The payment can no longer be cancelled, so the dialog can only be closed. */
export const PayOut: Story = {
  name: 'Выплата ушла',
  parameters: stageParameters(UNPAID, {
    // Use an id that no other story uses. The browser stores that this record has a payment without a response, so the record stays locked
    // in later stories.
    responses: [
      staticResponseHandler(SEARCH, [
        { id: 990_001, workDate: '2026-03-16', courier: { id: 5, fio: 'Ким Виктор' }, payouts: 700, isPaidOut: false },
      ]),
      pendingHandler('/manage/salary/:id/pay'),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const [button] = await payButton(canvasElement)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    await expect(dialog.getByText('Отмена')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await expect(await dialog.findByText('Выплата отправлена, ответа сервера ещё нет')).toBeVisible()
    await expect(dialog.queryByText('Отмена')).toBeNull()
    await userEvent.click(dialog.getByText('Закрыть'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Отправлено')).toBeVisible()
    await expect(payments(stageOf(loaded))).toHaveLength(1)
  },
}

export const PayRefused: Story = {
  name: 'Выплата отклонена',
  parameters: stageParameters(UNPAID, { responses: [failingHandler('/manage/salary/:id/pay', 422, 'Касса закрыта')] }),
  play: async ({ canvasElement, userEvent }) => {
    const [button] = await payButton(canvasElement)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Касса закрыта')
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await waitFor(async () => expect((await payButton(canvasElement))[0]).toBeEnabled())
  },
}

export const PayRefusedAway: Story = {
  name: 'Отклонена после закрытия окна',
  tags: ['ошибка'],
  parameters: stageParameters(UNPAID, {
    responses: [
      http.get('*/v1/manage/salary/:id/pay', async () => {
        await delay(600)
        return HttpResponse.json({ message: 'Касса закрыта' }, { status: 422 })
      }),
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [button] = await payButton(canvasElement)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await userEvent.click(await dialog.findByText('Закрыть'))
    const refusal = /отказано: 1.строка на .*\(Касса закрыта\)/
    await expect(await canvas.findByText(refusal)).toBeVisible()
    await waitFor(async () => expect((await payButton(canvasElement))[0]).toBeEnabled())
    await userEvent.click((await payButton(canvasElement))[0] as HTMLElement)
    const next = await findVisibleDialog('Выплатить деньги курьеру?')
    await expect(canvas.getByText(refusal)).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Отмена' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull())
  },
}

/**
 * The request fails, and it is unknown whether the courier was paid. The record is locked until two searches, 5 s apart, show that it is
 * unpaid.
 */
export const PayUnknown: Story = {
  name: 'Выплата: неизвестно, выплачено ли',
  tags: ['ошибка'],
  parameters: stageParameters(UNPAID, { responses: [networkErrorHandler('/manage/salary/:id/pay')] }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const [button] = await payButton(canvasElement)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await expect(await dialog.findByText('Неизвестно, выплачено ли')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Выплатить' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await expect(canvas.getByText('Неизвестно')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Неизвестно')).toBeNull())
    await expect(payments(stageOf(loaded))).toHaveLength(1)
    await expect((await payButton(canvasElement))[0]).toBeEnabled()
  },
}

/**
 * The server saves the payment, but its response is lost. The page searches again in the city in which the dialog was opened, although the
 * URL contains another city by then, and shows the record as paid.
 */
export const PayLostResponse: Story = {
  name: 'Выплата: ответ потерян',
  tags: ['ошибка'],
  parameters: stageParameters(`${UNPAID}&dateStart=2026-03-16`),
  play: async ({ canvas, canvasElement, userEvent, loaded, msw }) => {
    const stage = stageOf(loaded)
    const [button] = await payButton(canvasElement)
    const name = button?.getAttribute('aria-label')?.replace('Выплатить: ', '') ?? ''
    const { db, clock } = stage.world
    let sent = 0
    const lose = http.get('*/v1/manage/salary/:id/pay', ({ params }) => {
      sent++
      db.slots.update(Number(params.id), { paidAt: clock.second() })
      return HttpResponse.error()
    })
    ;(msw as { use: (...handlers: unknown[]) => void }).use(lose)
    await userEvent.click(button as HTMLElement)
    const dialog = await findVisibleDialog('Выплатить деньги курьеру?')
    stage.location.navigate('/salary?cityId=2')
    await userEvent.click(dialog.getByRole('button', { name: 'Выплатить' }))
    await expect(await dialog.findByText('Неизвестно, выплачено ли')).toBeVisible()
    await expect(await dialog.findByText('Запись проверена: выплачено')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(canvas.queryByText('Неизвестно')).toBeNull())
    await expect(canvas.queryByRole('button', { name: `Выплатить: ${name}` })).toBeNull()
    await expect(sent).toBe(1)
  },
}
