import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TileMap } from '../../src/kit/map/TileMap'
import { MapMarker } from '../../src/ui/map/MapMarker'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const PLACE = { lat: 49.8, long: 73.1 }
const AROUND = { lat: 49.806, long: 73.085 }

const meta: Meta<typeof MapMarker> = {
  title: 'Компоненты/Карта/Метка',
  component: MapMarker,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Булавка, которую нажимают: остриём стоит на месте, называется целиком.', {
    do: 'Назовите в подписи и человека, и его состояние: «Ким В., свободен».',
    dont: 'Не различайте метки только цветом.',
  }),
  args: {
    place: PLACE,
    color: 'var(--courier-free)',
    label: 'Ким В., свободен',
    caption: 'Ким В.',
    isSelected: true,
    onSelect: () => undefined,
  },
  render: (args) => (
    <div style={{ height: 300 }}>
      <TileMap label="Карта: курьер" focus={{ places: [PLACE, AROUND] }}>
        <MapMarker {...args} />
      </TileMap>
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof MapMarker> = {
  name: 'Карта: пример',
  play: async ({ canvas }) => {
    const marker = await canvas.findByRole('button', { name: 'Ким В., свободен' })
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Ким В.')).toBeVisible()
  },
}
