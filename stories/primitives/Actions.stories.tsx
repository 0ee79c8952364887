import { CopyOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, type ButtonProps, Dropdown } from 'antd'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Link } from 'wouter'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Действия',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: groupDocs('Кнопка, ссылка и меню: всё, что нажимают.'),
}
export default meta

const BUTTON_TYPES = ['default', 'primary', 'text', 'link', 'dashed'] as const
const SIZES = ['small', 'medium', 'large'] as const

type ButtonArgs = {
  children: string
  type: (typeof BUTTON_TYPES)[number]
  size: NonNullable<ButtonProps['size']>
  hasIcon: boolean
  danger: boolean
  disabled: boolean
  loading: boolean
  block: boolean
}

export const PlainButton: StoryObj<ButtonArgs> = {
  name: 'Кнопка · Button',
  args: {
    children: 'Добавить город',
    type: 'primary',
    size: 'medium',
    hasIcon: true,
    danger: false,
    disabled: false,
    loading: false,
    block: false,
  },
  argTypes: argWords<ButtonArgs>({
    children: 'Слова: глагол и предмет',
    type: ['Вид: главная на экране одна', ...BUTTON_TYPES],
    size: ['Размер: small в таблицах и карточках', ...SIZES],
    hasIcon: 'Рисунок перед словами',
    danger: 'Действие нельзя вернуть',
    disabled: 'Сейчас нельзя: рядом сказано, почему',
    loading: 'Запрос отправлен, ответа ещё нет',
    block: 'Во всю ширину: телефон, вход',
  }),
  parameters: rule({
    do: 'Называйте действие глаголом: «Сохранить», «Закрыть смену».',
    dont: 'Не ставьте двух главных кнопок рядом. Для перехода на экран есть кнопка-ссылка.',
  }),
  render: ({ hasIcon, ...props }) => <Button icon={hasIcon ? <PlusOutlined /> : undefined} {...props} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.children })).toBeEnabled()
  },
}

type LinkArgs = { to: string; children: string }

export const PlainLink: StoryObj<LinkArgs> = {
  name: 'Ссылка · Link',
  args: { to: '/couriers/777', children: 'Ким Виктор' },
  argTypes: argWords<LinkArgs>({ to: 'Путь экрана', children: 'Слова: то, что откроется' }),
  parameters: rule({
    do: 'Делайте ссылкой имя, номер или сумму, у которых есть свой экран.',
    dont: 'Не пишите «здесь» и «подробнее»; не меняйте данные ссылкой.',
  }),
  render: ({ to, children }) => <Link to={to}>{children}</Link>,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.children })).toHaveAttribute('href', args.to)
  },
}

type MenuArgs = { label: string; items: string[]; placement: 'bottomLeft' | 'bottomRight'; danger: boolean }

export const Menu: StoryObj<MenuArgs> = {
  name: 'Меню действий · Dropdown (menu)',
  args: {
    label: 'Расписание',
    items: ['Печать недели', 'Копировать неделю', 'Удалить'],
    placement: 'bottomLeft',
    danger: true,
  },
  argTypes: argWords<MenuArgs>({
    label: 'Слова кнопки',
    items: 'Пункты сверху вниз',
    placement: ['С какой стороны открывается', 'bottomLeft', 'bottomRight'],
    danger: 'Последний пункт нельзя вернуть',
  }),
  parameters: rule({
    do: 'Собирайте в меню редкие действия; опасное ставьте последним.',
    dont: 'Не прячьте в меню главное действие экрана.',
  }),
  render: ({ label, items, placement, danger }) => (
    <Dropdown
      trigger={['click']}
      placement={placement}
      menu={{
        items: items.map((item, index) => ({ key: item, label: item, danger: danger && index === items.length - 1 })),
      }}
    >
      <Button icon={<CopyOutlined />}>{label}</Button>
    </Dropdown>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    const shown = await screen.findAllByRole('menuitem')
    await expect(shown.map((item) => item.textContent)).toEqual(args.items)
    await waitFor(() => expect(shown[0]).toBeVisible())
  },
}
