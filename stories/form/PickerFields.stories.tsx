import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DateField } from '../../src/ui/form/DateField'
import { DateTimeField } from '../../src/ui/form/DateTimeField'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule } from '../../src/ui/form/fieldRules'
import { TimeField } from '../../src/ui/form/TimeField'
import { onStage, stageLoader } from '../stage'
import { SampleForm, submitMock } from './SampleForm'

type Values = { date: string; time: string; moment: string; limited: string }

const field = fieldNames<Values>()

function PickerFields({ values = {} }: { values?: Partial<Values> }) {
  return (
    <SampleForm<Values> values={values}>
      <DateField name={field('date')} label="Дата договора" rule={requiredRule} />
      <TimeField name={field('time')} label="Начало" rule={requiredRule} />
      <DateTimeField name={field('moment')} label="Окончание смены" rule={requiredRule} />
      <DateField name={field('limited')} label="Не позже договора" notAfter={field('date')} />
    </SampleForm>
  )
}

const meta: Meta<typeof PickerFields> = {
  title: 'Компоненты/Формы/Даты и время',
  component: PickerFields,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof PickerFields>

const VALUES: Values = { date: '2026-03-18', time: '09:05', moment: '2026-03-18 23:40:00', limited: '2026-03-02' }

export const Filled: Story = {
  args: { values: VALUES },
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    await expect(canvas.getByLabelText('Дата договора')).toHaveValue('18-03-2026')
    await expect(canvas.getByLabelText('Начало')).toHaveValue('09:05')
    await expect(canvas.getByLabelText('Окончание смены')).toHaveValue('18-03-2026 23:40')
    canvas.getByLabelText('Дата договора').focus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Начало')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Окончание смены')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual(VALUES)
  },
}

export const Typed: Story = {
  name: 'Введено с клавиатуры',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const type = (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), `${text}{Enter}`)
    await type('Дата договора', '01-02-2026')
    await type('Начало', '08:17')
    await type('Окончание смены', '01-02-2026 18:00')
    await expect(submitMock).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual({
      date: '2026-02-01',
      time: '08:17',
      moment: '2026-02-01 18:00:00',
    })
  },
}

export const CalendarOpen: Story = {
  name: 'Календарь открыт',
  tags: ['форма'],
  args: { values: VALUES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Не позже договора'))
    await waitFor(() => expect(screen.getByText('Мар')).toBeVisible())
    await expect(screen.getByText('Пн')).toBeVisible()
    await userEvent.click(screen.getByTitle('2026-03-05'))
    await expect(canvas.getByLabelText('Не позже договора')).toHaveValue('05-03-2026')
  },
}

export const Invalid: Story = {
  name: 'Ошибки в полях',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    for (const label of ['Дата договора', 'Начало', 'Окончание смены']) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription('Поле обязательное')
    }
    await waitFor(() => expect(canvas.getByLabelText('Дата договора')).toHaveFocus())
  },
}

export const NotADate: Story = {
  name: 'Не дата',
  tags: ['форма'],
  args: { values: VALUES },
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const refused = async (label: string, text: string, reason: string) => {
      await userEvent.clear(canvas.getByLabelText(label))
      await userEvent.type(canvas.getByLabelText(label), text)
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(reason))
      await expect(canvas.getByLabelText(label)).toHaveValue(text)
    }
    await refused('Не позже договора', '01-04-2026', 'Не позже 18-03-2026')
    await refused('Дата договора', '31-02-2026', 'Такой даты нет')
    await refused('Начало', '25:00', 'Такого времени нет')
    await refused('Окончание смены', '18-03-2026', 'Такой даты или времени нет')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(submitMock).not.toHaveBeenCalled()
  },
}

export const WrittenElsewhere: Story = {
  name: 'Изменено в другом месте',
  tags: ['форма'],
  args: { values: VALUES },
  play: async ({ canvas, userEvent }) => {
    submitMock.mockClear()
    const write = async (label: string, text: string, shown: string) => {
      await userEvent.clear(canvas.getByLabelText(label))
      if (text) await userEvent.type(canvas.getByLabelText(label), text)
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(shown))
    }
    await write('Дата договора', '01.02.2026', '01-02-2026')
    await write('Начало', '9:30', '09:30')
    await write('Окончание смены', '2026-02-01 18:00', '01-02-2026 18:00')
    await write('Не позже договора', '', '')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(submitMock).toHaveBeenCalledTimes(1))
    await expect(submitMock.mock.calls[0]?.[0]).toEqual({
      date: '2026-02-01',
      time: '09:30',
      moment: '2026-02-01 18:00:00',
      limited: null,
    })
  },
}
