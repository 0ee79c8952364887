import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { hideLoggedErrors } from '../hideLoggedErrors'
import { onStage, stageLoader } from '../stage'
import { COURIER, COURIER_ENDPOINT, PATH, stageParameters } from './courierCard'
import { withRoute } from './couriersScreen'

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Расписание курьера',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  render: withRoute('/couriers/:id', <CourierPage />),
}
export default meta

type Story = StoryObj<typeof CourierPage>

export const Schedule: Story = {
  name: 'Расписание',
  parameters: stageParameters(
    `${PATH}?tab=schedule`,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, [
      { id: 2, dateStart: '2026-03-24', dateEnd: '2026-03-30' },
      { id: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' },
    ]),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule/1`, {
      id: 1,
      dateStart: '2026-03-17',
      dateEnd: '2026-03-23',
      days: [
        { dateItem: '2026-03-17', timeStart: '10:00:00', timeEnd: '18:00' },
        { dateItem: '2026-03-18', timeStart: null, timeEnd: null },
      ],
    }),
  ),
  play: async () => {
    const rows = (await screen.findAllByRole('row')).slice(1)
    const words = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    await expect(words.slice(0, 3)).toEqual([
      ['Вторник', '17-03-2026', '10:00–18:00'],
      ['Среда', '18-03-2026', 'Выходной'],
      ['Четверг', '19-03-2026', 'Выходной'],
    ])
    await expect(words).toHaveLength(7)
    await expect(words.at(-1)?.[0]).toBe('Понедельник')
  },
}

export const ScheduleDayUnread: Story = {
  name: 'День расписания не прочитан',
  parameters: stageParameters(
    `${PATH}?tab=schedule`,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule`, [{ id: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' }]),
    staticResponseHandler(`${COURIER_ENDPOINT}/schedule/1`, {
      id: 1,
      dateStart: '2026-03-17',
      dateEnd: '2026-03-23',
      days: [{ dateItem: '2026-03-17', timeStart: '10:00', timeEnd: '18:00' }, { dateItem: 'завтра' }],
    }),
  ),
  beforeEach: hideLoggedErrors,
  play: async () => {
    await expect(await screen.findByText(/^Не загрузилось: 1\sдень$/)).toBeVisible()
    await expect(screen.getByRole('row', { name: /Вторник .* 10:00–18:00/ })).toBeVisible()
    await expect(screen.getByRole('row', { name: /Среда .* —/ })).toBeVisible()
    await expect(screen.queryByText('Выходной')).toBeNull()
  },
}

export const ScheduleEmpty: Story = {
  name: 'Расписание пустое',
  tags: ['пусто'],
  parameters: stageParameters(
    `${PATH}?tab=schedule`,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    emptyListHandler(`${COURIER_ENDPOINT}/schedule`),
  ),
  play: async () => {
    await expect(await screen.findByText('Расписание пусто')).toBeVisible()
  },
}

export const ScheduleFailed: Story = {
  name: 'Расписание не загрузилось',
  parameters: stageParameters(
    `${PATH}?tab=schedule`,
    staticResponseHandler(COURIER_ENDPOINT, COURIER),
    failingHandler(`${COURIER_ENDPOINT}/schedule`, 500, 'Расписание недоступно'),
  ),
  play: async () => {
    await expect(await screen.findByText('Расписание недоступно')).toBeVisible()
  },
}
