import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReportCellRangeSelection } from '../../src/kit/report/ReportCellRangeSelection'
import { type ReportColumn, reportCellText } from '../../src/kit/report/reportColumns'
import { reportRowKey } from '../../src/kit/report/useReport'
import '../../src/kit/report/report.css'
import '../catalogue/catalogue.css'
import { useRef, useState } from 'react'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

type Row = { id: number; name: string; orders: number; income: number }

const COLUMNS: readonly ReportColumn<Row>[] = [
  { key: 'name', title: 'Курьер', width: 200, kind: 'text', value: ({ name }) => name },
  { key: 'orders', title: 'Заказы', width: 120, kind: 'count', isSummed: true, value: ({ orders }) => orders },
  { key: 'income', title: 'Доход', width: 140, kind: 'money', isSummed: true, value: ({ income }) => income },
]
const ROWS: readonly Row[] = [
  { id: 1, name: 'Ким Виктор', orders: 31, income: 42_000 },
  { id: 2, name: 'Ли Анна', orders: 12, income: 15_500 },
  { id: 3, name: 'Пак Олег', orders: 20, income: 27_000 },
]

type SheetProps = Pick<Parameters<typeof ReportCellRangeSelection<Row>>[0], 'columns' | 'rows'> & { page?: number }

const PAGE_ROWS = 2

function Sheet({ page, ...props }: SheetProps) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div ref={area} className="catalogue report-table">
      <table>
        <thead>
          <tr>
            {props.columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(page === undefined ? props.rows : props.rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)).map((row) => (
            <tr key={row.id} data-row-key={reportRowKey(row)}>
              {props.columns.map((column) => (
                <td key={column.key}>{reportCellText(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ReportCellRangeSelection area={area} {...props} />
    </div>
  )
}

const meta: Meta<typeof ReportCellRangeSelection> = {
  title: 'Компоненты/Отчёт/Выделенные ячейки',
  component: ReportCellRangeSelection,
  argTypes: {
    area: { description: 'Часть экрана, в которой стоит таблица' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs(
      'Ячейки отчёта выделяют, как в таблице: протянуть, Shift и щелчок, Shift и стрелки. Внизу — их сумма; Ctrl+C берёт числа с собой.',
      { do: 'Складывайте только числа одной единицы.', dont: 'Не отнимайте у таблицы обычного выделения текста.' },
    ),
    ...WITHOUT_CONTROLS,
  },
  render: () => <Sheet columns={COLUMNS} rows={ROWS} />,
}
export default meta

export const Example: StoryObj<typeof ReportCellRangeSelection> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(await canvas.findByText('31'))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByText('20'))
    await user.keyboard('{/Shift}')
    await expect(await canvas.findByText(/63/)).toBeVisible()
  },
}

function Pages() {
  const [page, setPage] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setPage(1)}>
        Вторая страница
      </button>
      <Sheet columns={COLUMNS} rows={ROWS} page={page} />
    </>
  )
}

/**
 * The selected range is cleared when the table shows another page of the report. Otherwise Ctrl+C would copy cells of the new page, but the
 * displayed sum would belong to the old page.
 */
export const OtherPage: StoryObj<typeof ReportCellRangeSelection> = {
  name: 'Другая страница',
  render: () => <Pages />,
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(await canvas.findByText('31'))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByText('12'))
    await user.keyboard('{/Shift}')
    await expect(await canvas.findByText(/43/)).toBeVisible()
    canvas.getByRole('button', { name: 'Вторая страница' }).click()
    await expect(await canvas.findByText('20')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/43/)).toBeNull())
  },
}

/** In macOS Cmd+Shift+arrow selects text, so the table must ignore this key combination and select no cells. */
export const WithCommand: StoryObj<typeof ReportCellRangeSelection> = {
  name: 'С клавишей Cmd',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('31')).closest('tr')
    const arrow = { key: 'ArrowDown', shiftKey: true }
    const isDefaultKept = (more: KeyboardEventInit) => row && fireEvent.keyDown(row, { ...arrow, ...more })
    await waitFor(() => expect(isDefaultKept({})).toBe(false))
    await expect(isDefaultKept({ metaKey: true })).toBe(true)
    await expect(isDefaultKept({ ctrlKey: true })).toBe(true)
  },
}
