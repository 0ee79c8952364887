import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fieldNames } from '../../src/ui/form/fieldNames'
import {
  combineFieldRules,
  emailFormatRule,
  equalsFieldRule,
  maxValueRule,
  minLengthRule,
  minValueRule,
  phoneFormatRule,
  requiredRule,
} from '../../src/ui/form/fieldRules'
import { NumberField } from '../../src/ui/form/NumberField'
import { PasswordField } from '../../src/ui/form/PasswordField'
import { PhoneField } from '../../src/ui/form/PhoneField'
import { TextAreaField } from '../../src/ui/form/TextAreaField'
import { TextField } from '../../src/ui/form/TextField'
import { onStage, stageLoader } from '../stage'
import { SampleForm, submitMock } from './SampleForm'

type Values = {
  name: string
  email: string
  comment: string
  phone: string
  password: string
  again: string
  price: number
  correction: number
  ratio: number
  lat: number
}

const field = fieldNames<Values>()

function TextFields() {
  return (
    <SampleForm<Values>>
      <TextField name={field('name')} label="Название" rule={requiredRule} />
      <TextField name={field('email')} label="Почта" rule={emailFormatRule} hint="Не обязательно" inputMode="email" />
      <TextAreaField name={field('comment')} label="Комментарий" rows={2} />
      <PhoneField
        name={field('phone')}
        label="Телефон"
        rule={combineFieldRules<string>(requiredRule, phoneFormatRule)}
      />
      <PasswordField
        name={field('password')}
        label="Пароль"
        autoComplete="new-password"
        rule={combineFieldRules<string>(requiredRule, minLengthRule(6))}
      />
      <PasswordField
        name={field('again')}
        label="Пароль ещё раз"
        autoComplete="new-password"
        rule={equalsFieldRule(field('password'))}
      />
      <NumberField
        name={field('price')}
        label="Цена"
        suffix="₸"
        rule={combineFieldRules<number>(requiredRule, minValueRule(1))}
      />
      <NumberField name={field('correction')} label="Корректировка" kind="integer" suffix="₸" />
      <NumberField name={field('ratio')} label="Коэффициент" kind="decimal" rule={maxValueRule(10)} />
      <NumberField name={field('lat')} label="Широта" kind="signedDecimal" />
      <TextField name={field('name')} label="Недоступное поле" disabled placeholder="Сначала выберите город" />
    </SampleForm>
  )
}

const meta: Meta<typeof TextFields> = {
  title: 'Компоненты/Формы/Текст и числа',
  component: TextFields,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof TextFields>

export const Blank: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Название')).toHaveFocus())
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription('Не обязательно')
    await expect(canvas.getByLabelText('Телефон')).toBeRequired()
    await expect(canvas.getByLabelText('Почта')).not.toBeRequired()
  },
}

export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    await userEvent.type(canvas.getByLabelText('Почта'), 'a@b')
    await userEvent.type(canvas.getByLabelText('Телефон'), '70')
    await userEvent.type(canvas.getByLabelText('Пароль'), '12345')
    await userEvent.type(canvas.getByLabelText('Цена'), '0')
    await userEvent.type(canvas.getByLabelText('Коэффициент'), '10,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    const expectError = (label: string, message: string) =>
      expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message)
    await expectError('Название', 'Поле обязательное')
    await expectError('Почта', 'Неверный формат')
    await expectError('Телефон', 'Неверный формат')
    await expectError('Пароль', 'Поле должно содержать не менее 6 символов')
    await expectError('Пароль ещё раз', 'Не совпадают поля')
    await expectError('Цена', 'Значение должно быть не меньше 1')
    await expectError('Коэффициент', 'Значение должно быть не больше 10')
    await expect(canvas.getByLabelText('Название')).toHaveFocus()
    await expect(submitMock).not.toHaveBeenCalled()
  },
}

export const Typed: Story = {
  name: 'Введено с клавиатуры',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const type = (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), text)
    await type('Название', 'Точка')
    await type('Телефон', '7001234567')
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (700) 123-45-67')
    await type('Пароль', 'секрет')
    await type('Пароль ещё раз', 'секрет')
    await type('Цена', '1 250 000,00 ₸')
    await expect(canvas.getByLabelText('Цена')).toHaveValue('1 250 000,00 ₸')
    await type('Корректировка', '−15')
    await expect(canvas.getByLabelText('Цена')).toHaveValue('1250000')
    await type('Коэффициент', '1.05')
    await expect(canvas.getByLabelText('Корректировка')).toHaveValue('-15')
    await type('Широта', '-49.77253')
    await expect(canvas.getByLabelText('Коэффициент')).toHaveValue('1,05')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual({
      name: 'Точка',
      phone: '77001234567',
      password: 'секрет',
      again: 'секрет',
      price: 1_250_000,
      correction: -15,
      ratio: 1.05,
      lat: -49.77253,
    })
  },
}

export const NotUnderstood: Story = {
  name: 'Введено непонятное',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const refused = async (label: string, text: string, reason: string) => {
      await userEvent.clear(canvas.getByLabelText(label))
      await userEvent.type(canvas.getByLabelText(label), text)
      await userEvent.tab()
      await expect(canvas.getByLabelText(label)).toHaveValue(text)
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(reason)
    }
    await userEvent.type(canvas.getByLabelText('Название'), 'Точка')
    await userEvent.type(canvas.getByLabelText('Телефон'), '7001234567')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'секрет')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'секрет')
    await refused('Цена', '1500.50', 'Введите целое число, без дробной части')
    await refused('Цена', '1.000', 'Уберите разделитель: непонятно, где дробная часть')
    await refused('Цена', '-5', 'Отрицательное число не подходит')
    await refused('Цена', '1e3', 'Введите число')
    await refused('Корректировка', '-1-5', 'Введите число')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(submitMock).not.toHaveBeenCalled()
  },
}

export const PastedPhone: Story = {
  name: 'Вставленный телефон',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Телефон')
    await userEvent.click(input)
    await userEvent.paste('8 700 123 45 67')
    await expect(input).toHaveValue('+7 (700) 123-45-67')
  },
}

export const PasswordShown: Story = {
  name: 'Пароль показан',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    const [show] = canvas.getAllByRole('button', { name: 'Показать символы' })
    await userEvent.type(canvas.getByLabelText('Пароль'), 'секрет')
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'password')
    await userEvent.click(show as HTMLElement)
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Скрыть символы' })).toBeVisible()
  },
}
