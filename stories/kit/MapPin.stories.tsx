import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapPin } from '../../src/ui/map/MapPin'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }

const meta: Meta<typeof MapPin> = {
  title: 'Компоненты/Карта/Булавка',
  component: MapPin,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Булавка, которая только показывает место: щелчки проходят сквозь неё.', {
    do: 'Для места, которое выбирают щелчком по карте рядом с ней.',
    dont: 'Не ставьте там, где метку нажимают: для этого есть «Много меток».',
  }),
  args: { place: PLACE, color: 'var(--ink)', label: 'Выбранное место' },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: место" focus={{ places: [PLACE, AROUND] }}>
        <MapPin {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapPin> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Выбранное место' })).toBeVisible()
  },
}
