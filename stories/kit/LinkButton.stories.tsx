import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LinkButton } from '../../src/kit/LinkButton'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Args = Pick<ComponentProps<typeof LinkButton>, 'to' | 'type' | 'children'>

const meta: Meta<Args> = {
  title: 'Компоненты/Действия/Кнопка-ссылка',
  component: LinkButton,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Переход на другой экран, который выглядит кнопкой.', {
    do: 'Для действий, у которых свой экран: «Добавить заказ».',
    dont: 'Не используйте для изменений: ссылка ничего не меняет.',
  }),
  argTypes: { type: { options: ['primary', 'default', 'dashed', 'text', 'link'], control: 'select' } },
  args: { to: '/orders/add', type: 'primary', children: 'Добавить заказ' },
}
export default meta

export const Example: StoryObj<Args> = {
  name: 'Кнопка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Добавить заказ' })).toBeVisible()
  },
}
