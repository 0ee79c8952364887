import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CellSelection } from '../../src/kit/report/CellSelection'
import { cellText, type ReportColumn } from '../../src/kit/report/reportColumns'
import { rowKeyOf } from '../../src/kit/report/useReport'
import '../../src/kit/report/report.css'
import '../catalogue/catalogue.css'
import { useRef } from 'react'
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

function Sheet(props: Pick<Parameters<typeof CellSelection<Row>>[0], 'columns' | 'rows'>) {
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
          {props.rows.map((row) => (
            <tr key={row.id} data-row-key={rowKeyOf(row)}>
              {props.columns.map((column) => (
                <td key={column.key}>{cellText(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CellSelection area={area} {...props} />
    </div>
  )
}

const meta: Meta<typeof CellSelection> = {
  title: 'Компоненты/Отчёт/Выделенные ячейки',
  component: CellSelection,
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

export const Example: StoryObj<typeof CellSelection> = {
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
