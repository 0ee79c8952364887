import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StorageFailureAlert } from '../../../src/app/shell/StorageFailureAlert'
import { writeStoredText } from '../../../src/lib/storage'
import { onStage, stageLoader } from '../../stage'

const meta: Meta<typeof StorageFailureAlert> = {
  title: 'Каркас/Хранилище недоступно',
  component: StorageFailureAlert,
  // These stories fill the browser's storage. Run them in a separate page: the console shows the alert about full storage until the page
  // is reloaded, so later stories would show it too.
  tags: ['own-page'],
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const FullStorage: StoryObj<typeof StorageFailureAlert> = {
  name: 'Хранилище переполнено',
  tags: ['ошибка'],
  play: async ({ canvas, userEvent }) => {
    writeStoredText('full', 'x'.repeat(12_000_000))
    writeStoredText('full', null)
    await expect(await canvas.findByText('Браузер не сохраняет данные')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await expect(canvas.queryByText('Браузер не сохраняет данные')).toBeNull()
  },
}
