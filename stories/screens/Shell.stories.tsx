import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { App } from '../../src/app/App'
import { BUSY, ROW } from '../../tests/antdSelectors'
import { pageLoader, withPage } from '../app/withPage'
import { SHELL_SCREENS, shellScreenOf } from '../catalogue/screens'
import type { ExtremeResponses } from '../extremeResponses'
import { type Stage, stageOf } from '../stage'

type Args = { screen: string; overflow?: ExtremeResponses }

const loader = (context: Parameters<typeof pageLoader>[0] & { args: Args }) => {
  const { screen: key, overflow } = context.args
  const { address } = shellScreenOf(key)
  return pageLoader({ ...context, parameters: { ...context.parameters, stage: { address, overflow } } })
}

const meta: Meta<Args> = {
  title: 'Экраны/В каркасе',
  tags: ['long'],
  loaders: [loader as never],
  decorators: [withPage],
  argTypes: {
    screen: {
      name: 'Экран',
      options: Object.keys(SHELL_SCREENS),
      control: {
        type: 'select',
        labels: Object.fromEntries(Object.entries(SHELL_SCREENS).map(([key, { label }]) => [key, label])),
      },
    },
    overflow: { table: { disable: true } },
  },
  args: { screen: 'orders' },
  render: () => <App />,
}
export default meta

type Story = StoryObj<Args>

const heading = () => waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
const awaited = () => waitFor(() => expect(document.querySelector(BUSY)).toBeNull())

async function walkThrough(stage: Stage): Promise<void> {
  const { clientWidth } = document.documentElement
  for (const { address: path } of Object.values(SHELL_SCREENS)) {
    stage.location.navigate(path)
    await heading()
    await awaited()
    await expect([path, Math.max(0, document.documentElement.scrollWidth - clientWidth)]).toEqual([path, 0])
    await expect(screen.queryByText(/В приложении произошла ошибка|Приложение не открылось/)).toBeNull()
  }
}

export const Loaded: Story = {
  play: async () => {
    await heading()
    await expect(await screen.findByRole('navigation', { name: 'Разделы' })).toBeVisible()
  },
}

export const Long: Story = {
  name: 'Длинные тексты',
  args: { screen: 'companies', overflow: 'texts' },
  play: async ({ loaded }) => {
    await heading()
    await waitFor(() => expect(screen.getAllByText(/домофон не работает/).length).toBeGreaterThan(3))
    await walkThrough(stageOf(loaded))
  },
}

export const ManyRows: Story = {
  name: 'Много строк',
  args: { screen: 'employees', overflow: 'rows' },
  play: async ({ loaded }) => {
    await heading()
    await waitFor(() => expect(document.querySelectorAll(ROW).length).toBeGreaterThan(90))
    await walkThrough(stageOf(loaded))
  },
}
