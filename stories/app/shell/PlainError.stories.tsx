import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FatalErrorPage } from '../../../src/app/shell/FatalErrorPage'
import { pageLoader, withPage } from '../withPage'

const meta: Meta<typeof FatalErrorPage> = {
  title: 'Каркас/Полная ошибка',
  component: FatalErrorPage,
  loaders: [pageLoader],
  decorators: [withPage],
}
export default meta

export const WrongConfig: StoryObj<typeof FatalErrorPage> = {
  name: 'Ошибка в настройках',
  tags: ['ошибка'],
  args: {
    title: 'Ошибка в config.json',
    text: 'Файл config.json: неверное значение ключа «apiBase»',
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Ошибка в config.json' })).toBeVisible()
    await expect(canvas.getByText(/«apiBase»/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
