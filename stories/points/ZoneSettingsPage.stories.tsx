import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { failing } from '../../mocks/testing'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { choose } from '../form/choose'
import { openDialog } from '../openDialog'
import { onStage, stageLoader, stageOf } from '../stage'
import { callsOf, changes, rowNames } from './pointsScreen'
import { exportOf, feature, INNER, marker, OUTER, square } from './zoneExports'

const PATH = '/points/2/settings'
const WRONG = 'Формат не верный'
const FIELD = 'Выгрузка из сервиса карт (JSON)'

const meta: Meta<typeof ZoneSettingsPage> = {
  title: 'Справочники/Настройки зоны',
  component: ZoneSettingsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
  render: () => (
    <Route path="/points/:id/settings">
      <ZoneSettingsPage />
    </Route>
  ),
}
export default meta

type Story = StoryObj<typeof ZoneSettingsPage>

const field = () => screen.findByLabelText(FIELD)

async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  ;(await field()).dispatchEvent(event)
}

const applyButton = (name: string) => screen.findByRole('button', { name: `Применить: ${name}` })
const zoneSelect = (name: string) => screen.findByRole('combobox', { name: `Зона для «${name}»` })
const shapeOf = (name: RegExp) => screen.findByRole('img', { name })

export const Loaded: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Настройка зон доставки' })).toBeVisible()
    await expect(await field()).toHaveValue('')
    await expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await expect(stageOf(loaded).address()).toBe('/points/2')
  },
}

/** An existing zone gets the outline alone; what is about to change is on the map before. */
export const Existing: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER, OUTER, marker('Кухня')))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя', 'Внешняя']))
    await expect(canvas.getByText('2 контура, пропущено: 1')).toBeVisible()
    await expect(canvas.getByText('Не загружено: 1 объект')).toBeVisible()
    await expect(canvas.getByText('«Кухня»: метка, а не контур')).toBeVisible()
    await expect(await shapeOf(/^Станет: Внутренняя$/)).toBeVisible()
    const apply = await applyButton('Внешняя')
    await expect(apply).toBeDisabled()
    await choose(await zoneSelect('Внешняя'), 'Юго-Восток: авто')
    await expect(apply).toBeEnabled()
    await expect(await shapeOf(/^Станет: Внешняя$/)).toBeVisible()
    await expect(await shapeOf(/^Сейчас: Юго-Восток: авто$/)).toBeVisible()
    await expect(canvas.getByText('Станет: Внешняя, 5 вершин')).toBeVisible()
    await expect(changes(stage)).toEqual([])
    await userEvent.dblClick(apply)
    await expect(await screen.findByText('Контур зоны «Юго-Восток: авто» обновлён')).toBeVisible()
    await expect(await canvas.findByText('Применено')).toHaveAttribute('title', 'Обновлена: Юго-Восток: авто')
    await expect(canvas.getByText('Обновлена: Юго-Восток: авто')).toBeVisible()
    await expect(apply).toBeDisabled()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point/delivery-zone/210',
        body: { polygon: OUTER.geometry.coordinates[0] },
      },
    ])
    await waitFor(() => expect(callsOf(stage, 'GET /v1/manage/point/2')).toHaveLength(2))
  },
}

export const Create: Story = {
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER, OUTER))
    await choose(await zoneSelect('Внешняя'), 'Создать')
    await userEvent.click(await applyButton('Внешняя'))
    await expect(stage.address()).toBe(`${PATH}?form=add&entry=1`)
    const dialog = await openDialog('Новая зона доставки')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Внешняя')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    // Type, status and time: nothing is chosen for a new zone.
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(3)
    await choose(dialog.getByLabelText(/Тип/), 'Мотоцикл')
    await choose(dialog.getByLabelText(/Статус/), 'Включен')
    await choose(dialog.getByLabelText(/Максимальное время/), '45', '45')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Зона доставки добавлена')).toBeVisible()
    await expect(await screen.findByText('Применено')).toHaveAttribute('title', 'Создана зона')
    await expect(stage.address()).toBe(PATH)
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/point/2/delivery-zone',
        body: {
          name: 'Внешняя',
          description: null,
          typeId: 8,
          status: true,
          deliveryTime: 45,
          deliveryPrice: null,
          courierBonus: null,
          allowExternalCourier: false,
          polygon: OUTER.geometry.coordinates[0],
        },
      },
    ])
    await waitFor(async () => expect(await zoneSelect('Внутренняя')).toBeEnabled())
  },
}

/** The link of the dialog holds no import: nothing opens, and the address is put right. */
export const CreateWithoutImport: Story = {
  parameters: { stage: { address: `${PATH}?form=add&entry=1` } },
  play: async ({ loaded }) => {
    await waitFor(() => expect(stageOf(loaded).address()).toBe(PATH))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const ApplyFails: Story = {
  parameters: {
    stage: { address: PATH, responses: [failing('/manage/point/delivery-zone/:id', 500, 'Сервер перегружен')] },
  },
  play: async ({ canvasElement, userEvent, loaded }) => {
    await paste(exportOf(INNER))
    await choose(await zoneSelect('Внутренняя'), 'Юго-Восток: вело')
    await userEvent.click(await applyButton('Внутренняя'))
    await expect(await screen.findByText('Сервер перегружен')).toBeVisible()
    await waitFor(async () => expect(await applyButton('Внутренняя')).toBeEnabled())
    await expect(canvasElement.querySelector('.zone-import__zone')).toHaveTextContent('Юго-Восток: вело')
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

/** A text that is no export is cleared, and said to be wrong; the next one is read. */
export const WrongText: Story = {
  play: async ({ canvasElement, userEvent }) => {
    for (const text of ['{"type":"FeatureCollection"}', 'центр', '[1]', '['.repeat(100_000), 'null']) {
      await paste(text)
      await expect(await screen.findByText(WRONG)).toBeVisible()
      await expect(await field()).toHaveValue('')
    }
    await expect(await field()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(await field(), 'abc')
    await expect(screen.queryByText(WRONG)).toBeNull()
    await userEvent.tab()
    await expect(await screen.findByText(WRONG)).toBeVisible()
    await expect(await field()).toHaveValue('')
    await paste(exportOf(INNER))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя']))
    await expect(screen.queryByText(WRONG)).toBeNull()
    await paste('{')
    await expect(await screen.findByText(WRONG)).toBeVisible()
    await expect(rowNames(canvasElement)).toEqual(['Внутренняя'])
  },
}

/** A file may be dropped anywhere on the page. */
export const DroppedFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await field()
    const file = new File([exportOf(OUTER)], 'zones.geojson', { type: 'application/geo+json' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    const heading = canvas.getByRole('heading', { name: 'Настройка зон доставки' })
    // As a browser does, again and again while the file is over the page.
    await waitFor(() => {
      heading.dispatchEvent(drag('dragover'))
      return expect(canvasElement.querySelector('.export-field--dragged')).not.toBeNull()
    })
    heading.dispatchEvent(drag('drop'))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внешняя']))
    await expect(canvasElement.querySelector('.export-field--dragged')).toBeNull()
  },
}

export const ChosenFile: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await field()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input as HTMLInputElement, new File(['не то'], 'a.json', { type: 'application/json' }))
    await expect(await screen.findByText(WRONG)).toBeVisible()
    await userEvent.upload(
      input as HTMLInputElement,
      new File([exportOf(INNER)], 'b.json', { type: 'application/json' }),
    )
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя']))
  },
}

export const NoOutlines: Story = {
  play: async () => {
    await paste(exportOf(marker('Кухня')))
    await expect(await screen.findByText('В выгрузке нет контуров')).toBeVisible()
  },
}

/** 5000 outlines in 10 MB: 50 rows are there at a time, so the page responses at once; what was chosen on another page stays. */
export const Thousands: Story = {
  play: async ({ canvas, canvasElement }) => {
    const many = Array.from({ length: 5000 }, (_, index) => feature(`Зона ${index + 1}`, square(73.13, 49.77, 0.01)))
    const text = exportOf(...many, { padding: 'x'.repeat(9_000_000) })
    await expect(text.length).toBeGreaterThan(10_000_000)
    await field()
    await paste(text)
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(50))
    await expect(canvas.getByText(/^5 000 контуров, не поместились: 1$/)).toBeVisible()
    await choose(await zoneSelect('Зона 7'), 'Юго-Восток: вело')
    await expect(await applyButton('Зона 7')).toBeEnabled()
    fireEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(rowNames(canvasElement)[0]).toBe('Зона 51'))
    await expect(rowNames(canvasElement)).toHaveLength(50)
    fireEvent.click(canvas.getByTitle('1'))
    await waitFor(async () => expect(await applyButton('Зона 7')).toBeEnabled())
  },
}

/** The outlines of a feature with several polygons; one that crosses itself is marked in its row and on the map. */
export const SeveralPolygons: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [ring] = INNER.geometry.coordinates
    await paste(
      exportOf(
        { ...INNER, geometry: { type: 'MultiPolygon', coordinates: [[ring], [OUTER.geometry.coordinates[0]]] } },
        feature('Бант', [
          [73.1, 49.7],
          [73.2, 49.8],
          [73.2, 49.7],
          [73.1, 49.8],
        ]),
      ),
    )
    await waitFor(() =>
      expect(rowNames(canvasElement)).toEqual(['Внутренняя (1 из 2)', 'Внутренняя (2 из 2)', 'БантПересекает себя']),
    )
    await expect(canvas.getByText('3 контура, пересекают себя: 1')).toBeVisible()
    await expect(canvas.queryByText('Контур пересекает сам себя')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Бант' }))
    await expect(await canvas.findByText('Контур пересекает сам себя')).toBeVisible()
    await choose(await zoneSelect('Бант'), 'Создать')
    await userEvent.click(await applyButton('Бант'))
    const dialog = await openDialog('Новая зона доставки')
    await expect(dialog.getByText('Контур пересекает сам себя')).toBeVisible()
  },
}

/** Whoever leaves with outlines that are not applied is asked; a dialog of the same screen is no leaving. */
export const LeaveUnapplied: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await paste(exportOf(INNER))
    await choose(await zoneSelect('Внутренняя'), 'Создать')
    await userEvent.click(await applyButton('Внутренняя'))
    const added = await openDialog('Новая зона доставки')
    await waitFor(() => expect(added.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.click(added.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(stage.address()).toBe(PATH))
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    const question = await openDialog('Отменить изменения и уйти со страницы?')
    await expect(question.getByText('Часть загруженных контуров ещё не применена.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Нет, остаться' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stage.address()).toBe(PATH)
    await choose(await zoneSelect('Внутренняя'), 'Юго-Восток: вело')
    await userEvent.click(await applyButton('Внутренняя'))
    await expect(await canvas.findByText('Применено')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await expect(stage.address()).toBe('/points/2')
  },
}

/** Latitude and longitude in the wrong order make a zone in the Arctic Ocean: the map says so before it is applied. */
export const SwappedCoordinates: Story = {
  play: async () => {
    await paste(exportOf(feature('Перепутано', square(49.77, 73.13, 0.02))))
    await expect(await screen.findByText(/^До контура от отправной точки 2 \d{3} километр/)).toBeVisible()
    await expect(screen.getByText(/сначала долгота, затем широта/)).toBeVisible()
  },
}

/** Markup in names is text; a zone without a name has a number. */
export const StrangeNames: Story = {
  play: async ({ canvasElement }) => {
    await paste(
      exportOf(
        feature('<b>жирно</b>', INNER.geometry.coordinates[0] ?? []),
        feature('', INNER.geometry.coordinates[0] ?? []),
      ),
    )
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['<b>жирно</b>', 'Без названия, № 2']))
    await expect(canvasElement.querySelector('tbody b')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: {
    stage: { address: PATH, responses: [failing('/manage/point/:id', 500, 'Сервер временно недоступен')] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'GET /v1/manage/point/2')).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: {
    stage: { address: PATH, responses: [failing('/manage/point/:id', 403, 'Нет прав на отправную точку')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на отправную точку')).toBeVisible()
  },
}
