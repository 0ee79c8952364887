import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { columnGroups, plain, reportRows } from './reportScreen'

const meta: Meta<typeof DailyReportPage> = {
  title: 'Отчёты/Файлы',
  component: DailyReportPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/reports/delivery?month=2&year=2026&cityId=1', person: 'manager' } },
}
export default meta

type Story = StoryObj<typeof DailyReportPage>

function caughtFile(): { file: () => Blob | undefined; stop: () => void } {
  const original = URL.createObjectURL
  let caught: Blob | undefined
  URL.createObjectURL = (file: Blob | MediaSource) => {
    if (file instanceof Blob) caught = file
    return original(file)
  }
  return {
    file: () => caught,
    stop: () => {
      URL.createObjectURL = original
    },
  }
}

const figures = (text: string): string =>
  text
    .replace(/[\s₸]/g, '')
    .replace('−', '-')
    .replace(/,(пн|вт|ср|чт|пт|сб|вс)$/, '')

export const CsvOfShownColumns: Story = {
  name: 'Экспорт видимых столбцов в CSV',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(10))
    await userEvent.click(canvas.getByRole('button', { name: 'Настройка колонок' }))
    const menu = within(await screen.findByRole('tooltip'))
    await userEvent.click(menu.getByText('Заказы в зонах'))
    await waitFor(() => expect(columnGroups(canvasElement)).not.toContain('Заказы в зонах'))
    await userEvent.keyboard('{Escape}')
    const caught = caughtFile()
    await userEvent.click(canvas.getByRole('button', { name: /Экспорт/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    const dialog = await findVisibleDialog('Экспорт в CSV')
    await expect(await dialog.findByText(/Отчёт «Доставка» Февраль 2026, Караганда .*\.csv/)).toBeVisible()
    caught.stop()
    const lines = ((await caught.file()?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
    const cells = lines.map((line) => line.split(';'))
    await expect(cells[0]?.filter((title) => title.startsWith('Заказы в зонах'))).toEqual([])
    await expect(cells[0]).toContain('Заказы курьеров: Пешие')
    const rows = reportRows(canvasElement)
    await expect(cells).toHaveLength(rows.length + 2)
    for (const [index, row] of rows.entries()) {
      await expect(cells[index + 1]).toEqual(row.map((text) => figures(plain(text))))
    }
    await userEvent.click(dialog.getByText('Закрыть', { selector: 'span' }))
  },
}

export const Xlsx: Story = {
  name: 'Выгрузка в Excel',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(10))
    await userEvent.click(canvas.getByRole('button', { name: /Экспорт/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
    const dialog = await findVisibleDialog('Экспорт в Excel')
    await expect(await dialog.findByText(/^Файл сохранён: \d+\sзапис/)).toBeVisible()
    await userEvent.click(dialog.getByText('Закрыть', { selector: 'span' }))
  },
}
