import { Alert, Button, Progress, Skeleton, Spin, Tooltip } from 'antd'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { toast } from '../../src/ui/toasts'
import { inBox } from '../kit/componentDocs'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Сообщения и ожидание',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: groupDocs('Чем консоль отвечает: плашка, подсказка, всплывающее сообщение, ход и ожидание.'),
}
export default meta

type AlertArgs = {
  type: 'info' | 'success' | 'warning' | 'error'
  title: string
  description: string
  showIcon: boolean
  button: string
}

export const Notice: StoryObj<AlertArgs> = {
  name: 'Плашка, предупреждение · Alert',
  args: {
    type: 'warning',
    title: 'Начало и конец совпадают: смена на сутки',
    description: '',
    showIcon: true,
    button: '',
  },
  argTypes: argWords<AlertArgs>({
    type: ['Тон', 'info', 'success', 'warning', 'error'],
    title: 'Факт с числами',
    description: 'Что сделать; пусто, если ясно и так',
    showIcon: 'Значок тона',
    button: 'Слова кнопки справа; пусто, если её нет',
  }),
  parameters: rule({
    do: 'Ставьте плашку там, где решают: над кнопками формы, над таблицей.',
    dont: 'Не сообщайте ею о сделанном: для этого всплывающее сообщение.',
  }),
  render: ({ button, description, ...props }) => (
    <Alert {...props} description={description || undefined} action={button ? <Button>{button}</Button> : undefined} />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.title)).toBeVisible()
  },
}

type TooltipArgs = { title: string; placement: 'top' | 'right' | 'bottom' | 'left'; open: boolean }

export const Hint: StoryObj<TooltipArgs> = {
  name: 'Подсказка при наведении · Tooltip',
  decorators: [inBox],
  args: { title: 'Сначала сохраните изменения', placement: 'right', open: true },
  argTypes: argWords<TooltipArgs>({
    title: 'Слова подсказки',
    placement: ['С какой стороны', 'top', 'right', 'bottom', 'left'],
    open: 'Показана без наведения',
  }),
  parameters: rule({
    do: 'Объясняйте, почему кнопка недоступна, и называйте значок без слов.',
    dont: 'Не прячьте в подсказку то, без чего не понять экран: на телефоне её нет.',
  }),
  render: (args) => (
    <Tooltip {...args}>
      <Button disabled>Скопировать другой день</Button>
    </Tooltip>
  ),
  play: async ({ args }) => {
    const hint = await screen.findByRole('tooltip')
    await waitFor(() => expect(hint).toBeVisible())
    await expect(hint).toHaveTextContent(args.title)
  },
}

type ToastArgs = { kind: 'success' | 'failure'; text: string; hint: string; link: string }

export const Toast: StoryObj<ToastArgs> = {
  name: 'Всплывающее сообщение, уведомление, тост · toast',
  args: { kind: 'success', text: 'Заказ добавлен', hint: '', link: 'Открыть заказ' },
  argTypes: argWords<ToastArgs>({
    kind: ['Сделано или отказ', 'success', 'failure'],
    text: 'Что случилось',
    hint: 'Вторая строка отказа',
    link: 'Слова ссылки на сделанное; пусто, если её нет',
  }),
  parameters: rule({
    do: 'Сообщайте о сделанном и давайте ссылку на него.',
    dont: 'Не сообщайте так то, что должно остаться на экране: сообщение исчезает через 4 секунды.',
  }),
  render: ({ kind, text, hint, link }) => (
    <Button
      onClick={() =>
        kind === 'success'
          ? toast.success(text, link ? { link: { label: link, to: '/orders' } } : {})
          : toast.failure({ message: text, ...(hint && { hint }) })
      }
    >
      Показать
    </Button>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await expect(await screen.findByText(args.text)).toBeVisible()
    await expect(screen.getByRole('link', { name: args.link })).toBeVisible()
  },
}

type ProgressArgs = { label: string; percent: number; status: 'normal' | 'active' | 'success' | 'exception' }

export const Course: StoryObj<ProgressArgs> = {
  name: 'Ход, прогресс · Progress',
  args: { label: 'Ход экспорта', percent: 40, status: 'normal' },
  argTypes: argWords<ProgressArgs>({
    label: 'Имя для чтения вслух',
    percent: 'Сделано, проценты',
    status: ['Состояние', 'normal', 'active', 'success', 'exception'],
  }),
  parameters: rule({
    do: 'Показывайте ход, когда известно, сколько всего.',
    dont: 'Не рисуйте выдуманный ход: для неизвестного есть ожидание.',
  }),
  render: ({ label, ...props }) => <Progress aria-label={label} showInfo={false} {...props} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toHaveAttribute(
      'aria-valuenow',
      String(args.percent),
    )
  },
}

type SkeletonArgs = { rows: number; active: boolean }

export const Placeholder: StoryObj<SkeletonArgs> = {
  name: 'Заготовка, скелет · Skeleton',
  args: { rows: 3, active: true },
  argTypes: argWords<SkeletonArgs>({ rows: 'Строк', active: 'Переливается' }),
  parameters: rule({
    do: 'Занимайте столько места, сколько займёт пришедшее.',
    dont: 'Не заменяйте заготовкой строки, которые уже показаны.',
  }),
  render: ({ rows, active }) => (
    <section aria-label="Загрузка" aria-busy>
      <Skeleton title={false} active={active} paragraph={{ rows }} />
    </section>
  ),
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Загрузка' }))
    await expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(args.rows)
  },
}

type SpinArgs = { label: string; size: 'small' | 'medium' | 'large'; spinning: boolean }

export const Wait: StoryObj<SpinArgs> = {
  name: 'Ожидание, спиннер · Spin',
  args: { label: 'Карта загружается', size: 'large', spinning: true },
  argTypes: argWords<SpinArgs>({
    label: 'Чего ждём, для чтения вслух',
    size: ['Размер', 'small', 'medium', 'large'],
    spinning: 'Ждём',
  }),
  parameters: rule({
    do: 'Показывайте там, где неизвестно, что придёт: карта, часть консоли.',
    dont: 'Не закрывайте им список: для него есть заготовка.',
  }),
  render: ({ label, ...props }) => (
    <div role="status" aria-label={label}>
      <Spin {...props} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: args.label })).toBeVisible()
  },
}
