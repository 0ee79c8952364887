import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PageForm } from '../../src/kit/form/PageForm'
import { RestoreInputAlert } from '../../src/kit/form/RestoreInputAlert'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'
import { componentDocs } from '../kit/componentDocs'
import { onStage, stageLoader } from '../stage'

type Values = { name: string; comment: string }

const field = fieldNames<Values>()

function Screen() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <PageForm<Values>
        key={visit}
        mode="create"
        duplicate="same"
        submit={() => Promise.resolve()}
        onSaved={() => undefined}
        onCancel={() => undefined}
      >
        <TextField name={field('name')} label="Название" />
        <TextField name={field('comment')} label="Комментарий" />
      </PageForm>
      <button
        type="button"
        onClick={() => {
          saveUnsavedInput()
          setVisit(visit + 1)
        }}
      >
        Сессия закончилась
      </button>
    </>
  )
}

const meta: Meta<typeof RestoreInputAlert> = {
  title: 'Компоненты/Формы/Черновик формы',
  component: RestoreInputAlert,
  tags: ['форма', 'autodocs'],
  parameters: componentDocs('Предложение вернуть введённое после обрыва сессии или новой версии.', {
    do: 'Показывайте над полями, пока не решено.',
    dont: 'Не возвращайте введённое молча.',
  }),
  loaders: [stageLoader],
  decorators: [onStage],
  args: { draft: { isOffered: true, restore: () => undefined, dismiss: () => undefined } },
  beforeEach: () => () => sessionStorage.clear(),
}
export default meta

type Story = StoryObj<typeof RestoreInputAlert>

export const Example: Story = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Восстановить введённое?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Восстановить' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Не нужно' })).toBeEnabled()
  },
}

export const Restored: Story = {
  name: 'Восстановлено',
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Название'), 'Пекарня')
    await userEvent.click(canvas.getByRole('button', { name: 'Сессия закончилась' }))
    await expect(await canvas.findByText('Восстановить введённое?')).toBeVisible()
    await expect(canvas.getByLabelText('Название')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Восстановить' }))
    await expect(canvas.getByLabelText('Название')).toHaveValue('Пекарня')
    await expect(canvas.queryByText('Восстановить введённое?')).toBeNull()
  },
}

export const Dismissed: Story = {
  name: 'Закрыто',
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Название'), 'Пекарня')
    await userEvent.click(canvas.getByRole('button', { name: 'Сессия закончилась' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Не нужно' }))
    await expect(canvas.queryByText('Восстановить введённое?')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Сессия закончилась' }))
    await expect(canvas.queryByText('Восстановить введённое?')).toBeNull()
  },
}
