import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ConfirmDialog } from '../../src/kit/form/ConfirmDialog'
import { RequestFailure } from '../../src/lib/failure'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'

const meta: Meta<typeof ConfirmDialog> = {
  tags: ['форма'],
  title: 'Компоненты/Формы/Окно подтверждения',
  component: ConfirmDialog,
  loaders: [stageLoader],
  decorators: [onStage],
  args: {
    open: true,
    title: 'Выплатить деньги курьеру?',
    children: 'Ахметов Ерлан получит 12 500 ₸ за 18-03-2026.',
    confirmText: 'Выплатить',
    action: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
}
export default meta

type Story = StoryObj<typeof ConfirmDialog>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const cancel = (await findVisibleDialog()).getByRole('button', { name: 'Отмена' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(args.action).not.toHaveBeenCalled()
  },
}

export const Danger: Story = {
  name: 'Опасное действие',
  args: { title: 'Отменить изменения и удалить черновик?', children: undefined, confirmText: 'Удалить', danger: true },
  play: async () => {
    const dialog = await findVisibleDialog('Отменить изменения и удалить черновик?')
    await expect(dialog.getByRole('button', { name: 'Удалить' })).toHaveClass('ant-btn-dangerous')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus())
  },
}

export const Pending: Story = {
  name: 'В ожидании',
  tags: ['загрузка'],
  args: { action: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick((await findVisibleDialog()).getByRole('button', { name: 'Выплатить' }))
    await expect((await findVisibleDialog()).getByRole('button', { name: 'Отмена' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.action).toHaveBeenCalledTimes(1)
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  args: { action: fn(() => Promise.reject(new RequestFailure({ message: 'Выплата уже проведена', status: 409 }))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await findVisibleDialog()).getByRole('button', { name: 'Выплатить' }))
    await expect(await (await findVisibleDialog()).findByRole('alert')).toHaveTextContent('Выплата уже проведена')
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect((await findVisibleDialog()).getByRole('button', { name: 'Выплатить' })).toBeEnabled()
  },
}
