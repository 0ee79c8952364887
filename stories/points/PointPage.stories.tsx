import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import type { World } from '../../mocks/store/world'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { PointPage } from '../../src/pages/points/PointPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, rowNames, tilesOf } from './pointsScreen'

const POINT = '/manage/point/:id'

const meta: Meta<typeof PointPage> = {
  title: 'Справочники/Карточка точки',
  tags: ['экран'],
  component: PointPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/points/2' } },
  render: () => (
    <Route path="/points/:id">
      <PointPage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof PointPage>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: '/points/2', responses: handlers },
})

function oddZone({ db }: World): void {
  const [first, ...others] = db.point(2).deliveryZones
  if (first) db.points.update(2, { deliveryZones: [{ ...first, status: false, courierBonus: null }, ...others] })
}

export const Loaded: Story = {
  parameters: { stage: { address: '/points/2', arrange: oddZone } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const stage = stageOf(loaded)
    await expect(await canvas.findByRole('heading', { name: 'Зоны доставки: Юго-Восток' })).toBeVisible()
    const zones = stage.world.db.point(2).deliveryZones
    await waitFor(() => expect(rowNames(canvasElement, 2)).toEqual(zones.map(({ name }) => name)))
    await expect(rowNames(canvasElement, 1)).toEqual(['Пешая', 'Велосипед', 'Мотоцикл', 'Автомобиль', 'Внешняя служба'])
    await expect(canvasElement.querySelectorAll('tbody .zone-type svg')).toHaveLength(5)
    const [first] = canvas
      .getAllByRole('row')
      .slice(1)
      .filter((row) => row.textContent?.includes('пешая'))
    await expect(within(first as HTMLElement).getByText(`${zones[0]?.deliveryTime} мин`)).toBeVisible()
    await expect(within(first as HTMLElement).getByText('0 ₸')).toBeVisible()
    await expect(within(first as HTMLElement).getByText('Отключен')).toBeVisible()
    await expect(canvas.getAllByText('Включен')).toHaveLength(4)
    await expect(stage.calls).toEqual([{ call: 'GET /v1/manage/point/2', body: undefined }])
  },
}

export const Empty: Story = {
  parameters: responses(
    staticResponseHandler(POINT, {
      id: 2,
      name: 'Новая',
      cityId: 1,
      status: true,
      lat: '49.7',
      long: '73.1',
      deliveryZones: null,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Список зоны доставки пуст')).toBeVisible()
    await expect(canvas.getByText(/Нажмите «Настроить зоны»/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать на карте' }))
    const dialog = await findVisibleDialog('Зоны доставки на карте')
    await expect(await dialog.findByText('Список зоны доставки пуст')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler(POINT)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Тип' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Показать на карте' })).toBeDisabled()
    await expect(canvas.queryByText('Список зоны доставки пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler(POINT, 500, 'Сервер временно недоступен')),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'GET /v1/manage/point/2')).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: responses(failingHandler(POINT, 403, 'Нет прав на отправную точку')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на отправную точку')).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: { stage: { address: '/points/2?form=edit&entry=201', person: 'dispatcher' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Зоны доставки: Юго-Восток' })
    await expect(canvas.queryByRole('link', { name: 'Настроить зоны' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Редактировать|Удалить):/ })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Действия' })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Показать на карте' })).toBeEnabled()
  },
}

export const ToSettings: Story = {
  name: 'К настройкам',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Настроить зоны' }))
    await expect(stageOf(loaded).address()).toBe('/points/2/settings')
  },
}

const outlines = () => [...document.querySelectorAll<SVGElement>('.map-outline')]
const outlineOf = (name: string) => screen.getByRole('img', { name }).querySelector('polygon')

export const OnMap: Story = {
  name: 'На карте',
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await canvas.findByRole('heading', { name: 'Зоны доставки: Юго-Восток' })
    await userEvent.click(canvas.getByRole('button', { name: 'Показать на карте' }))
    await expect(stage.address()).toBe('/points/2?form=map')
    const dialog = await findVisibleDialog('Зоны доставки на карте')
    await tilesOf(/Карта зон/)
    await waitFor(() => expect(outlines()).toHaveLength(5))
    const levels = Object.fromEntries(outlines().map((svg) => [svg.getAttribute('aria-label'), svg.style.zIndex]))
    await expect(levels).toEqual({
      'Юго-Восток: пешая': '15',
      'Юго-Восток: вело': '10',
      'Юго-Восток: мото': '8',
      'Юго-Восток: авто': '5',
      'Юго-Восток: внешняя служба': '15',
    })
    const shapes = outlines().map((svg) => svg.querySelector('polygon') as SVGPolygonElement)
    await expect(shapes.map((shape) => shape.getAttribute('fill-opacity'))).toEqual(Array(5).fill('0.5'))
    const colors = shapes.map((shape) => shape.style.fill)
    await expect(new Set(colors).size).toBe(5)
    await userEvent.click(dialog.getByRole('button', { name: 'Отдалить' }))
    await userEvent.hover(within(dialog.getByRole('list', { name: 'Зоны' })).getByText('Юго-Восток: мото'))
    await waitFor(() => expect(outlineOf('Юго-Восток: мото')).toHaveAttribute('stroke-width', '4'))
    await expect(outlines().map((svg) => svg.querySelector('polygon')?.style.fill)).toEqual(colors)
  },
}

/** Four zones of one type around a square. The eastern one overlaps the northern one. */
function spoilZones({ db }: World): void {
  const point = db.point(2)
  const { long, lat } = point
  const box = (x: number, y: number, width: number, height: number): [number, number][] => [
    [long + x, lat + y],
    [long + x + width, lat + y],
    [long + x + width, lat + y + height],
    [long + x, lat + y + height],
  ]
  const shapes = [
    box(-0.03, -0.03, 0.06, 0.02),
    box(-0.03, 0.01, 0.06, 0.02),
    box(-0.03, -0.01, 0.02, 0.02),
    box(0.01, -0.01, 0.02, 0.025),
  ]
  const deliveryZones = point.deliveryZones.slice(0, 4).map((zone, index) => ({
    ...zone,
    typeId: 10 as const,
    status: true,
    polygon: shapes[index] ?? [],
  }))
  db.points.update(2, { deliveryZones })
}

export const OverlapsAndHoles: Story = {
  name: 'Перекрытия и пропуски',
  parameters: { stage: { address: '/points/2?form=map', arrange: spoilZones } },
  play: async () => {
    const dialog = await findVisibleDialog('Зоны доставки на карте')
    const found = within(await dialog.findByRole('region', { name: 'Перекрытия и пропуски' }))
    const texts = found.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    await expect(texts).toHaveLength(2)
    await expect(texts[0]).toMatch(/ и .+ перекрываются, около [\d,]+\sкм²$/)
    await expect(texts[1]).toMatch(/^Место внутри зон не входит ни в одну, около [\d,]+\sкм²$/)
    for (const text of texts) await expect(dialog.getByRole('img', { name: text })).toBeVisible()
  },
}

export const ZoneColors: Story = {
  name: 'Цвета зон',
  parameters: { stage: { address: '/points/2?form=map' } },
  play: async () => {
    const dialog = await findVisibleDialog('Зоны доставки на карте')
    await tilesOf(/Карта зон/)
    await waitFor(() => expect(outlines()).toHaveLength(5))
    for (const item of within(dialog.getByRole('list', { name: 'Зоны' })).getAllByRole('listitem')) {
      const name = item.querySelector('.zones-map__words')?.firstChild?.textContent ?? ''
      const outline = outlineOf(name) as SVGPolygonElement
      const [line, ground] = [getComputedStyle(outline), Number(outline.getAttribute('fill-opacity'))]
      const swatch = getComputedStyle(item.querySelector('.zones-map__color') as HTMLElement)
      await expect(channels(swatch.borderTopColor)).toEqual(channels(line.stroke))
      await expect(channels(line.fill)).toEqual(channels(line.stroke))
      const [red = 0, green = 0, blue = 0] = channels(line.fill)
      const inside = [red, green, blue, ground]
      for (const [place, part] of channels(swatch.backgroundColor).entries())
        await expect(part).toBeCloseTo(inside[place] as number, 2)
    }
  },
}

/**
 * Parses a CSS colour in the form `rgb(…)` or `color(srgb …)`. Returns red, green and blue from 0 to 1, and the opacity if it is below 1.
 */
function channels(color: string): number[] {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? []
  const scale = color.startsWith('rgb') ? 255 : 1
  return numbers.map((value, index) => (index < 3 ? value / scale : value))
}
