import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { MapCanvas, StillCanvas } from '../../src/ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../src/ui/map/canvas/scene'
import { TileMap } from '../../src/ui/map/TileMap'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const MARKS: CanvasMark[] = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  place: { lat: 49.79 + (place % 8) * 0.004, long: 73.06 + Math.floor(place / 8) * 0.008 },
  seenAt: undefined,
  label: `Курьер ${place + 1}`,
  tone: 'free',
  courierTypeId: 5,
  age: 'live',
  isFaint: false,
}))

const meta: Meta<typeof MapCanvas> = {
  title: 'Компоненты/Карта/Много меток',
  tags: ['autodocs', 'component'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Любое число меток, нарисованных разом; тесные собраны в группы, которые раскрываются нажатием.', {
    do: 'Берите её от сотни меток; стрелки обходят и её.',
    dont: 'Не рисуйте метку, о которой рядом не сказано словами.',
  }),
  component: MapCanvas,
  subcomponents: { StillCanvas },
  args: { marks: MARKS, selectedId: 7, onSelect: () => undefined, onLookAt: () => undefined },
  render: (args) => (
    <div style={{ height: 360 }}>
      <TileMap label="Карта: 60 курьеров" focus={{ places: MARKS.map(({ place }) => place) }}>
        <MapCanvas {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapCanvas> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Курьеры на карте: 60' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Курьер 7' })).toBeVisible()
  },
}
