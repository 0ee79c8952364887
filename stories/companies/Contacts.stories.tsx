import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes, rowNames } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens, contactName, ROW_BUTTON, withPermissions } from './companiesScreen'

const PATH = '/companies/1?tab=contacts'
const CONTACTS = '/manage/company/:id/contact'
const LIST_CALL = 'GET /v1/manage/company/1/contact'
const REQUIRED = 'Поле обязательное'

const meta: Meta<typeof CompanyScreens> = {
  title: 'Контрагенты/Контакты',
  tags: ['экран'],
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof CompanyScreens>

type Dialog = Awaited<ReturnType<typeof findVisibleDialog>>
const way = (dialog: Dialog, number: number) =>
  within(dialog.getByRole('group', { name: `Способы связи, строка ${number}` }))

export const Loaded: Story = {
  play: async ({ canvas, loaded }) => {
    const contact = contactName(loaded)
    await expect(await canvas.findByText(contact)).toBeVisible()
    await expect(canvas.getByText('Директор')).toBeVisible()
    const email = canvas.getByRole('link', { name: 'contact1@partner.example' })
    await expect(email).toHaveAttribute('href', 'mailto:contact1@partner.example')
    await expect(callsOf(stageOf(loaded), 'GET').map(({ call }) => call)).toEqual([
      'GET /v1/manage/company/1?expand=points',
      'GET /v1/dictionary/contact-type',
      LIST_CALL,
    ])
  },
}

export const Empty: Story = {
  parameters: { stage: { address: '/companies/3?tab=contacts' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список контактов пуст')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Добавить контакт' })).toBeEnabled()
  },
}

export const NoPositions: Story = {
  name: 'Нет положений',
  tags: ['пусто'],
  parameters: { stage: { address: PATH, responses: [emptyListHandler('/dictionary/contact-type')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Список типов контактов пуст')).toBeVisible()
    await expect(callsOf(stageOf(loaded), LIST_CALL)).toEqual([])
  },
}

export const PositionsFailed: Story = {
  name: 'Положения не загрузились',
  parameters: { stage: { address: PATH, responses: [failingHandler('/dictionary/contact-type')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler(CONTACTS)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Должность' })).toBeVisible()
    await expect(canvas.queryByText('Список контактов пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(CONTACTS)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
  },
}

export const Add: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const contact = contactName(loaded)
    const stage = stageOf(loaded)
    await canvas.findByText(contact)
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакт' }))
    await expect(stage.address()).toBe(`${PATH}&form=add`)
    const dialog = await findVisibleDialog('Новый контакт')
    await waitFor(() => expect(dialog.getByLabelText('ФИО')).toHaveFocus())
    await userEvent.type(dialog.getByLabelText('ФИО'), 'Ким Асель ')
    await chooseOption(dialog.getByLabelText('Должность'), 'Бухгалтер')
    await userEvent.type(way(dialog, 1).getByLabelText('Значение'), '7001234567')
    await expect(way(dialog, 1).getByLabelText('Значение')).toHaveValue('+7 (700) 123-45-67')
    await userEvent.click(dialog.getByRole('button', { name: /Добавить способ связи/ }))
    await chooseOption(way(dialog, 2).getByLabelText('Тип'), 'E-mail')
    await userEvent.type(way(dialog, 2).getByLabelText('Значение'), 'kim@partner.example')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Контакт добавлен')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain('Ким Асель'))
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/company/1/contact',
        body: {
          name: 'Ким Асель',
          typeId: 3,
          data: [
            { typeId: 1, value: '77001234567' },
            { typeId: 2, value: 'kim@partner.example' },
          ],
        },
      },
    ])
    await expect(callsOf(stage, LIST_CALL)).toHaveLength(2)
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  parameters: { stage: { address: `${PATH}&form=add` } },
  play: async ({ userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Новый контакт')
    await waitFor(() => expect(dialog.getByLabelText('ФИО')).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText(REQUIRED)).toHaveLength(3)
    await expect(dialog.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
    await userEvent.type(way(dialog, 1).getByLabelText('Значение'), '700')
    await expect(way(dialog, 1).getByLabelText('Значение')).toHaveAccessibleDescription('Неверный формат')
    await chooseOption(way(dialog, 1).getByLabelText('Тип'), 'E-mail')
    const email = way(dialog, 1).getByLabelText('Значение')
    await expect(email).toHaveValue('')
    await userEvent.type(email, 'kim@')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(email).toHaveAccessibleDescription('Неверный формат')
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const contact = contactName(loaded)
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Редактировать: ${contact}` }))
    const dialog = await findVisibleDialog('Редактирование контакта')
    await waitFor(() => expect(dialog.getByLabelText('ФИО')).toHaveValue(contact))
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить строку 1' }))
    await expect(way(dialog, 1).getByLabelText('Значение')).toHaveValue('contact1@partner.example')
    await userEvent.click(save)
    await expect(await screen.findByText('Контакт сохранён')).toBeVisible()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/company/contact/1',
        body: { name: contact, typeId: 1, data: [{ typeId: 2, value: 'contact1@partner.example' }] },
      },
    ])
  },
}

export const SaveFailed: Story = {
  name: 'Не сохранилось',
  parameters: {
    stage: {
      address: `${PATH}&form=edit&entry=1`,
    },
  },
  play: async ({ userEvent, loaded }) => {
    const contact = contactName(loaded)
    const dialog = await findVisibleDialog('Редактирование контакта')
    const name = dialog.getByLabelText('ФИО')
    await waitFor(() => expect(name).toHaveValue(contact))
    stageOf(loaded).world.db.contacts.remove(1)
    await userEvent.type(name, '!')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    const said = await findVisibleDialog('Запись удалена, пока вы редактировали')
    await expect(said.getByRole('button', { name: 'Скопировать введённое' })).toBeEnabled()
    await userEvent.click(said.getByRole('button', { name: 'Вернуться' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Не сохранено: запись удалена, пока вы редактировали',
    )
    await expect(name).toHaveValue(`${contact}!`)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const Delete: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const contact = contactName(loaded)
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${contact}` }))
    const dialog = await findVisibleDialog('Удалить контакт?')
    await waitFor(() => expect(dialog.getByText(`Контакт «${contact}» будет удалён.`)).toBeVisible())
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Контакт удалён')).toBeVisible()
    await expect(await canvas.findByText('Список контактов пуст')).toBeVisible()
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/company/contact/1', body: undefined }])
  },
}

export const ViewOnly: Story = {
  parameters: withPermissions(`${PATH}&form=edit&entry=1`, 'company_contact_view'),
  play: async ({ canvas, loaded }) => {
    const contact = contactName(loaded)
    await canvas.findByText(contact)
    await expect(canvas.getAllByRole('tab')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Добавить контакт' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: ROW_BUTTON })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const MayUpdate: Story = {
  name: 'Можно изменять',
  parameters: withPermissions(PATH, 'company_contact_view', 'company_contact_update'),
  play: async ({ canvas, loaded }) => {
    const contact = contactName(loaded)
    await canvas.findByText(contact)
    await expect(canvas.getByRole('button', { name: `Редактировать: ${contact}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Удалить:/ })).toBeNull()
  },
}

export const MayDelete: Story = {
  name: 'Можно удалять',
  parameters: withPermissions(PATH, 'company_contact_view', 'company_contact_delete'),
  play: async ({ canvas, loaded }) => {
    const contact = contactName(loaded)
    await canvas.findByText(contact)
    await expect(canvas.getByRole('button', { name: `Удалить: ${contact}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Редактировать:/ })).toBeNull()
  },
}

export const MayOnlyAdd: Story = {
  name: 'Можно только добавлять',
  parameters: withPermissions(PATH, 'company_branch_view', 'company_contact_create'),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('button', { name: 'Добавить контакт' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(callsOf(stageOf(loaded), LIST_CALL)).toEqual([])
  },
}
