import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapCanvas } from '../../src/ui/map/canvas/MapCanvas'
import type { CanvasMark } from '../../src/ui/map/canvas/mapMarkTypes'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const MARKS: CanvasMark[] = Array.from({ length: 60 }, (_, index): CanvasMark => {
  const place = { lat: 49.79 + (index % 8) * 0.004, long: 73.06 + Math.floor(index / 8) * 0.008 }
  if (index % 10 === 1) return { kind: 'start', key: `start-${index}`, place, label: 'Заведение', isFaint: false }
  if (index % 2) {
    const color = ['#1d7afc', '#f5a524', '#22a06b'][index % 3]
    return {
      kind: 'order',
      key: `order-${index}`,
      place,
      label: `Заказ ${index}`,
      color,
      isFaint: false,
      isSelected: false,
    }
  }
  const look = { tone: 'free', courierTypeId: 5, age: 'live', isFaint: false, seenAt: undefined } as const
  return { kind: 'courier', key: `courier-${index}`, place, label: `Курьер ${index}`, ...look }
})
const LABEL = 'Курьеры на карте: 30, заказы: 24'

const meta: Meta<typeof MapCanvas> = {
  title: 'Компоненты/Карта/Много меток',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Любое число меток, нарисованных разом; тесные собраны в группы, которые раскрываются нажатием.',
    {
      do: 'Берите её от сотни меток; стрелки обходят и её.',
      dont: 'Не рисуйте метку, о которой рядом не сказано словами.',
    },
  ),
  component: MapCanvas,
  args: { marks: MARKS, label: LABEL, selected: ['courier-6'], onSelect: () => undefined, onLookAt: () => undefined },
  render: (args) => (
    <div style={{ height: 360 }}>
      <TileMap label="Карта: курьеры и заказы" focus={{ places: MARKS.map(({ place }) => place) }}>
        <MapCanvas {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapCanvas> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: LABEL })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Курьер 6' })).toBeVisible()
  },
}
