import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FieldRows, type FieldRowsProps } from '../../src/ui/form/FieldRows'
import { type FieldNamesOf, fieldNames } from '../../src/ui/form/fieldNames'
import { combineFieldRules, maxValueRule, requiredRule, ruleWhenRow } from '../../src/ui/form/fieldRules'
import { NumberField } from '../../src/ui/form/NumberField'
import { SelectField } from '../../src/ui/form/SelectField'
import { TextField } from '../../src/ui/form/TextField'
import { useFieldValue, useSetFieldValue } from '../../src/ui/form/useFieldValue'
import { useOptionsUnusedInRows } from '../../src/ui/form/useOptionsUnusedInRows'
import { componentDocs } from '../kit/componentDocs'
import { onStage, stageLoader } from '../stage'
import { chooseOption, findOpenMenu } from './chooseOption'
import { SampleForm, submitMock } from './SampleForm'

type Setting = { cityId: number; typeId: number; percent: number }
type Values = { name: string; settings: Partial<Setting>[] }

const field = fieldNames<Values>()
const SETTINGS = field('settings')
const CITIES = ['Караганда', 'Астана', 'Алматы'].map((label, index) => ({ value: index + 1, label }))
const METHODS = [
  { value: 1, label: 'Процент от заказа' },
  { value: 2, label: 'По зонам доставки' },
]
const isPercent = ({ typeId }: Partial<Setting>) => typeId === 1

/**
 * A row of a company's settings. Each city can be chosen in one row only, and the percentage can be entered only with the method «Процент
 * от заказа».
 */
function SettingRow({ row, index }: { row: FieldNamesOf<Partial<Setting>>; index: number }) {
  const cities = useOptionsUnusedInRows(SETTINGS, index, 'cityId', CITIES)
  const typeId = useFieldValue(row('typeId'))
  const set = useSetFieldValue()
  return (
    <>
      <SelectField name={row('cityId')} label="Город" options={cities} rule={requiredRule} />
      <SelectField
        name={row('typeId')}
        label="Способ расчёта"
        options={METHODS}
        rule={requiredRule}
        onChange={() => set(row('percent'), undefined)}
      />
      <NumberField
        name={row('percent')}
        label="Процент"
        suffix="%"
        disabled={!isPercent({ typeId })}
        rule={ruleWhenRow(isPercent, combineFieldRules<number>(requiredRule, maxValueRule(50)))}
      />
    </>
  )
}

type Args = FieldRowsProps<Partial<Setting>> & { settings: Partial<Setting>[] }

function Rows({ settings, ...rows }: Args) {
  return (
    <SampleForm<Values> values={{ name: 'Додо', settings }} width={760}>
      <TextField name={field('name')} label="Название" rule={requiredRule} />
      <FieldRows {...rows} canAdd={rows.canAdd !== false && settings.length < CITIES.length} />
    </SampleForm>
  )
}

const meta: Meta<Args> = {
  title: 'Компоненты/Формы/Строки формы',
  component: FieldRows,
  render: (args) => <Rows {...args} />,
  tags: ['autodocs'],
  parameters: componentDocs('Список строк внутри формы: добавляются, удаляются, ошибки — у своих полей.', {
    do: 'Называйте строку её содержимым и номером.',
    dont: 'Не ставьте в строку больше четырёх полей.',
  }),
  loaders: [stageLoader],
  decorators: [onStage],
  argTypes: {
    settings: { description: 'Строки, с которыми форма открыта' },
    addText: { description: 'Слова кнопки, которая добавляет строку' },
    canAdd: { description: 'Можно ли добавить ещё строку' },
    lastRowText: { description: 'Почему последнюю строку нельзя удалить' },
  },
  args: {
    name: SETTINGS,
    label: 'Настройки',
    addText: 'Добавить город',
    newRow: {},
    minRows: 1,
    lastRowText: 'Нужна хотя бы одна настройка',
    columns: '1fr 1fr 110px',
    canAdd: true,
    children: (row, index) => <SettingRow row={row} index={index} />,
    settings: [
      { cityId: 1, typeId: 1, percent: 12 },
      { cityId: 2, typeId: 2 },
    ],
  },
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Процент').map((input) => (input as HTMLInputElement).disabled)).toEqual([
      false,
      true,
    ])
  },
}

export const AddAndRemove: Story = {
  name: 'Добавление и удаление строк',
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить строку 1' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Добавить город/ })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Добавить город/ }))
    const cities = canvas.getAllByLabelText('Город')
    await expect(cities).toHaveLength(2)
    await waitFor(() => expect(cities[1]).toHaveFocus())
    await userEvent.click(cities[1] as HTMLElement)
    await waitFor(() => expect(findOpenMenu()).toHaveTextContent('КарагандаАлматы'))
    await userEvent.keyboard('{Escape}')
    await chooseOption(cities[1] as HTMLElement, 'Алматы')
    await chooseOption(canvas.getAllByLabelText('Способ расчёта')[1] as HTMLElement, 'Процент от заказа')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    const percent = canvas.getAllByLabelText('Процент')[1] as HTMLElement
    await expect(percent).toHaveAccessibleDescription('Поле обязательное')
    await waitFor(() => expect(percent).toHaveFocus())
    await userEvent.type(percent, '51')
    await expect(percent).toHaveAccessibleDescription('Значение должно быть не больше 50')
    await userEvent.type(percent, '{Backspace}{Enter}')
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual({
      name: 'Додо',
      settings: [
        { cityId: 2, typeId: 2 },
        { cityId: 3, typeId: 1, percent: 5 },
      ],
    })
  },
}

export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['форма'],
  args: { settings: [{}, {}] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getAllByText('Поле обязательное')).toHaveLength(4)
    await waitFor(() => expect(canvas.getAllByLabelText('Город')[0]).toHaveFocus())
  },
}
