import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { pictureFile } from '../pictureFile'
import { onStage, type StageSettings, stageLoader, stageOf } from '../stage'
import { allowOperator, changes, PATH, searches } from './employeesScreen'

const VIEWER = DEMO_ACCOUNTS.viewer.id
const NAME = 'Петров Иван'
const PHOTO = 'Фото сотрудника'

const meta: Meta<typeof EmployeesPage> = {
  title: 'Люди/Сотрудники: окна',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?role=viewer` } },
}
export default meta

type Story = StoryObj<typeof EmployeesPage>

const at = (form: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `${PATH}?role=viewer&form=${form}&entry=${VIEWER}`, ...more },
})

export const Delete: Story = {
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${NAME}` }))
    const dialog = await findVisibleDialog('Удалить сотрудника?')
    await expect(dialog.getByText(NAME)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Не удалять' })).toHaveFocus())
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Сотрудник удалён')).toBeVisible()
    await expect(changes(stage)).toEqual([{ call: `DELETE /v1/manage/employee/${VIEWER}`, body: undefined }])
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
    await expect(stage.address()).toBe(`${PATH}?role=viewer`)
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: { stage: { address: `${PATH}?form=delete&entry=${DEMO_ACCOUNTS.administrator.id}` } },
  play: async () => {
    const dialog = await findVisibleDialog('Удалить сотрудника?')
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Нельзя удалить самого себя')
  },
}

export const ChangePassword: Story = {
  name: 'Смена пароля',
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Изменить пароль: ${NAME}` }))
    const dialog = await findVisibleDialog('Изменение пароля')
    const password = dialog.getByLabelText(/Новый пароль/)
    const save = dialog.getByRole('button', { name: 'Изменить пароль' })
    await userEvent.click(save)
    await expect(await dialog.findByText('Поле обязательное')).toBeVisible()
    await userEvent.type(password, '12345')
    await expect(dialog.getByText('Поле должно содержать не менее 6 символов')).toBeVisible()
    await userEvent.type(password, '6{Enter}')
    await expect(await screen.findByText('Пароль изменён')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: `POST /v1/manage/employee/${VIEWER}/change-password`, body: { newPassword: '123456' } },
    ])
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
  },
}

export const GeneratePassword: Story = {
  name: 'Пароль сгенерирован',
  parameters: at('password'),
  play: async ({ loaded }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const stage = stageOf(loaded)
    const dialog = await findVisibleDialog('Изменение пароля')
    const field = dialog.getByLabelText(/Новый пароль/)
    await userEvent.type(field, 'secret')
    await expect(dialog.getByRole('status')).toHaveTextContent(/^Слабый пароль/)
    await userEvent.click(dialog.getByRole('button', { name: 'Сгенерировать пароль' }))
    const { value } = field as HTMLInputElement
    await expect(value).toHaveLength(16)
    await expect(dialog.getByText(value)).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('Надёжный пароль')
    await expect(await screen.findByText('Пароль скопирован')).toBeVisible()
    await expect(written.mock.calls).toEqual([[value]])
    await userEvent.type(field, '1')
    await expect(dialog.queryByText(value)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Пароль изменён')).toBeVisible()
    await expect(changes(stage).map(({ body }) => body)).toEqual([{ newPassword: `${value}1` }])
  },
}

export const ChangePasswordFails: Story = {
  name: 'Пароль не сменился',
  parameters: at('password', { responses: [failingHandler('/manage/employee/:id/change-password', 500, 'Не вышло')] }),
  play: async () => {
    const dialog = await findVisibleDialog('Изменение пароля')
    await userEvent.type(dialog.getByLabelText(/Новый пароль/), '123456{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не вышло')
    await expect(dialog.getByLabelText(/Новый пароль/)).toHaveValue('123456')
  },
}

export const UploadPhoto: Story = {
  name: 'Загрузка фото',
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Фото: ${NAME}` }))
    const dialog = await findVisibleDialog(PHOTO)
    await userEvent.click(dialog.getByRole('button', { name: 'Загрузить' }))
    await expect(await dialog.findByText('Поле обязательное')).toBeVisible()
    const input = dialog.getByLabelText(/Новое фото/)
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg')
    await userEvent.upload(input, pictureFile('cat.jpg', 'image/jpeg'))
    await dialog.findByText('cat.jpg')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Загрузить' }))
    await expect(await screen.findByText('Фото загружено')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: `POST /v1/manage/employee/${VIEWER}/upload-photo`, body: { file: 'cat.jpg' } },
    ])
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
  },
}

const withPhoto = ({ db }: World) => {
  const photoUrl = db.employees.all().find((one) => one.photoUrl !== null)?.photoUrl ?? null
  db.employees.update(VIEWER, { photoUrl })
}

/** The confirmation replaces the photo dialog, so that no dialog with the deleted photo remains after the deletion. */
export const DeletePhoto: Story = {
  name: 'Удаление фото',
  parameters: { stage: { address: `${PATH}?role=viewer`, arrange: withPhoto } },
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Фото: ${NAME}` }))
    const photo = await findVisibleDialog(PHOTO)
    await expect(await photo.findByRole('img', { name: `Фото: ${NAME}` })).toBeVisible()
    const opened = photo.getByRole('link', { name: 'Открыть в новой вкладке' })
    await expect(opened).toHaveAttribute('href', expect.stringContaining(`/v1/files/employees/${VIEWER}/`))
    await userEvent.click(photo.getByRole('button', { name: 'Удалить фото' }))
    const dialog = await findVisibleDialog('Удалить фото?')
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Фото удалено')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: `DELETE /v1/manage/employee/${VIEWER}/delete-photo`, body: undefined },
    ])
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?role=viewer`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: `Фото: ${NAME}` }))
    const again = await findVisibleDialog(PHOTO)
    await expect(await again.findByText('Фото нет')).toBeVisible()
    await expect(again.queryByRole('img')).toBeNull()
  },
}

export const KeepPhoto: Story = {
  name: 'Фото оставлено',
  parameters: { stage: { address: `${PATH}?role=viewer`, arrange: withPhoto } },
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    for (const close of ['Отмена', 'Закрыть', 'Esc']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Фото: ${NAME}` }))
      const photo = await findVisibleDialog(PHOTO)
      await userEvent.click(await photo.findByRole('button', { name: 'Удалить фото' }))
      const question = await findVisibleDialog('Удалить фото?')
      await userEvent.click(question.getByRole('button', { name: 'Не удалять' }))
      const again = await findVisibleDialog(PHOTO)
      await expect(await again.findByRole('img', { name: `Фото: ${NAME}` })).toBeVisible()
      if (close === 'Esc') await userEvent.keyboard('{Escape}')
      else await userEvent.click(again.getByRole('button', { name: close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(stage.address()).toBe(`${PATH}?role=viewer`))
    }
    await expect(changes(stage)).toEqual([])
  },
}

export const PhotoToLookAt: Story = {
  name: 'Фото крупно',
  parameters: {
    stage: {
      address: `${PATH}?form=photo&entry=${DEMO_ACCOUNTS.operator.id}`,
      person: 'operator',
      arrange: allowOperator('employee_view'),
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog(PHOTO)
    await expect(await dialog.findByText('Ковалёва Анна Сергеевна')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /Загрузить|Удалить/ })).toBeNull()
  },
}

export const Documents: Story = {
  name: 'Документы',
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Документы: ${NAME}` }))
    const dialog = await findVisibleDialog('Документы сотрудника')
    await expect(await dialog.findByText('Документов нет')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить документ' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(2)
    await userEvent.type(dialog.getByLabelText(/Название документа/), ' Паспорт ')
    await userEvent.upload(dialog.getByLabelText(/Файл/), pictureFile())
    await dialog.findByText('photo.png')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить документ' }))
    await expect(await screen.findByText('Документ добавлен')).toBeVisible()
    await expect(await dialog.findByText('Паспорт')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/Название документа/)).toHaveValue(''))
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить документ: Паспорт' }))
    // The deletion request is sent only after a delay, during which users can undo the deletion.
    await expect(await screen.findByText('Документ удалён')).toBeVisible()
    await expect(await dialog.findByText('Документов нет')).toBeVisible()
    await expect(changes(stage).map(({ call, body }) => [call.replace(/\d+$/, 'N'), body])).toEqual([
      [`POST /v1/manage/employee/${VIEWER}/upload-file`, { title: 'Паспорт', file: 'photo.png' }],
      [`DELETE /v1/manage/employee/${VIEWER}/delete-file/N`, undefined],
    ])
  },
}

export const MalformedDocuments: Story = {
  name: 'Необычные документы',
  parameters: at('documents', {
    responses: [
      staticResponseHandler(`/manage/employee/${VIEWER}`, {
        id: VIEWER,
        documents: [
          { id: 1, title: 'Скан', url: 'https://files.example/scan.png' },
          { id: 2, title: '<i>Хитрый</i>', url: 'javascript:alert(1)' },
          { id: 3, title: null, url: null },
        ],
      }),
    ],
  }),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Документы сотрудника')
    await expect(await dialog.findByRole('link', { name: 'Скан' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(dialog.getByText('<i>Хитрый</i>')).toBeVisible()
    await expect(dialog.getAllByRole('link')).toHaveLength(1)
    await expect(dialog.getByText('№ 3')).toBeVisible()
    await expect(stageOf(loaded).calls.map(({ call }) => call)).toContain(
      `GET /v1/manage/employee/${VIEWER}?expand=docs`,
    )
  },
}

export const DocumentsFailed: Story = {
  name: 'Документы не загрузились',
  parameters: at('documents', {
    responses: [failingHandler(`/manage/employee/${VIEWER}`, 500, 'Хранилище недоступно')],
  }),
  play: async () => {
    const dialog = await findVisibleDialog('Документы сотрудника')
    await expect(await dialog.findByText('Хранилище недоступно')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}
