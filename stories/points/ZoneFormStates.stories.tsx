import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { PointPage } from '../../src/pages/points/PointPage'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'
import { exportOf, INNER_ZONE } from './zoneExports'

const meta: Meta = {
  title: 'Справочники/Зона доставки: форма',
  component: PointPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: () => (
    <>
      <Route path="/points/:id">
        <PointPage />
      </Route>
      <Route path="/points/:id/settings">
        <ZoneSettingsPage />
      </Route>
    </>
  ),
}
export default meta

const EDIT = 'Редактировать зону доставки'
const form = formStates({
  blank: '/points/2/settings',
  filled: '/points/2?form=edit&entry=201',
  field: /Название/,
  dialogs: [EDIT, EDIT],
})

export const Blank: StoryObj = {
  parameters: form.blank.parameters ?? {},
  play: async () => {
    fireEvent.change(await screen.findByLabelText('Выгрузка из сервиса карт (JSON)'), {
      target: { value: exportOf(INNER_ZONE) },
    })
    await chooseOption(await screen.findByRole('combobox', { name: 'Зона для «Внутренняя»' }), 'Создать')
    await userEvent.click(await screen.findByRole('button', { name: 'Применить: Внутренняя' }))
    const dialog = await findVisibleDialog('Новая зона доставки')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue('Внутренняя'))
    await expect(dialog.getByLabelText(/Описание/)).toHaveValue('')
  },
}
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving
