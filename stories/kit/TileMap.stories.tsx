import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapLetterMarker } from '../../src/ui/map/MapLetterMarker'
import { MapLine } from '../../src/ui/map/MapLine'
import { MapOutline } from '../../src/ui/map/MapOutline'
import { MapPin } from '../../src/ui/map/MapPin'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const CAFE = { lat: 49.806, long: 73.085 }
const HOME = { lat: 49.798, long: 73.112 }
const ZONE = [
  { lat: 49.815, long: 73.07 },
  { lat: 49.815, long: 73.12 },
  { lat: 49.79, long: 73.12 },
  { lat: 49.79, long: 73.07 },
]

const meta: Meta<typeof TileMap> = {
  title: 'Компоненты/Карта/Карта',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Карта города: двигается мышью и стрелками, масштаб — «+» и «−». Метки, буквы, линии и контуры лежат на ней слоями.',
    {
      do: 'Пишите рядом словами всё, что показано цветом.',
      dont: 'Не кладите на неё больше десятка меток: для этого есть «Много меток».',
    },
  ),
  component: TileMap,
  args: { label: 'Карта: путь заказа', focus: { places: ZONE } },
  render: (args) => (
    <div style={{ height: 360 }}>
      <TileMap {...args}>
        <MapOutline places={ZONE} color="var(--accent)" label="Зона доставки" opacity={0.2} />
        <MapLine places={[CAFE, HOME]} color="var(--ink)" isDashed />
        <MapLetterMarker place={CAFE} letter="А" label="Заведение" />
        <MapPin place={HOME} color="var(--courier-free)" label="Ким В., свободен" />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof TileMap> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Зона доставки' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Ким В., свободен' })).toBeVisible()
  },
}
