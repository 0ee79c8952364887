import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { StaticMapCanvas } from '../../src/ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../src/ui/map/canvas/mapMarkTypes'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }
const LOOK = { tone: 'free', courierTypeId: 5, age: 'live', isFaint: false, seenAt: undefined } as const
const MARKS: CanvasMark[] = [{ kind: 'courier', key: 'courier', place: PLACE, label: 'Ким Виктор', ...LOOK }]

const meta: Meta<typeof StaticMapCanvas> = {
  title: 'Компоненты/Карта/Метки без выбора',
  component: StaticMapCanvas,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Метки, которые показывают места и не нажимаются: карта одного курьера.', {
    do: 'Для карты в карточке, где выбирать не из чего.',
    dont: 'Не ставьте там, где меток много и их выбирают: для этого есть «Много меток».',
  }),
  args: { marks: MARKS },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: где курьер" focus={{ places: [PLACE, AROUND] }}>
        <StaticMapCanvas {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof StaticMapCanvas> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Ким Виктор' })).toBeVisible()
  },
}
