import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapOutline } from '../../src/ui/map/MapOutline'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }
const ZONE = [AROUND, { lat: 49.806, long: 73.11 }, PLACE, { lat: 49.795, long: 73.085 }]

const meta: Meta<typeof MapOutline> = {
  title: 'Компоненты/Карта/Контур зоны',
  component: MapOutline,
  argTypes: {
    isStrong: { description: 'Толстая линия' },
    level: { description: 'Выше тех, у кого меньше' },
    opacity: { description: 'Плотность заливки, от 0 до 1' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Замкнутый контур с полупрозрачной заливкой: зона доставки.', {
    do: 'Меньшую зону кладите выше большей; пунктир — контур, который заменят.',
    dont: 'Не кладите непрозрачных заливок: под ними улицы.',
  }),
  args: {
    places: ZONE,
    color: 'var(--accent)',
    label: 'Зона доставки',
    opacity: 0.3,
    isDashed: false,
    isStrong: false,
  },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: зона" focus={{ places: [PLACE, AROUND] }}>
        <MapOutline {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapOutline> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Зона доставки' })).toBeVisible()
  },
}
