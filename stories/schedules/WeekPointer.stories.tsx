import { expect, type screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { reduceDraft, WEEKS } from './schedulesScreen'
import { cellText, enterGrid, gridCell, weekScreen } from './weekScreen'

const meta: Meta<typeof SchedulePage> = {
  title: 'Расписания/Сетка недели: указатель',
  ...weekScreen,
  parameters: {
    stage: { address: `/schedules/${WEEKS.draft.id}?view=week`, person: 'dispatcher', arrange: reduceDraft },
  },
}
export default meta

type Story = StoryObj<typeof SchedulePage>

const cell = (row: number, day: number) => gridCell(row, day) as HTMLElement
const hint = () => document.querySelector('.week-grid__hint')

type UserEvent = { keyboard: (keys: string) => Promise<void> }

async function withShift(canvas: Pick<typeof screen, 'findByRole'>, userEvent: UserEvent): Promise<HTMLElement> {
  await enterGrid(canvas)
  await userEvent.keyboard('{ArrowRight}9-18{Enter}')
  await waitFor(() => expect(cellText(0, 1)).toBe('09–18'))
  return cell(0, 1).querySelector('.week-grid__bar') as HTMLElement
}

type Point = { x: number; y: number }

function press(element: HTMLElement, from: Point, init: PointerEventInit = {}) {
  const event = (type: string, { x, y }: Point) =>
    new PointerEvent(type, {
      ...{ clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, cancelable: true },
      ...init,
    })
  element.dispatchEvent(event('pointerdown', from))
  return {
    moveTo: (to: Point) => window.dispatchEvent(event('pointermove', to)),
    release: (to: Point) => window.dispatchEvent(event('pointerup', to)),
  }
}

const middleOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
const endOf = (element: HTMLElement): Point => ({ ...middleOf(element), x: element.getBoundingClientRect().right - 1 })

const pixels = (minutes: number): number =>
  ((cell(0, 1).querySelector('.week-grid__strip')?.getBoundingClientRect().width ?? 0) * minutes) / (24 * 60)

export const Move: Story = {
  name: 'Перенос',
  play: async ({ canvas, userEvent }) => {
    const bar = await withShift(canvas, userEvent)
    const to = middleOf(cell(2, 4))
    press(bar, middleOf(bar)).moveTo(to)
    await waitFor(() => expect(hint()).toHaveTextContent('09–18'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(hint()).toBeNull())
    await expect(cellText(0, 1)).toBe('09–18')
    const drag = press(bar, middleOf(bar))
    drag.moveTo(to)
    drag.release(to)
    await waitFor(() => expect([cellText(0, 1), cellText(2, 4)]).toEqual(['', '09–18']))
  },
}

export const Copy: Story = {
  name: 'Копирование',
  play: async ({ canvas, userEvent }) => {
    const bar = await withShift(canvas, userEvent)
    const to = middleOf(cell(1, 3))
    const drag = press(bar, middleOf(bar), { ctrlKey: true })
    drag.moveTo(to)
    drag.release(to)
    await waitFor(() => expect([cellText(0, 1), cellText(1, 3)]).toEqual(['09–18', '09–18']))
  },
}

export const Stretch: Story = {
  name: 'Растягивание',
  play: async ({ canvas, userEvent }) => {
    const bar = await withShift(canvas, userEvent)
    const end = endOf(bar)
    const later = { ...end, x: end.x + pixels(55) }
    const coarse = press(bar, end)
    coarse.moveTo(later)
    coarse.release(later)
    await waitFor(() => expect(cellText(0, 1)).toBe('09–19'))
    const next = endOf(cell(0, 1).querySelector('.week-grid__bar') as HTMLElement)
    const earlier = { ...next, x: next.x - pixels(55) }
    const fine = press(cell(0, 1).querySelector('.week-grid__bar') as HTMLElement, next, { altKey: true })
    fine.moveTo(earlier)
    fine.release(earlier)
    await waitFor(() => expect(cellText(0, 1)).toBe('09–18:05'))
  },
}

export const DragWarning: Story = {
  name: 'Предупреждение при переносе',
  play: async ({ canvas, userEvent }) => {
    await withShift(canvas, userEvent)
    await userEvent.keyboard('{ArrowUp}{ArrowRight}12-20{Enter}')
    await waitFor(() => expect(cellText(0, 2)).toBe('12–20'))
    const bar = cell(0, 1).querySelector('.week-grid__bar') as HTMLElement
    const to = middleOf(cell(0, 2))
    const drag = press(bar, middleOf(bar))
    drag.moveTo(to)
    await waitFor(() => expect(hint()).toHaveTextContent(/пересекается с /))
    await userEvent.keyboard('{Escape}')
    await expect(cellText(0, 1)).toBe('09–18')
  },
}

export const Touch: Story = {
  name: 'Касанием',
  play: async ({ canvas, userEvent }) => {
    const bar = await withShift(canvas, userEvent)
    const to = middleOf(cell(1, 3))
    const scroll = press(bar, middleOf(bar), { pointerType: 'touch' })
    scroll.moveTo(to)
    scroll.release(to)
    await expect(hint()).toBeNull()
    await expect(cellText(0, 1)).toBe('09–18')
    const drag = press(bar, middleOf(bar), { pointerType: 'touch' })
    // Hold the bar longer than the delay of a long press, so that the drag starts.
    await new Promise((resolve) => setTimeout(resolve, 600))
    drag.moveTo(to)
    await waitFor(() => expect(hint()).toHaveTextContent('09–18'))
    drag.release(to)
    await waitFor(() => expect([cellText(0, 1), cellText(1, 3)]).toEqual(['', '09–18']))
  },
}
