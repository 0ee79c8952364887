import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ListDataAge } from '../../src/kit/list/ListDataAge'
import { onStage, sinceFullHour, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Args = Parameters<typeof ListDataAge>[0] & { minutes: number }

function Aged({ minutes, cityId }: Args) {
  const [hour] = useState(() => Date.now() - sinceFullHour())
  return <ListDataAge requestedAt={hour - minutes * 60_000} cityId={cityId} />
}

const meta: Meta<Args> = {
  title: 'Компоненты/Таблица/Давность списка',
  component: ListDataAge,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs(
    'Сколько лет строкам: список, о котором сервер не рассказывает сам, говорит, на какое время он верен.',
    {
      do: 'Показывайте через две минуты после ответа, по часам города.',
      dont: 'Не ставьте к списку, который обновляется сам.',
    },
  ),
  args: { minutes: 5, cityId: 1 },
  argTypes: {
    requestedAt: { control: false },
    minutes: { description: 'Сколько минут назад спрошены строки', control: { type: 'range', min: 0, max: 60 } },
  },
  render: (args) => <Aged {...args} />,
}
export default meta

export const Example: StoryObj<Args> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Данные на 12:55')).toBeVisible()
  },
}
