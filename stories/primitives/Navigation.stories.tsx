import { Breadcrumb, Pagination, Segmented, Tabs } from 'antd'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Link } from 'wouter'
import { labelPagerArrow } from '../../src/kit/list/tablePagination'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Переходы',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: groupDocs('Вкладки, сегменты, страницы и путь: где человек сейчас и куда может перейти.'),
}
export default meta

type TabsArgs = { items: string[]; active: string; size: 'small' | 'medium' | 'large' }

export const TabList: StoryObj<TabsArgs> = {
  name: 'Вкладки · Tabs',
  args: { items: ['Статистика', 'Филиалы', 'Контакты'], active: 'Филиалы', size: 'medium' },
  argTypes: argWords<TabsArgs>({
    items: 'Названия вкладок',
    active: 'Открытая вкладка',
    size: ['Высота', 'small', 'medium', 'large'],
  }),
  parameters: rule({
    do: 'Делите вкладками части одной записи; открытая стоит в адресе.',
    dont: 'Не делите вкладками шаги и не прячьте за ними ошибку формы.',
  }),
  render: ({ items, active, size }) => (
    <Tabs
      key={active}
      size={size}
      defaultActiveKey={active}
      items={items.map((label) => ({ key: label, label, children: `${label}: содержимое вкладки` }))}
    />
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: args.active })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Контакты' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Контакты: содержимое вкладки')
  },
}

type SegmentedArgs = { label: string; options: string[]; value: string; size: 'small' | 'medium'; disabled: boolean }

export const Segments: StoryObj<SegmentedArgs> = {
  name: 'Сегменты, выбор вида · Segmented',
  args: { label: 'Вид', options: ['Дни', 'Неделя', 'Подтверждения'], value: 'Неделя', size: 'medium', disabled: false },
  argTypes: argWords<SegmentedArgs>({
    label: 'Имя для чтения вслух',
    options: 'Варианты, не больше четырёх',
    value: 'Выбранный вариант',
    size: ['Высота', 'small', 'medium'],
    disabled: 'Выбор недоступен',
  }),
  parameters: rule({
    do: 'Меняйте ими вид одних и тех же данных.',
    dont: 'Не давайте больше четырёх вариантов: для них есть список.',
  }),
  render: ({ label, value, ...props }) => <Segmented key={value} aria-label={label} defaultValue={value} {...props} />,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: args.value })).toBeChecked()
    await userEvent.click(canvas.getByText('Дни'))
    await expect(canvas.getByRole('radio', { name: 'Дни' })).toBeChecked()
  },
}

type PagesArgs = { total: number; pageSize: number; current: number; size: 'small' | 'medium' }

export const Pages: StoryObj<PagesArgs> = {
  name: 'Страницы списка, пагинация · Pagination',
  args: { total: 95, pageSize: 20, current: 2, size: 'medium' },
  argTypes: argWords<PagesArgs>({
    total: 'Сколько записей всего',
    pageSize: 'Записей на странице',
    current: 'Номер открытой страницы',
    size: ['Высота', 'small', 'medium'],
  }),
  parameters: rule({
    do: 'Ставьте страницы под таблицей; номер стоит в адресе.',
    dont: 'Не показывайте их, когда страница одна.',
  }),
  render: ({ current, ...props }) => (
    <Pagination
      key={current}
      defaultCurrent={current}
      showSizeChanger={false}
      itemRender={labelPagerArrow}
      {...props}
    />
  ),
  play: async ({ canvas, args, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Следующая страница' })
    const last = Math.ceil(args.total / args.pageSize)
    await expect(canvas.getByTitle(String(last))).toBeVisible()
    await expect(canvas.queryByTitle(String(last + 1))).toBeNull()
    for (let page = args.current; page < last; page++) await userEvent.click(next)
    await expect(next).toBeDisabled()
  },
}

type PathArgs = { steps: string[] }

export const Path: StoryObj<PathArgs> = {
  name: 'Путь, хлебные крошки · Breadcrumb',
  args: { steps: ['Главная', 'Справочники', 'Города'] },
  argTypes: argWords<PathArgs>({ steps: 'Шаги от начала; последний — этот экран' }),
  parameters: rule({
    do: 'Давайте ссылку шагам, у которых есть экран и на который хватает прав.',
    dont: 'Не делайте ссылкой последний шаг.',
  }),
  render: ({ steps }) => (
    <nav aria-label="Навигационная цепочка">
      <Breadcrumb
        items={steps.map((step, index) => ({
          key: step,
          title: index < steps.length - 1 ? <Link to="/">{step}</Link> : <span aria-current="page">{step}</span>,
        }))}
      />
    </nav>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(args.steps.length - 1)
    await expect(canvas.getByText('Города')).toHaveAttribute('aria-current', 'page')
  },
}
