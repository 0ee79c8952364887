import { beforeAll, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { WeekGrid } from '../../src/pages/schedules/grid/WeekGrid'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { setUpScreens } from '../form/setUpScreens'
import { days, shift } from './weekFixtures'

setUpScreens()
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  // The global AbortController is Node's; listeners of jsdom accept only that of a jsdom window.
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  Object.assign(window, { AbortController: (contentWindow as typeof globalThis | null)?.AbortController })
})

const COURIERS = [{ value: 1, label: 'Ким Асель', courierTypeId: 1 }]
const BLOCKED = new Map([[2, { fio: 'Ли Анна', courierTypeId: 1 }]])
const WEEK = days([shift(1)], [shift(2, { start: 720, end: 1200 })], [], [], [shift(3, { courierId: 2 })])

test.each([
  ['a day with another shift', /Ким/, 1, 'пересекается с 12–20'],
  ['a blocked courier', /Ли/, 2, 'курьер заблокирован'],
])('a shift that is dragged to %s shows a yellow warning', (_name, courier, day, warning) => {
  const cell = (name: RegExp, index: number) =>
    within(screen.getByRole('row', { name })).getAllByRole('cell')[index] as HTMLElement
  render(
    <WeekGrid
      editor={createWeekEditor({ week: { days: WEEK }, people: new Map() })}
      names={createScheduleNameLookup(COURIERS, [{ value: 1, label: 'Центр' }], BLOCKED)}
      {...{ verdicts: [], rowsBy: 'couriers', isReadOnly: false }}
      {...{ minutesBefore: undefined, pointId: undefined, demand: undefined }}
      onSave={() => undefined}
      onRepair={() => undefined}
    />,
  )
  const target = cell(courier, day)
  // jsdom has neither layout nor pointer events. In a cell as wide as the day has minutes, 800 lies inside the shift 09–18.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1440 } as DOMRect)
  Object.assign(document, { elementFromPoint: () => target })
  const event = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX })
  fireEvent(cell(/Ким/, 0), event('pointerdown', 800))
  fireEvent(window, event('pointermove', 900))
  expect(screen.getByText(warning).className).toBe('verdict verdict--yellow')
})
