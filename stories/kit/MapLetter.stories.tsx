import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapLetter } from '../../src/ui/map/MapLetter'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }

const meta: Meta<typeof MapLetter> = {
  title: 'Компоненты/Карта/Буква места',
  component: MapLetter,
  argTypes: {
    letter: { description: 'Буква' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Кружок с буквой: откуда и куда едет заказ.', {
    do: 'А — начало, Б — конец; рядом с картой буквы названы словами.',
    dont: 'Не больше двух букв на карте.',
  }),
  args: { place: PLACE, letter: 'А', label: 'Заведение' },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: заведение" focus={{ places: [PLACE, AROUND] }}>
        <MapLetter {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapLetter> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Заведение' })).toHaveTextContent('А')
  },
}
