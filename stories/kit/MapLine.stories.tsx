import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapLine } from '../../src/ui/map/MapLine'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }

const meta: Meta<typeof MapLine> = {
  title: 'Компоненты/Карта/Линия пути',
  component: MapLine,
  argTypes: {
    onChoose: { description: 'Выбрали' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Путь между местами: сплошной — пройденный, пунктир — прямая, по которой никто не ехал.', {
    do: 'Скажите рядом словами, чей это путь и какой он длины.',
    dont: 'Не выдавайте пунктир за маршрут.',
  }),
  args: { places: [AROUND, PLACE], color: 'var(--ink)', isDashed: true },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: путь заказа" focus={{ places: [PLACE, AROUND] }}>
        <MapLine {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapLine> = {
  name: 'Карта: пример',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', { name: 'Карта: путь заказа' })
    const line = await waitFor(() => {
      const found = canvasElement.querySelector('.map-line')
      if (!found) throw new Error('the map has no line yet')
      return found
    })
    await expect(line).toBeVisible()
    await expect(line).toHaveAttribute('stroke-dasharray', '2 7')
  },
}
