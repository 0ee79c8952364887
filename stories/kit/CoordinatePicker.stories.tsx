import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CoordinatePicker } from '../../src/kit/map/CoordinatePicker'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { onStage, stageLoader } from '../stage'
import { componentDocs, InForm } from './componentDocs'

type Values = { lat: number; long: number }

const field = fieldNames<Values>()

const meta: Meta<typeof CoordinatePicker> = {
  title: 'Компоненты/Карта/Выбор места',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Широта и долгота: вводятся, вставляются парой или ставятся щелчком по карте.', {
    do: 'Передавайте город: карта начнёт с него и предупредит о месте дальше 50 км.',
    dont: 'Не прячьте поля: место иногда диктуют по телефону.',
  }),
  component: CoordinatePicker,
  argTypes: {
    near: { description: 'Место, с которым сравнивают' },
  },
  args: {
    lat: field('lat'),
    long: field('long'),
    city: { name: 'Караганда', middle: { lat: 49.8047, long: 73.1094 } },
  },
  render: (args) => (
    <InForm values={{ lat: 49.8047, long: 73.1094 }}>
      <CoordinatePicker {...args} />
    </InForm>
  ),
}
export default meta

export const Example: StoryObj<typeof CoordinatePicker> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Широта')).toHaveValue('49.8047')
    await expect(canvas.getByRole('img', { name: 'Выбранное место' })).toBeVisible()
  },
}

export const PastedLink: StoryObj<typeof CoordinatePicker> = {
  name: 'Вставлена ссылка',
  play: async ({ canvas, userEvent }) => {
    const lat = await canvas.findByLabelText('Широта')
    await expect(canvas.getByText('Щёлкните по карте, введите координаты или вставьте ссылку на карту')).toBeVisible()
    await userEvent.clear(lat)
    await userEvent.paste('https://yandex.kz/maps/?ll=73.15%2C49.81&z=16')
    await expect(lat).toHaveValue('49.81')
    await expect(canvas.getByLabelText('Долгота')).toHaveValue('73.15')
    await userEvent.clear(lat)
    await userEvent.type(lat, `49°48'36"N 73°6'36"E`)
    await userEvent.tab()
    await expect(lat).toHaveValue('49.81')
    await expect(canvas.getByLabelText('Долгота')).toHaveValue('73.11')
  },
}
