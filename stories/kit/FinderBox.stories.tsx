import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FinderBox } from '../../src/kit/list/FinderBox'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof FinderBox> = {
  title: 'Компоненты/Таблица/Поиск',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Поле поиска над списком: находит среди загруженного и предлагает отбор на сервере.', {
    do: 'Пишите, где искали: среди загруженного или на сервере.',
    dont: 'Не прячьте, чего сервер не ищет.',
  }),
  component: FinderBox,
  args: {
    formLabel: 'Поиск курьера',
    label: 'Найти курьера',
    placeholder: 'Имя',
    children: (text, close) => (
      <button type="button" onClick={close}>
        {`Курьер ${text}`}
      </button>
    ),
  },
}
export default meta

export const Example: StoryObj<typeof FinderBox> = {
  name: 'Поиск: пример',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Найти курьера' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'Ким')
    await expect(canvas.getByRole('button', { name: 'Курьер Ким' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, ' О{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
