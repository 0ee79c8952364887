import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, COURIERS_PATH, KARAGANDA_PATH, withRoute } from './couriersScreen'

const at = (id: number, status: boolean) => ({ id, fio: `Курьер ${id}`, cityId: 1, slot: { id, status } })
const ONLINE = staticResponseHandler('/manage/courier/online', [
  { point: { id: 1, name: 'Центр' }, couriers: [at(1, true), at(2, true), at(3, false)] },
  { point: { id: 2, name: 'Степной' }, couriers: [at(4, true)] },
])
const row = (courierId: number, pointId: number, timeStart: string, timeEnd: string) => ({
  courierId,
  pointId,
  timeStart,
  timeEnd,
})
// In stories the current time is Wednesday, 18 March 2026, 13:00.
const PLAN = [
  staticResponseHandler('/manage/schedule/search', [
    { id: 9, cityId: 1, isPublished: true, dateStart: '2026-03-17', dateEnd: '2026-03-23' },
  ]),
  staticResponseHandler('/manage/schedule/9/day/2026-03-17', [row(5, 2, '20:00', '14:00')]),
  staticResponseHandler('/manage/schedule/9/day/2026-03-18', [
    row(1, 1, '09:00', '18:00'),
    row(2, 1, '13:00', '18:00'),
    row(3, 1, '10:00', '22:00'),
    row(4, 2, '09:00', '13:00'),
  ]),
]

const meta: Meta<typeof CouriersPage> = {
  title: 'Курьеры/Покрытие по плану',
  component: CouriersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: KARAGANDA_PATH, responses: [ONLINE, ...PLAN] } },
  render: withRoute(COURIERS_PATH, <CouriersPage />),
}
export default meta

type Story = StoryObj<typeof CouriersPage>

const COVER = /^Сколько курьеров должно работать сейчас/

const block = async (name: string) => within(await screen.findByRole('region', { name }))

export const Cover: Story = {
  name: 'Покрытие',
  play: async () => {
    await expect(await (await block('Центр')).findByTitle(COVER)).toHaveTextContent(
      'по плану сейчас 3, на смене 2 — не хватает 1',
    )
    await expect((await block('Степной')).getByTitle(COVER)).toHaveTextContent(/^по плану сейчас 1, на смене 1$/)
  },
}

export const NoPlan: Story = {
  name: 'Без плана',
  parameters: { stage: { address: KARAGANDA_PATH, responses: [ONLINE, failingHandler('/manage/schedule/search')] } },
  play: async ({ loaded }) => {
    await block('Центр')
    await waitFor(() => expect(stageOf(loaded).calls.some(({ call }) => call.includes('/schedule/search'))).toBe(true))
    await expect(await screen.findByText(/^План смен не загрузился/)).toBeVisible()
    await expect(screen.queryByText(/^по плану сейчас/)).toBeNull()
  },
}

export const PlanNotAllowed: Story = {
  name: 'План недоступен',
  parameters: {
    stage: {
      address: KARAGANDA_PATH,
      person: 'operator',
      arrange: allowOperator('courier_view'),
      responses: [ONLINE, ...PLAN],
    },
  },
  play: async ({ loaded }) => {
    await block('Центр')
    await expect(stageOf(loaded).calls.some(({ call }) => call.includes('/schedule'))).toBe(false)
  },
}

export const ChosenOnMap: Story = {
  name: 'Выбраны на карте',
  parameters: { stage: { address: KARAGANDA_PATH, responses: [] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Показать на карте' }))
    const dialog = await findVisibleDialog('Карта курьеров')
    const drawn = await dialog.findByRole('img', { name: /^Курьеры на карте: [1-9]/ })
    const area = drawn.closest('.tile-map') as HTMLElement
    // The callback must be async: `waitFor` runs a synchronous callback again on every DOM mutation. Drawing the selection box mutates the
    // DOM, so the page would hang.
    const { button, count } = await waitFor(async () => {
      drawBox(area)
      const found = await dialog.findByRole('button', { name: /^Выбрать \d+\sкурьер/ }, { timeout: 1000 })
      const chosen = Number(found.textContent?.match(/\d+/)?.[0])
      await expect(chosen).toBeGreaterThan(1)
      return { button: found, count: chosen }
    })
    await userEvent.click(button)
    await expect(await screen.findByText(`Выбрано: ${count}`)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Сменить точку' })).toBeVisible()
  },
}

/**
 * Selects all couriers by a drag with Shift from corner to corner of the map. Throws while the dialog around the map is still opening,
 * because the size of the map then changes.
 */
function drawBox(area: HTMLElement): void {
  const { left, top, right, bottom, width } = area.getBoundingClientRect()
  if (Math.abs(width - area.offsetWidth) > 1) throw new Error('the dialog is still opening')
  const mouse = (type: string, clientX: number, clientY: number) =>
    area.dispatchEvent(new MouseEvent(type, { clientX, clientY, shiftKey: true, bubbles: true, cancelable: true }))
  mouse('mousedown', left + 2, top + 2)
  mouse('mousemove', right - 2, bottom - 2)
  mouse('mouseup', right - 2, bottom - 2)
}
