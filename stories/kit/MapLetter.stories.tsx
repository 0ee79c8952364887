import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapLetterMarker } from '../../src/ui/map/MapLetterMarker'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }

const meta: Meta<typeof MapLetterMarker> = {
  title: 'Компоненты/Карта/Буква места',
  component: MapLetterMarker,
  argTypes: {
    letter: { description: 'Буква' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Кружок с буквой: откуда и куда едет заказ.', {
    do: 'А — начало, Б — конец; рядом с картой буквы названы словами.',
    dont: 'Не больше двух букв на карте.',
  }),
  args: { place: PLACE, letter: 'А', label: 'Заведение' },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: заведение" focus={{ places: [PLACE, AROUND] }}>
        <MapLetterMarker {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapLetterMarker> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Заведение' })).toHaveTextContent('А')
  },
}
