import { Avatar, Badge, Card, Tag, Timeline } from 'antd'
import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Содержимое',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: groupDocs(
    'Карточка, пометка, счётчик, портрет и ход событий. Статусы сервера стоят в разделе «Пометки».',
  ),
}
export default meta

type CardArgs = { title: string; children: string; size: 'small' | 'medium'; loading: boolean }

export const Panel: StoryObj<CardArgs> = {
  name: 'Карточка, панель · Card',
  args: { title: 'Неделя по получасам', children: 'Ставка выше с 18:00 до 21:00', size: 'small', loading: false },
  argTypes: argWords<CardArgs>({
    title: 'Заголовок',
    children: 'Содержимое',
    size: ['Отступы', 'small', 'medium'],
    loading: 'Загружается',
  }),
  parameters: rule({
    do: 'Отделяйте карточкой часть, у которой есть своё имя.',
    dont: 'Не кладите карточку в карточку.',
  }),
  render: ({ children, ...props }) => <Card {...props}>{children}</Card>,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.title)).toBeVisible()
    await expect(canvas.getByText(args.children)).toBeVisible()
  },
}

type TagArgs = { children: string; color: 'default' | 'success' | 'processing' | 'warning' | 'error' }

export const Mark: StoryObj<TagArgs> = {
  name: 'Пометка, тег · Tag',
  args: { children: 'оценка', color: 'default' },
  argTypes: argWords<TagArgs>({
    children: 'Одно-два слова',
    color: ['Тон', 'default', 'success', 'processing', 'warning', 'error'],
  }),
  parameters: rule({
    do: 'Помечайте число или строку словом: «оценка», «черновик».',
    dont: 'Не говорите цветом без слов. Для статусов заказа есть пометка с точкой.',
  }),
  render: (args) => <Tag {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toBeVisible()
  },
}

type BadgeArgs = { count: number; overflowCount: number; size: 'small' | 'medium' }

export const Count: StoryObj<BadgeArgs> = {
  name: 'Счётчик, бейдж · Badge',
  args: { count: 7, overflowCount: 99, size: 'small' },
  argTypes: argWords<BadgeArgs>({
    count: 'Сколько; ноль не показан',
    overflowCount: 'Больше этого пишется «99+»',
    size: ['Размер', 'small', 'medium'],
  }),
  parameters: rule({
    do: 'Считайте то, что ждёт человека: непрочитанные уведомления.',
    dont: 'Не ставьте счётчик без слов, которые называют его вслух.',
  }),
  render: (args) => (
    <Badge {...args} offset={[8, -4]}>
      Уведомления
    </Badge>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(String(args.count))).toBeVisible()
  },
}

type AvatarArgs = { children: string; size: number; shape: 'circle' | 'square' }

export const Portrait: StoryObj<AvatarArgs> = {
  name: 'Портрет, инициалы · Avatar',
  args: { children: 'КВ', size: 32, shape: 'circle' },
  argTypes: argWords<AvatarArgs>({
    children: 'Инициалы: имя и фамилия',
    size: 'Сторона, пиксели',
    shape: ['Форма', 'circle', 'square'],
  }),
  parameters: rule({
    do: 'Ставьте рядом с именем.',
    dont: 'Не ставьте вместо имени: по инициалам человека не узнать.',
  }),
  render: ({ children, ...props }) => (
    <>
      <Avatar {...props}>{children}</Avatar> Ким Виктор
    </>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(args.children)).toBeVisible())
  },
}

type TimelineArgs = { items: string[]; color: 'blue' | 'gray' }

export const Events: StoryObj<TimelineArgs> = {
  name: 'История, ход событий · Timeline',
  args: { items: ['12:05 Заказ создан', '12:20 Курьер назначен', '12:48 Доставлен'], color: 'blue' },
  argTypes: argWords<TimelineArgs>({ items: 'События, раннее сверху', color: ['Цвет точек', 'blue', 'gray'] }),
  parameters: rule({
    do: 'Показывайте, что было с одной записью и когда.',
    dont: 'Не смешивайте прошлое и будущее.',
  }),
  render: ({ items, color }) => <Timeline items={items.map((item) => ({ key: item, content: item, color }))} />,
  play: async ({ canvas, args }) => {
    const shown = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(shown.map((item) => item.textContent)).toEqual(args.items)
  },
}
