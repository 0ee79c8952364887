import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader } from '../stage'
import { rowNames } from './pointsScreen'
import { exportOf, feature, INNER_ZONE, marker, OUTER_ZONE, square } from './zoneExports'
import { applyButton, field, PATH, paste, zoneSelect } from './zoneSettingsScreen'

const WRONG = 'Формат не верный'

const meta: Meta<typeof ZoneSettingsPage> = {
  title: 'Справочники/Настройки зоны: выгрузка',
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

export const WrongText: Story = {
  name: 'Непонятный текст',
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
    await paste(exportOf(INNER_ZONE))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя']))
    await expect(screen.queryByText(WRONG)).toBeNull()
    await paste('{')
    await expect(await screen.findByText(WRONG)).toBeVisible()
    await expect(rowNames(canvasElement)).toEqual(['Внутренняя'])
  },
}

export const DroppedFile: Story = {
  name: 'Файл перетащен',
  play: async ({ canvas, canvasElement }) => {
    await field()
    const file = new File([exportOf(OUTER_ZONE)], 'zones.geojson', { type: 'application/geo+json' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    const heading = canvas.getByRole('heading', { name: 'Настройка зон доставки' })
    // Dispatch `dragover` repeatedly, as browsers do while the file is over the page.
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
  name: 'Выбранный файл',
  play: async ({ canvasElement, userEvent }) => {
    await field()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input as HTMLInputElement, new File(['не то'], 'a.json', { type: 'application/json' }))
    await expect(await screen.findByText(WRONG)).toBeVisible()
    await userEvent.upload(input as HTMLInputElement, new File([' '.repeat(20_000_001)], 'large.json'))
    await expect(await screen.findByText('Файл больше 20 МБ: выгрузите зоны частями')).toBeVisible()
    await userEvent.upload(
      input as HTMLInputElement,
      new File([exportOf(INNER_ZONE)], 'b.json', { type: 'application/json' }),
    )
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя']))
  },
}

export const NoOutlines: Story = {
  name: 'Нет контуров',
  tags: ['пусто'],
  play: async () => {
    await paste(exportOf(marker('Кухня')))
    await expect(await screen.findByText('В выгрузке нет контуров')).toBeVisible()
  },
}

/**
 * A file of 10 MB with 5000 outlines. The table renders 50 rows per page. A zone chosen on page 1 is still chosen after a visit to page 2.
 */
export const Thousands: Story = {
  name: 'Тысячи строк',
  play: async ({ canvas, canvasElement }) => {
    const many = Array.from({ length: 5000 }, (_, index) => feature(`Зона ${index + 1}`, square(73.13, 49.77, 0.01)))
    const text = exportOf(...many, { padding: 'x'.repeat(9_000_000) })
    await expect(text.length).toBeGreaterThan(10_000_000)
    await field()
    await paste(text)
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(50))
    await expect(canvas.getByText(/^5 000 контуров, не поместились: 1$/)).toBeVisible()
    await chooseOption(await zoneSelect('Зона 7'), 'Юго-Восток: вело')
    await expect(await applyButton('Зона 7')).toBeEnabled()
    fireEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(rowNames(canvasElement)[0]).toBe('Зона 51'))
    await expect(rowNames(canvasElement)).toHaveLength(50)
    fireEvent.click(canvas.getByTitle('1'))
    await waitFor(async () => expect(await applyButton('Зона 7')).toBeEnabled())
  },
}

export const SeveralPolygons: Story = {
  name: 'Несколько контуров',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [ring] = INNER_ZONE.geometry.coordinates
    await paste(
      exportOf(
        {
          ...INNER_ZONE,
          geometry: { type: 'MultiPolygon', coordinates: [[ring], [OUTER_ZONE.geometry.coordinates[0]]] },
        },
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
    await chooseOption(await zoneSelect('Бант'), 'Создать')
    await userEvent.click(await applyButton('Бант'))
    const dialog = await findVisibleDialog('Новая зона доставки')
    await expect(dialog.getByText('Контур пересекает сам себя')).toBeVisible()
  },
}

/** With latitude and longitude swapped the zone would be far away from its point. The map warns before the user applies the outline. */
export const SwappedCoordinates: Story = {
  name: 'Координаты переставлены',
  play: async () => {
    await paste(exportOf(feature('Перепутано', square(49.77, 73.13, 0.02))))
    await expect(await screen.findByText(/^До контура от отправной точки 2 \d{3} километр/)).toBeVisible()
    await expect(screen.getByText(/сначала долгота, затем широта/)).toBeVisible()
  },
}

export const StrangeNames: Story = {
  name: 'Необычные имена',
  play: async ({ canvasElement }) => {
    await paste(
      exportOf(
        feature('<b>жирно</b>', INNER_ZONE.geometry.coordinates[0] ?? []),
        feature('', INNER_ZONE.geometry.coordinates[0] ?? []),
      ),
    )
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['<b>жирно</b>', 'Без названия, № 2']))
    await expect(canvasElement.querySelector('tbody b')).toBeNull()
  },
}

function Visits() {
  const [visit, setVisit] = useState(1)
  const end = () => {
    saveUnsavedInput()
    setVisit(visit + 1)
  }
  return (
    <Route path="/points/:id/settings">
      <ZoneSettingsPage key={visit} />
      <button type="button" onClick={end}>
        Сессия закончилась
      </button>
    </Route>
  )
}

export const Interrupted: Story = {
  name: 'Прерванный импорт',
  tags: ['ошибка'],
  render: () => <Visits />,
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await paste(exportOf(INNER_ZONE, OUTER_ZONE))
    await chooseOption(await zoneSelect('Внешняя'), 'Юго-Восток: авто')
    await expect(await applyButton('Внешняя')).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Сессия закончилась' }))
    await expect(await canvas.findByText('Восстановить введённое?')).toBeVisible()
    await expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Восстановить' }))
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Внутренняя', 'Внешняя']))
    await waitFor(async () => expect(await applyButton('Внешняя')).toBeEnabled())
    await expect(await applyButton('Внутренняя')).toBeDisabled()
    await expect(canvas.queryByText('Восстановить введённое?')).toBeNull()
  },
}
