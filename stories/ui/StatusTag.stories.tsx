import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ORDER_STATUS_SEEDS } from '../../mocks/seeds/orderStatuses'
import { ENABLED_LABEL } from '../../src/domain/labeledOptions'
import { ColorDotTag, EnabledTag, StatusTag } from '../../src/ui/StatusTag'
import { TONES } from '../../src/ui/theme'
import { onStage, stageLoader } from '../stage'

function Tags() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TONES.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {tone}
        </StatusTag>
      ))}
      <EnabledTag status label={ENABLED_LABEL.true} />
      <EnabledTag status={false} label={ENABLED_LABEL.false} />
      {ORDER_STATUS_SEEDS.map(({ key, value, color }) => (
        <ColorDotTag key={key} color={color}>
          {value}
        </ColorDotTag>
      ))}
    </div>
  )
}

const meta: Meta<typeof Tags> = {
  title: 'Компоненты/Пометки/Все пометки',
  component: Tags,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof Tags>

export const Light: Story = {
  name: 'Светлая тема',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Включен')).toBeVisible()
    await expect(canvas.getByText('Отменён')).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Тёмная тема',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отключен')).toBeVisible()
    await expect(canvas.getByText('Дубликат')).toBeVisible()
  },
}
