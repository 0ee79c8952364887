import { Checkbox, Radio, Slider, Switch } from 'antd'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { onStage, stageLoader } from '../stage'
import { argWords, groupDocs, rule } from './primitive'

const meta: Meta = {
  title: 'Компоненты/Основа/Выбор',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: groupDocs(
    'Флажок, переключатель, выбор одного и ползунок вне формы. Поля форм с подписью и ошибкой стоят в разделе «Поля».',
  ),
}
export default meta

type CheckboxArgs = { children: string; checked: boolean; indeterminate: boolean; disabled: boolean }

export const Tick: StoryObj<CheckboxArgs> = {
  name: 'Флажок, галочка, чекбокс · Checkbox',
  args: { children: 'Создание заказов', checked: true, indeterminate: false, disabled: false },
  argTypes: argWords<CheckboxArgs>({
    children: 'Подпись',
    checked: 'Отмечен',
    indeterminate: 'Отмечена часть группы',
    disabled: 'Выбор недоступен',
  }),
  parameters: rule({
    do: 'Отмечайте им строки и права; группа с частью отмеченных показывает черту.',
    dont: 'Не включайте им то, что действует сразу: для этого переключатель.',
  }),
  render: ({ checked, ...props }) => <Checkbox key={String(checked)} defaultChecked={checked} {...props} />,
  play: async ({ canvas, args, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: args.children })
    await expect(tick).toBeChecked()
    await userEvent.click(tick)
    await expect(tick).not.toBeChecked()
  },
}

type RadioArgs = { label: string; options: string[]; value: string; vertical: boolean; disabled: boolean }

export const OneOfFew: StoryObj<RadioArgs> = {
  name: 'Выбор одного из видимых · Radio',
  args: {
    label: 'Новый статус',
    options: ['Готовится', 'Готов', 'Передан курьеру'],
    value: 'Готов',
    vertical: true,
    disabled: false,
  },
  argTypes: argWords<RadioArgs>({
    label: 'Имя группы для чтения вслух',
    options: 'Варианты',
    value: 'Выбранный вариант',
    vertical: 'Варианты друг под другом',
    disabled: 'Выбор недоступен',
  }),
  parameters: rule({
    do: 'Показывайте варианты сразу, если их от двух до семи и важно сравнить.',
    dont: 'Не выбирайте за человека, если неверный выбор дорог.',
  }),
  render: ({ label, value, ...props }) => (
    <Radio.Group key={value} aria-label={label} defaultValue={value} {...props} />
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: args.value })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Готовится' }))
    await expect(canvas.getByRole('radio', { name: args.value })).not.toBeChecked()
  },
}

type SwitchArgs = { label: string; checked: boolean; size: 'small' | 'medium'; loading: boolean; disabled: boolean }

export const OnAndOff: StoryObj<SwitchArgs> = {
  name: 'Переключатель · Switch',
  args: { label: 'Показать черновик', checked: false, size: 'medium', loading: false, disabled: false },
  argTypes: argWords<SwitchArgs>({
    label: 'Подпись: включённое состояние',
    checked: 'Включён',
    size: ['Размер', 'small', 'medium'],
    loading: 'Запрос отправлен, ответа ещё нет',
    disabled: 'Выбор недоступен',
  }),
  parameters: rule({
    do: 'Применяйте сразу, без «Сохранить».',
    dont: 'Не называйте им действие: «Включить звук» — кнопка, «Звук» — переключатель.',
  }),
  render: ({ label, checked, ...props }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is inside
    <label>
      <Switch key={String(checked)} defaultChecked={checked} {...props} /> {label}
    </label>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('switch', { name: args.label })
    await expect(button).not.toBeChecked()
    await userEvent.click(button)
    await expect(button).toBeChecked()
  },
}

type SliderArgs = { label: string; value: number; min: number; max: number; disabled: boolean }

export const Share: StoryObj<SliderArgs> = {
  name: 'Ползунок · Slider',
  args: { label: 'Место на маршруте', value: 40, min: 0, max: 100, disabled: false },
  argTypes: argWords<SliderArgs>({
    label: 'Имя для чтения вслух',
    value: 'Значение',
    min: 'Не меньше',
    max: 'Не больше',
    disabled: 'Выбор недоступен',
  }),
  parameters: rule({
    do: 'Ведите им по времени или пути, где важно увидеть ход.',
    dont: 'Не спрашивайте им точное число: для него есть поле.',
  }),
  render: ({ label, value, ...props }) => (
    <Slider
      key={value}
      style={{ maxWidth: 320 }}
      ariaLabelForHandle={label}
      defaultValue={value}
      tooltip={{ formatter: null }}
      {...props}
    />
  ),
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider', { name: args.label })
    await expect(handle).toHaveAttribute('aria-valuenow', String(args.value))
    // The slider reads `keyCode`, which `userEvent.keyboard` does not set, so dispatch the event directly.
    fireEvent.keyDown(handle, { key: 'ArrowRight', keyCode: 39 })
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(args.value + 1)))
  },
}
