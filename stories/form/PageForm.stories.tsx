import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Link, Route, Switch } from 'wouter'
import { PageForm, type PageFormProps } from '../../src/kit/form/PageForm'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule } from '../../src/ui/form/fieldRules'
import { NumberField } from '../../src/ui/form/NumberField'
import { TextField } from '../../src/ui/form/TextField'
import { findVisibleDialog } from '../findVisibleDialog'
import { componentDocs } from '../kit/componentDocs'
import { onStage, stageLoader, stageOf } from '../stage'

type Values = { name: string; price: number; correction: number }
type Args = PageFormProps<Values>

const field = fieldNames<Values>()
const QUESTION = 'Отменить изменения и уйти со страницы?'
const COMPANY = createLoadedValue({ name: 'Додо', price: 500, correction: 0 })

function Screen(form: Args) {
  return (
    <Switch>
      <Route path="/companies">Список контрагентов</Route>
      <Route>
        <p>
          <Link href="/companies">Контрагенты</Link>
        </p>
        <PageForm<Values> {...form} />
      </Route>
    </Switch>
  )
}

const meta: Meta<Args> = {
  title: 'Компоненты/Формы/Форма на экране',
  component: PageForm,
  render: (args) => <Screen {...args} />,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs('Форма как экран: больше восьми полей, карта или строки.', {
      do: 'Ведите «Отмену» туда, откуда пришли.',
      dont: 'Не открывайте такую форму в окне.',
    }),
    stage: { address: '/companies/edit/1' },
  },
  args: {
    mode: 'edit',
    entity: COMPANY,
    submit: fn(() => Promise.resolve()),
    submitText: 'Сохранить',
    onSaved: fn(),
    onCancel: () => undefined,
    block: ({ price = 0, correction = 0 }) => (price + correction < 0 ? 'Сумма не может быть меньше нуля' : undefined),
    children: (
      <>
        <TextField name={field('name')} label="Название" rule={requiredRule} />
        <NumberField name={field('price')} label="Стоимость" suffix="₸" />
        <NumberField name={field('correction')} label="Корректировка" kind="integer" suffix="₸" />
      </>
    ),
  },
}
export default meta

type Story = StoryObj<Args>

export const Unchanged: Story = {
  name: 'Без изменений',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('link', { name: 'Контрагенты' }))
    await expect(await canvas.findByText('Список контрагентов')).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['форма'],
  args: { entity: { status: 'loading', value: undefined, failure: undefined, reload: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Название').closest('form')).toHaveAttribute('aria-busy', 'true')
  },
}

const reload = fn()

export const LoadFailed: Story = {
  tags: ['форма'],
  args: {
    entity: { status: 'failed', value: undefined, failure: { message: 'Контрагент не найден', status: 404 }, reload },
  },
  play: async ({ canvas, userEvent }) => {
    reload.mockClear()
    await expect(canvas.getByText('Контрагент не найден')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await expect(reload).toHaveBeenCalledTimes(1)
  },
}

export const Saving: Story = {
  args: { submit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Название'), ' Пицца')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Сохранить' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.submit).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Отмена' })).toBeDisabled()
  },
}

export const Saved: Story = {
  name: 'Сохранено',
  tags: ['форма', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Название'), ' Пицца{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('link', { name: 'Контрагенты' }))
    await expect(await canvas.findByText('Список контрагентов')).toBeVisible()
  },
}

const REFUSAL = new RequestFailure({
  message: 'Проверьте заполнение формы',
  status: 422,
  fields: { name: 'Такой контрагент уже есть', contract: 'Номер договора занят' },
})

export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['форма'],
  args: { submit: fn(() => Promise.reject(REFUSAL)) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Название')
    await userEvent.type(name, ' Пицца{Enter}')
    await expect(await canvas.findByText('Проверьте заполнение формы')).toBeVisible()
    await expect(canvas.getByText('Номер договора занят')).toBeVisible()
    await expect(name).toHaveAccessibleDescription('Такой контрагент уже есть')
    await expect(name).toHaveValue('Додо Пицца')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  },
}

export const Blocked: Story = {
  name: 'Нельзя сохранить',
  tags: ['форма'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Корректировка'), '{Backspace}-600')
    await expect(canvas.getByText('Сумма не может быть меньше нуля')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

export const LeaveQuestion: Story = {
  name: 'Вопрос об уходе',
  tags: ['форма', '!autodocs'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Название'), '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Контрагенты' }))
    const question = await findVisibleDialog(QUESTION)
    await userEvent.click(question.getByRole('button', { name: 'Нет, остаться' }))
    await expect(stageOf(loaded).address()).toBe('/companies/edit/1')
    await expect(canvas.getByLabelText('Название')).toHaveValue('Додо!')
    await userEvent.click(canvas.getByRole('link', { name: 'Контрагенты' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Да, уйти' }))
    await expect(await canvas.findByText('Список контрагентов')).toBeVisible()
  },
}

export const LeaveQuestionOpen: Story = {
  name: 'Вопрос об уходе открыт',
  tags: ['форма'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Название'), '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Контрагенты' }))
    const stay = await screen.findByRole('button', { name: 'Нет, остаться' })
    await waitFor(() => expect(stay).toHaveFocus())
  },
}

/** Simulates a save by a colleague while the form is open. */
const newer = (values: Partial<Values>) =>
  createLoadedValue(COMPANY.value as Partial<Values>, () => Promise.resolve(values))

export const AskedAboutColleague: Story = {
  name: 'Коллега изменил то же самое',
  tags: ['форма'],
  args: { entity: newer({ name: 'Додо Алматы', price: 700, correction: 0 }) },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText('Название')
    await userEvent.type(name, ' Пицца{Enter}')
    const question = await findVisibleDialog('Коллега изменил то же самое')
    await expect(question.getByRole('row', { name: /Название/ })).toHaveTextContent('НазваниеДодоДодо АлматыДодо Пицца')
    await expect(question.getByRole('button', { name: 'Сохранить выбранное' })).toBeDisabled()
    await expect(args.submit).not.toHaveBeenCalled()
    await expect(question.getByText(/Учтены изменения, сделанные, пока вы редактировали: стоимость/)).toBeVisible()
    await waitFor(() => expect(question.getByRole('button', { name: 'Вернуться' })).toHaveFocus())
  },
}

export const ChosenColleague: Story = {
  name: 'Выбрано значение коллеги',
  tags: ['форма'],
  args: { entity: newer({ name: 'Додо Алматы', price: 500, correction: 0 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Название'), ' Пицца{Enter}')
    const question = await findVisibleDialog('Коллега изменил то же самое')
    await userEvent.click(question.getByRole('radio', { name: 'Название, У коллеги' }))
    await userEvent.click(question.getByRole('button', { name: 'Сохранить выбранное' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1))
    await expect(args.submit).toHaveBeenCalledWith(
      { name: 'Додо Алматы', price: 500, correction: 0 },
      // The second argument of `submit` contains the server's values. The form compares the typed values with them.
      { name: 'Додо Алматы', price: 500, correction: 0 },
    )
    await expect(args.submit).toHaveBeenCalledTimes(1)
  },
}

export const DeletedMeanwhile: Story = {
  name: 'Удалено, пока редактировали',
  tags: ['форма'],
  args: {
    entity: createLoadedValue(COMPANY.value as Partial<Values>, () =>
      Promise.reject(new RequestFailure({ message: 'Контрагент не найден', status: 404 })),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Название'), ' Пицца{Enter}')
    const dialog = await findVisibleDialog('Запись удалена, пока вы редактировали')
    await expect(dialog.getByRole('button', { name: 'Скопировать введённое' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуться' }))
    await expect(canvas.getByText('Не сохранено: запись удалена, пока вы редактировали')).toBeVisible()
    await expect(canvas.getByLabelText('Название')).toHaveValue('Додо Пицца')
    await expect(args.submit).not.toHaveBeenCalled()
  },
}
