import { Button } from 'antd'
import { useMemo } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DataTable } from '../../src/kit/list/DataTable'
import type { RowGroupOptions } from '../../src/kit/list/rowGroups'
import type { TableSelectionProps } from '../../src/kit/list/tableSelection'
import { useListPage } from '../../src/kit/list/useListPage'
import { useRowSelection } from '../../src/kit/list/useRowSelection'
import { EmptyState } from '../../src/ui/EmptyState'
import { ROW, TREE_OPENER } from '../../tests/antdSelectors'
import { onStage, stageLoader, stageOf } from '../stage'
import { PAY_COLUMNS, PAY_LIST, type Pay, payStore, sumOf } from './payTable'

type Parts = { hasFooter?: boolean; hasBlocks?: boolean; isSelectable?: boolean; onPay?: (ids: number[]) => void }

const BLOCKS: RowGroupOptions<Pay> = {
  blockKey: ({ point }) => point,
  heading: (rows) => `${rows[0]?.point}: ${rows.length}`,
}

function PayTable({ hasFooter, hasBlocks, isSelectable, onPay }: Parts) {
  const list = useListPage(payStore, PAY_LIST)
  const selection = useRowSelection<Pay>(list)
  const { rows } = list.state
  const selectionProps: TableSelectionProps<Pay> = {
    selection,
    nouns: ['выплата', 'выплаты', 'выплат'],
    rowName: ({ courier }) => courier,
    isSelectable: ({ id }) => id !== 2,
    summary: (chosen) => `${sumOf(chosen)} ₸`,
    actions: (chosen) => (
      <Button size="small" type="primary" onClick={() => onPay?.(chosen.map(({ id }) => id))}>
        Выплатить
      </Button>
    ),
  }
  const footer = useMemo(() => [{ key: 'total', label: 'Итого', cells: { sum: sumOf(rows), holding: 1750 } }], [rows])
  return (
    <DataTable
      name="pay"
      columns={PAY_COLUMNS}
      list={list}
      empty={<EmptyState title="Список выплат пуст" />}
      {...(hasFooter && { footer })}
      {...(hasBlocks && { blocks: BLOCKS })}
      {...(isSelectable && { selection: selectionProps })}
    />
  )
}

const forget = () => {
  localStorage.removeItem('columns:pay')
  localStorage.removeItem('density:pay')
  return {}
}

const meta: Meta<typeof PayTable> = {
  title: 'Компоненты/Таблица/Части таблицы',
  component: PayTable,
  loaders: [forget, stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/salary' } },
}
export default meta

type Story = StoryObj<typeof PayTable>

const footerTexts = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('.table-footer td')].map((cell) => cell.textContent)

export const ColumnGroups: Story = {
  name: 'Группы столбцов',
  play: async ({ canvas }) => {
    await canvas.findByText('Ким Виктор')
    await expect(canvas.getByRole('columnheader', { name: 'Деньги' })).toHaveAttribute('colspan', '2')
    await expect(canvas.getByRole('columnheader', { name: /Начислено/ })).toBeVisible()
  },
}

export const Footer: Story = {
  name: 'Итог таблицы',
  args: { hasFooter: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Ким Виктор')
    await waitFor(() => expect(footerTexts(canvasElement)).toEqual(['Итого', 'Начислено: 37550', 'Удержано: 1750']))
    await userEvent.click(canvas.getByRole('button', { name: 'Настройка колонок' }))
    const menu = within(await screen.findByRole('tooltip'))
    await userEvent.click(menu.getByText('Точка'))
    const opener = document.querySelector(TREE_OPENER)
    if (opener) await userEvent.click(opener)
    await userEvent.click(await menu.findByText('Начислено'))
    await waitFor(() => expect(footerTexts(canvasElement)).toEqual(['Итого', 'Удержано: 1750']))
    const label = canvasElement.querySelector('.table-footer td')
    await expect(label).toHaveAttribute('colspan', '2')
  },
}

export const FooterWithSelection: Story = {
  name: 'Итог выделенного',
  args: { hasFooter: true, isSelectable: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Ким Виктор')
    await waitFor(() => expect(canvasElement.querySelector('.table-footer td')).toHaveAttribute('colspan', '4'))
  },
}

const filterButton = (name: RegExp) => screen.findByRole('button', { name })

export const ColumnFilterText: Story = {
  name: 'Фильтр столбца: текст',
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Ким Виктор')
    const trigger = await filterButton(/^Фильтр: Курьер$/)
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const form = within(await screen.findByRole('form', { name: 'Фильтр: Курьер' }))
    await waitFor(() => expect(form.getByLabelText('Курьер')).toHaveFocus())
    await expect(form.getByRole('button', { name: 'Применить' })).toBeDisabled()
    await expect(form.getByRole('button', { name: 'Сбросить' })).toBeDisabled()
    await userEvent.keyboard('ли{Enter}')
    await waitFor(() => expect(canvas.queryByText('Ким Виктор')).toBeNull())
    await expect(canvas.getByText('Ли Марина')).toBeVisible()
    await expect(stageOf(loaded).address()).toBe('/salary?courier=%D0%BB%D0%B8')
    await userEvent.click(await filterButton(/^Фильтр: Курьер, задан$/))
    const again = within(await screen.findByRole('form', { name: 'Фильтр: Курьер' }))
    await expect(again.getByLabelText('Курьер')).toHaveValue('ли')
    await userEvent.click(again.getByRole('button', { name: 'Сбросить' }))
    await expect(await canvas.findByText('Ким Виктор')).toBeVisible()
    await expect(stageOf(loaded).address()).toBe('/salary')
  },
}

export const ColumnFilterSelect: Story = {
  name: 'Фильтр столбца: выбор',
  parameters: { stage: { address: '/salary?page=2' } },
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Ли Марина')
    await userEvent.click(await filterButton(/^Фильтр: Точка$/))
    const form = within(await screen.findByRole('form', { name: 'Фильтр: Точка' }))
    await userEvent.click(form.getByLabelText('Точка'))
    await userEvent.click(await screen.findByTitle('Центр'))
    await userEvent.click(form.getByRole('button', { name: 'Применить' }))
    await expect(await canvas.findByText('Ахметов Данияр')).toBeVisible()
    await expect(canvas.queryByText('Смирнова Анна')).toBeNull()
    await expect(decodeURIComponent(stageOf(loaded).address())).toBe('/salary?point=Центр')
  },
}

export const ColumnFilterDate: Story = {
  name: 'Фильтр столбца: дата',
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Ким Виктор')
    await userEvent.click(await filterButton(/^Фильтр: Дата$/))
    const form = within(await screen.findByRole('form', { name: 'Фильтр: Дата' }))
    await userEvent.type(form.getByLabelText('Дата'), '17-03-2026{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Применить' }))
    await expect(await canvas.findByText('Оспанов Ерлан')).toBeVisible()
    await expect(canvas.queryByText('Ким Виктор')).toBeNull()
    await expect(stageOf(loaded).address()).toBe('/salary?date=2026-03-17')
  },
}

export const Blocks: Story = {
  name: 'Блоки строк',
  args: { hasBlocks: true, isSelectable: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Ким Виктор')
    await expect(canvas.getByRole('rowheader', { name: 'Центр: 2' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Вокзал: 1' })).toBeVisible()
    canvasElement.querySelector<HTMLElement>(ROW)?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(document.activeElement).toHaveTextContent('Смирнова Анна')
    await expect(canvas.getAllByRole('checkbox', { name: /^Выбрать: / })).toHaveLength(3)
  },
}

export const Selection: Story = {
  name: 'Выделение строк',
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ким Виктор')
    const bar = canvas.getByText('Ничего не выбрано').parentElement
    await expect(canvas.queryByRole('button', { name: 'Выплатить' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать: Ким Виктор' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Ахметов Данияр' }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Смирнова Анна' }))
    await userEvent.keyboard('{/Shift}')
    await waitFor(() => expect(bar).toHaveTextContent('2 выплаты27750 ₸'))
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }))
    await waitFor(() => expect(bar).toHaveTextContent('Ничего не выбрано'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все строки страницы' }))
    await waitFor(() => expect(bar).toHaveTextContent('2 выплаты'))
  },
}

export const SelectionOverPages: Story = {
  name: 'Выделение через страницы',
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ким Виктор')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Смирнова Анна' }))
    await userEvent.click(canvas.getByTitle('2'))
    await canvas.findByText('Ли Марина')
    const bar = canvas.getByText('1 на других страницах').parentElement
    await expect(bar).toHaveTextContent('1 выплата15250 ₸1 на других страницах')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Ли Марина' }))
    await waitFor(() => expect(bar).toHaveTextContent('2 выплаты26250 ₸1 на других страницах'))
    await userEvent.click(canvas.getByTitle('1'))
    await canvas.findByText('Ким Виктор')
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать: Смирнова Анна' })).toBeChecked()
    await expect(bar).toHaveTextContent('2 выплаты26250 ₸1 на других страницах')
    await userEvent.click(await filterButton(/^Фильтр: Курьер$/))
    const form = within(await screen.findByRole('form', { name: 'Фильтр: Курьер' }))
    await userEvent.type(form.getByLabelText('Курьер'), 'анна{Enter}')
    await waitFor(() => expect(canvas.queryByText('Ким Виктор')).toBeNull())
    await waitFor(() => expect(bar).toHaveTextContent('Ничего не выбрано'))
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать: Смирнова Анна' })).not.toBeChecked()
  },
}
