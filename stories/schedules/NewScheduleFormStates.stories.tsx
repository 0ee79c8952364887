import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { errorResponse } from '../../mocks/http/respond'
import { KARAGANDA } from '../../mocks/seeds/cities'
import { SchedulesPage } from '../../src/pages/schedules/list/SchedulesPage'
import { chooseOption, findOpenMenu } from '../form/chooseOption'
import { onStage, stageLoader } from '../stage'

const ADDRESS = `/schedules?cityId=${KARAGANDA.id}`
const SAVE = '*/v1/manage/schedule'
const WEEK = '07-04-2026 – 13-04-2026'

const meta: Meta<typeof SchedulesPage> = {
  title: 'Расписания/Создание: форма',
  component: SchedulesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADDRESS, person: 'dispatcher' } },
  render: () => (
    <Route path="/schedules">
      <SchedulesPage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof SchedulesPage>

const answering = (...responses: RequestHandler[]) => ({
  stage: { address: ADDRESS, person: 'dispatcher', responses },
})

async function card() {
  const title = await screen.findByText('Новое расписание')
  const form = within(title.closest('.new-schedule') as HTMLElement)
  return { form, week: form.getByRole('combobox', { name: 'Неделя' }) }
}

async function filled() {
  const shown = await card()
  await chooseOption(shown.week, WEEK)
  await waitFor(() => expect(findOpenMenu()).toBeNull())
  return shown
}

const create = ({ form }: Awaited<ReturnType<typeof card>>) => form.getByRole('button', { name: /Создать расписание/ })

export const Blank: Story = {
  play: async () => {
    const shown = await card()
    await expect(shown.form.getByText('Выберите неделю')).toBeVisible()
    await expect(create(shown)).toBeEnabled()
  },
}

export const Filled: Story = {
  play: async () => {
    const shown = await filled()
    await expect(await shown.form.findByTitle(WEEK)).toBeVisible()
    await expect(create(shown)).toBeEnabled()
  },
}

export const Saving: Story = {
  parameters: answering(http.post(SAVE, () => new Promise<never>(() => undefined))),
  play: async () => {
    const button = create(await filled())
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveClass('ant-btn-loading'))
  },
}

export const SaveRefused: Story = {
  parameters: answering(http.post(SAVE, () => errorResponse(422, 'Сервер не принял изменения'))),
  play: async () => {
    const shown = await filled()
    await userEvent.click(create(shown))
    const failure = await shown.form.findByText('Сервер не принял изменения')
    await expect(failure).toBeVisible()
    await expect(failure.getBoundingClientRect().bottom).toBeLessThan(create(shown).getBoundingClientRect().top)
    await expect(shown.form.getByText(WEEK)).toBeVisible()
  },
}
