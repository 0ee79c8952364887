import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ClockNotice } from '../../../src/app/shell/ClockNotice'
import { measureServerSkew } from '../../../src/lib/serverClock'
import { onStage, stageLoader } from '../../stage'

function respond(minutesAhead: number): void {
  const now = Date.now()
  measureServerSkew(new Headers({ date: new Date(now + minutesAhead * 60_000).toUTCString() }), now - 50, now)
}

const meta: Meta<typeof ClockNotice> = {
  title: 'Каркас/Часы отстают',
  component: ClockNotice,
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: () => () => respond(0),
}
export default meta

type Story = StoryObj<typeof ClockNotice>

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
