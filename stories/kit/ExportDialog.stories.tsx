import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ExportDialog, type ExportDialogProps } from '../../src/kit/list/export/ExportDialog'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const meta: Meta<ExportDialogProps<{ id: number }, object>> = {
  title: 'Компоненты/Таблица/Ход выгрузки',
  component: ExportDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs(
    'Выгрузка от первой страницы до файла: сколько прочитано, что вышло, повтор с места, где остановились.',
    {
      do: 'Долгую выгрузку сначала спросите: сколько записей и времени.',
      dont: 'Не закрывайте окно сами: человек читает, что вышло.',
    },
  ),
  args: {
    open: true,
    format: 'xlsx',
    query: { page: 1 },
    source: {
      search: async () => ({ rows: [], total: 0, perPage: 20, pageCount: 0 }),
      keyOf: ({ id }) => id,
      period: () => '16-03-2026 – 22-03-2026',
      describe: async () => ({ name: 'Заказы', columns: [] }),
    },
    onClose: () => undefined,
    afterClose: () => undefined,
  },
}
export default meta

export const Example: StoryObj<ExportDialogProps<{ id: number }, object>> = {
  name: 'Таблица: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Экспорт в Excel')
    await expect(dialog.getByText('Период: 16-03-2026 – 22-03-2026')).toBeVisible()
    await expect(await dialog.findByText('Выгружать нечего')).toBeVisible()
    await expect(dialog.getByText('Закрыть')).toBeVisible()
  },
}
