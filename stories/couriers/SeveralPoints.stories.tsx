import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { waitForStillMap } from '../mapPositions'
import { onStage, stageLoader, stageOf } from '../stage'
import { COURIERS_PATH, changes, KARAGANDA_PATH, withRoute } from './couriersScreen'

const meta: Meta<typeof CouriersPage> = {
  title: 'Курьеры/Несколько точек',
  component: CouriersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: KARAGANDA_PATH } },
  render: withRoute(COURIERS_PATH, <CouriersPage />),
}
export default meta

type Story = StoryObj<typeof CouriersPage>

async function chooseCouriers(count: number): Promise<number[]> {
  const boxes = (await screen.findAllByRole('checkbox', { name: /^Выбрать:/ })).slice(0, count)
  for (const box of boxes) await userEvent.click(box)
  await expect(screen.getByText(`Выбрано: ${count}`)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Сменить точку' }))
  return boxes.map((box) => Number(box.closest('tr')?.querySelector('a')?.getAttribute('href')?.split('/').at(-1)))
}

export const MovesAll: Story = {
  name: 'Переносит все',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const ids = await chooseCouriers(3)
    const dialog = await findVisibleDialog(/Смена отправной точки: 3.курьера/)
    const move = dialog.getByRole('button', { name: 'Сменить точку' })
    await expect(move).toBeDisabled()
    await chooseOption(await dialog.findByRole('combobox', { name: 'Отправная точка' }), 'Степной')
    await userEvent.click(move)
    await waitFor(() => expect(dialog.getAllByRole('img', { name: 'Готово' })).toHaveLength(3))
    const sent = changes(stage).map(({ call }) => Number(call.split('/').at(-2)))
    await expect(sent.toSorted()).toEqual(ids.toSorted())
    await expect(changes(stage).every(({ body }) => JSON.stringify(body) === '{"pointId":3}')).toBe(true)
    await userEvent.click(dialog.getAllByRole('button', { name: 'Закрыть' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull())
  },
}

export const Left: Story = {
  name: 'Уход без изменений',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await chooseCouriers(2)
    await findVisibleDialog(/Смена отправной точки: 2.курьера/)
    const lists = stage.calls.filter(({ call }) => call.includes('/courier/online')).length
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByText('Выбрано: 2')).toBeVisible()
    await expect(changes(stage)).toEqual([])
    await expect(stage.calls.filter(({ call }) => call.includes('/courier/online'))).toHaveLength(lists)
  },
}

export const ChosenOnMap: Story = {
  name: 'Выбор на карте другого города',
  play: async ({ loaded }) => {
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Выбрать:/ }))[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: /Показать на карте/ }))
    const dialog = await findVisibleDialog('Карта курьеров')
    await chooseOption(dialog.getByRole('combobox', { name: 'Город' }), 'Астана')
    const choose = await waitFor(async () => {
      await drawBox()
      return dialog.getByRole('button', { name: /^Выбрать .+ в списке$/ })
    })
    const count = /\d+/.exec(choose.textContent ?? '')?.[0]
    await userEvent.click(choose)
    await expect(await screen.findByText(`Выбрано: ${count}`)).toBeVisible()
    await expect(stageOf(loaded).address()).toBe('/couriers?cityId=2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseOption(screen.getByRole('combobox', { name: 'Город' }), 'Караганда')
    await screen.findAllByRole('checkbox', { name: /^Выбрать:/ })
    await expect(screen.queryByText(/^Выбрано/)).toBeNull()
  },
}

async function drawBox(): Promise<void> {
  await waitForStillMap()
  const area = document.querySelector('.map-canvas__area') as HTMLElement
  const { left, top, right, bottom } = area.getBoundingClientRect()
  fireEvent.mouseDown(area, { shiftKey: true, button: 0, clientX: left, clientY: top })
  fireEvent.mouseUp(window, { clientX: right, clientY: bottom })
}

let refusals = 0

export const RetriesFailed: Story = {
  name: 'Повтор не удался',
  beforeEach: () => {
    refusals = 1
  },
  parameters: {
    stage: {
      address: KARAGANDA_PATH,
      responses: [
        http.post('*/v1/manage/courier/:id/location', () => {
          refusals -= 1
          return refusals === 0 ? HttpResponse.json({ message: 'Курьер недоступен' }, { status: 409 }) : undefined
        }),
      ],
    },
  },
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await chooseCouriers(3)
    const dialog = await findVisibleDialog(/Смена отправной точки/)
    await chooseOption(await dialog.findByRole('combobox', { name: 'Отправная точка' }), 'Степной')
    await userEvent.click(dialog.getByRole('button', { name: 'Сменить точку' }))
    await expect(await dialog.findByText('Курьер недоступен')).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('img', { name: 'Готово' })).toHaveLength(2))
    await userEvent.click(await dialog.findByRole('button', { name: 'Повторить неудачные' }))
    await waitFor(() => expect(dialog.getAllByRole('img', { name: 'Готово' })).toHaveLength(3))
    await expect(changes(stage)).toHaveLength(4)
  },
}
