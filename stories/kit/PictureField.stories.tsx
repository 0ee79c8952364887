import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PictureField } from '../../src/ui/form/PictureField'
import { phoneWidth } from '../phoneWidth'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { value: File }

const meta: Meta<typeof PictureField> = {
  title: 'Компоненты/Поля/Картинка',
  component: PictureField,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Картинка: выбрать, перетащить, увидеть.', {
    do: 'Говорите, что не так, у самого поля.',
    dont: 'Не загружайте до «Сохранить».',
  }),
  args: { name: fieldNames<Values>()('value'), label: 'Фото' },
  render: (args) => (
    <InForm>
      <PictureField {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof PictureField> = {
  name: 'Поле: пример',
  tags: ['форма'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Фото')).toBeVisible()
  },
}

export const Narrow: StoryObj<typeof PictureField> = {
  name: 'Поле: на телефоне',
  tags: ['форма'],
  decorators: [phoneWidth],
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Перетащите сюда PNG или JPEG')
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
}
