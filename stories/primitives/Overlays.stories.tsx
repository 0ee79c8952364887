import { Button, Drawer, Modal, Popover } from 'antd'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DIALOG_CLOSE_PROPS } from '../../src/ui/form/dialogProps'
import { findVisibleDialog } from '../findVisibleDialog'
import { inBox } from '../kit/componentDocs'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Поверх экрана',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: groupDocs('Окно, боковая панель и облако. Окна с формой и вопросом стоят в разделе «Окна».'),
}
export default meta

type ModalArgs = { open: boolean; title: string; children: string; width: number; okText: string; cancelText: string }

export const Window: StoryObj<ModalArgs> = {
  name: 'Окно, диалог · Modal (dialog)',
  args: {
    open: true,
    title: 'Проверка копии',
    children: 'В скопированной неделе не работают два курьера.',
    width: 440,
    okText: 'Проверить',
    cancelText: 'Не сейчас',
  },
  argTypes: argWords<ModalArgs>({
    open: 'Открыто',
    title: 'Заголовок: предмет или вопрос',
    children: 'Содержимое',
    width: 'Ширина, пиксели: 440 вопрос, 520 форма',
    okText: 'Слова кнопки действия',
    cancelText: 'Слова кнопки отказа',
  }),
  parameters: rule({
    do: 'Открывайте для короткой формы или вопроса; Esc закрывает, фокус возвращается.',
    dont: 'Не открывайте окно из окна.',
  }),
  render: ({ children, ...props }) => (
    <Modal closable={DIALOG_CLOSE_PROPS} {...props}>
      {children}
    </Modal>
  ),
  play: async ({ args }) => {
    const dialog = await findVisibleDialog(args.title)
    await expect(dialog.getByText(args.children)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  },
}

type DrawerArgs = { open: boolean; title: string; children: string; placement: 'left' | 'right'; size: number }

export const SidePanel: StoryObj<DrawerArgs> = {
  name: 'Боковая панель · Drawer',
  args: { open: true, title: 'Меню', children: 'Заказы, курьеры, отчёты', placement: 'left', size: 232 },
  argTypes: argWords<DrawerArgs>({
    open: 'Открыта',
    title: 'Заголовок',
    children: 'Содержимое',
    placement: ['С какой стороны', 'left', 'right'],
    size: 'Ширина, пиксели',
  }),
  parameters: rule({
    do: 'Прячьте в неё меню на телефоне: каркас делает это сам.',
    dont: 'Не открывайте в ней формы: для них есть окно.',
  }),
  render: ({ children, ...props }) => (
    <Drawer closable={DIALOG_CLOSE_PROPS} {...props}>
      {children}
    </Drawer>
  ),
  play: async ({ args }) => {
    const dialog = await findVisibleDialog(args.title)
    await expect(dialog.getByText(args.children)).toBeVisible()
  },
}

type PopoverArgs = {
  open: boolean
  title: string
  content: string
  placement: 'bottomLeft' | 'bottomRight'
  arrow: boolean
}

export const Cloud: StoryObj<PopoverArgs> = {
  name: 'Облако, всплывающая панель · Popover',
  args: {
    open: true,
    title: 'Последние уведомления',
    content: 'Смена не закрыта',
    placement: 'bottomLeft',
    arrow: true,
  },
  argTypes: argWords<PopoverArgs>({
    open: 'Открыто',
    title: 'Заголовок',
    content: 'Содержимое',
    placement: ['С какой стороны', 'bottomLeft', 'bottomRight'],
    arrow: 'Уголок к кнопке',
  }),
  parameters: rule({
    do: 'Показывайте короткое рядом с кнопкой, которая его открыла.',
    dont: 'Не спрашивайте в нём о том, что нельзя вернуть.',
  }),
  render: (args) => (
    <Popover {...args} trigger="click">
      <Button>Уведомления</Button>
    </Popover>
  ),
  play: async ({ args }) => {
    const panel = await screen.findByRole('tooltip')
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel).toHaveTextContent(`${args.title}${args.content}`)
  },
}
