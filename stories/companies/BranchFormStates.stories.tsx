import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formStates } from '../form/formStates'
import { changes } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens } from './companiesScreen'

const meta: Meta = {
  title: 'Контрагенты/Форма филиала: состояния',
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

const form = formStates({
  blank: '/companies/1/branches/add',
  filled: '/companies/1/branches/edit/2',
  field: 'Адрес',
})

export const Blank = form.blank
export const Filled = form.filled
export const Saving = form.saving
export const SaveRefused = form.refused
export const LeaveWithChanges = form.leaving

const BRANCH = {
  id: 2,
  cityId: 1,
  pointId: 4,
  address: 'Муканова, 20',
  lat: 49.8,
  long: 73.1,
  phone: '77001234567',
  status: true,
}

/** The response omits the branch's zones. A save must omit them too, so that the server does not change them. */
export const ZonesUnknown: StoryObj = {
  name: 'Зоны филиала неизвестны',
  parameters: {
    stage: {
      address: '/companies/1/branches/edit/2',
      responses: [http.get('*/v1/manage/company/branch/:id', () => HttpResponse.json(BRANCH))],
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Зоны филиала не загрузились/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Адрес'), '/1')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(changes(stageOf(loaded))).toHaveLength(1))
    await expect(changes(stageOf(loaded))[0]?.body).not.toHaveProperty('deliveryZones')
  },
}
