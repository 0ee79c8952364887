import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { outlineCorners } from '../../src/domain/outlineCorners'
import type { PointPage } from '../../src/pages/points/PointPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { stageOf } from '../stage'
import { changes } from './pointsScreen'
import { at, editing, FOOT, zoneScreen } from './zoneDialogScreen'

const meta: Meta<typeof PointPage> = {
  title: 'Справочники/Зоны: контур',
  ...zoneScreen,
}
export default meta

type Story = StoryObj<typeof PointPage>

export const EditOutline: Story = {
  name: 'Изменение контура',
  parameters: at(`form=edit&entry=${FOOT}`),
  play: async ({ userEvent, loaded }) => {
    const stage = stageOf(loaded)
    const before = outlineCorners(stage.world.db.point(2).deliveryZones[0]?.polygon ?? [])
    const count = before.length
    const dialog = await editing()
    await expect(dialog.getByRole('img', { name: 'Контур зоны' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Юго-Восток: авто' })).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Удалить угол' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Следующий угол' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: `Угол 1 из ${count}` })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(dialog.getByText(/^Угол 1 из \d+. Площадь: .+ → .+ %$/)).toBeVisible()
    await userEvent.keyboard('{Insert}')
    await waitFor(() => expect(dialog.getByRole('button', { name: `Угол 2 из ${count + 1}` })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(dialog.getByRole('button', { name: `Угол 2 из ${count}` })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Зона доставки сохранена')).toBeVisible()
    const { polygon } = (changes(stage)[0]?.body ?? {}) as { polygon?: [number, number][] }
    const [first, ...rest] = outlineCorners(polygon ?? [])
    await expect(rest).toEqual(before.slice(1))
    await expect(first?.[0]).toBeGreaterThan(before[0]?.[0] ?? 0)
    await expect(first?.[1]).toBeGreaterThan(before[0]?.[1] ?? 0)
  },
}

export const RestoredOutline: Story = {
  name: 'Контур возвращён',
  parameters: at(`form=edit&entry=${FOOT}`),
  play: async ({ userEvent }) => {
    const dialog = await editing()
    await userEvent.click(dialog.getByRole('button', { name: 'Предыдущий угол' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить угол' }))
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть контур' }))
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const OutlineChangedMeanwhile: Story = {
  name: 'Изменение: контур изменил и коллега',
  parameters: at(`form=edit&entry=${FOOT}`),
  play: async ({ userEvent, loaded }) => {
    const { db } = stageOf(loaded).world
    const dialog = await editing()
    ;(await dialog.findByRole('button', { name: /^Угол 1 из/ })).focus()
    await userEvent.keyboard('{ArrowUp>3/}')
    db.points.update(2, {
      deliveryZones: db
        .point(2)
        .deliveryZones.map((zone) => ({ ...zone, polygon: zone.polygon.map(([long, lat]) => [long + 0.01, lat]) })),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    const question = await findVisibleDialog('Коллега изменил то же самое')
    const row = question.getByRole('row', { name: /Контур/ })
    // All outlines have the same number of corners. To tell them apart, each cell of the row «Контур» also shows a drawing and the area.
    await expect(row.querySelectorAll('td svg')).toHaveLength(3)
    for (const cell of row.querySelectorAll('td')) await expect(cell).toHaveTextContent(/^\d+\sугл[а-я]+, [\d,]+\sкм²$/)
  },
}
