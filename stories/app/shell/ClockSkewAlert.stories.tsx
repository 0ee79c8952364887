import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ClockSkewAlert } from '../../../src/app/shell/ClockSkewAlert'
import { measureServerSkew } from '../../../src/lib/serverClock'
import { onStage, stageLoader } from '../../stage'

function respond(minutesAhead: number): void {
  const now = Date.now()
  measureServerSkew(new Headers({ date: new Date(now + minutesAhead * 60_000).toUTCString() }), now - 50, now)
}

const meta: Meta<typeof ClockSkewAlert> = {
  title: 'Каркас/Часы отстают',
  component: ClockSkewAlert,
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: () => () => respond(0),
}
export default meta

type Story = StoryObj<typeof ClockSkewAlert>

export const Slow: Story = {
  name: 'Часы отстают',
  play: async ({ canvas }) => {
    respond(5)
    await expect(await canvas.findByText(/Часы компьютера отстают на 5\sмин/)).toBeVisible()
    await expect(canvas.getByText(/Сроки заказов считаются по часам сервера/)).toBeVisible()
  },
}

export const Fast: Story = {
  name: 'Часы спешат',
  play: async ({ canvas }) => {
    respond(-2)
    await expect(await canvas.findByText(/Часы компьютера спешат на 2\sмин/)).toBeVisible()
  },
}

export const NearlyRight: Story = {
  name: 'Почти верно',
  play: async ({ canvas }) => {
    respond(0.5)
    await expect(canvas.queryByText(/Часы компьютера/)).toBeNull()
  },
}
