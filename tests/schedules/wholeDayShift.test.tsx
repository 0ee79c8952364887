import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { courierDays } from '../../src/domain/courierDays'
import { applyScheduleCommand } from '../../src/domain/schedules/applyScheduleCommand'
import { shiftCoverageByHour } from '../../src/domain/schedules/coverage'
import { findReplacementCouriers } from '../../src/domain/schedules/replacements'
import { breakAfterShiftMove } from '../../src/domain/schedules/scheduleShift'
import { parseShiftsText } from '../../src/domain/schedules/timeText'
import { validateWeek } from '../../src/domain/schedules/validateWeek'
import { WeekGridRowView } from '../../src/pages/schedules/grid/WeekGridRowView'
import { days, shift } from './weekFixtures'

// Contract: equal start and end mean a shift of 24 hours.
const NINE = 540
const LUNCH = { breakStart: 780, breakEnd: 840 }
const WHOLE_DAY = shift(1, { start: NINE, end: NINE })
const week = (...rows: Parameters<typeof days>) => ({ days: days(...rows) })

const stretched = (edge: 'start' | 'end', minutes: number) => {
  const next = applyScheduleCommand(week([WHOLE_DAY]), { name: 'stretch', row: { day: 0, key: 1 }, edge, minutes })
  const { start, end } = next.days[0]?.rows[0] ?? {}
  return [start, end]
}

const replacements = (other: Parameters<typeof shift>[1]) =>
  findReplacementCouriers(week([WHOLE_DAY], [shift(2, { courierId: 2, ...other })]), { day: 0, key: 1 }, [
    { id: 1 },
    { id: 2 },
  ]).map(({ courierId }) => courierId)

const plannedOn = (timeStart: string, timeEnd: string) => {
  const dateItem = '2026-03-17'
  const period = { dateStart: dateItem, dateEnd: dateItem }
  return courierDays(period, new Map([[dateItem, [{ dateItem, timeStart, timeEnd }]]]), [], dateItem)[0]
}

const sum = (hours: readonly number[] | undefined) => hours?.reduce((total, hour) => total + hour, 0)

test.each<[string, () => unknown, unknown]>([
  ['cover of its day', () => sum(shiftCoverageByHour(days([WHOLE_DAY]))[0]), 15],
  ['cover of the next day', () => sum(shiftCoverageByHour(days([WHOLE_DAY]))[1]), 9],
  ['cover without its break', () => sum(shiftCoverageByHour(days([{ ...WHOLE_DAY, ...LUNCH }]))[0]), 14],
  ['no replacement who works during it', () => replacements({ start: 480, end: 720 }), []],
  ['no replacement without rest after it', () => replacements({ start: 720, end: 900 }), []],
  ['a replacement with rest after it', () => replacements({ start: 1020, end: 1200 }), [2]],
  ['its break is inside', () => validateWeek(days([{ ...WHOLE_DAY, ...LUNCH }])).map(({ kind }) => kind), ['zero']],
  ['an earlier end', () => stretched('end', -15), [NINE, NINE + 1425]],
  ['no later end', () => stretched('end', 15), [NINE, NINE]],
  ['a later start', () => stretched('start', 15), [NINE + 15, NINE + 1440]],
  ['no earlier start', () => stretched('start', -15), [NINE, NINE]],
  [
    'a moved break',
    () => breakAfterShiftMove({ ...WHOLE_DAY, ...LUNCH }, { start: 840, end: 840 }),
    { breakStart: 1080, breakEnd: 1140 },
  ],
  ['a typed break', () => parseShiftsText('9-9 13-14'), [{ start: NINE, end: NINE, ...LUNCH }]],
  ['the plan of a courier', () => plannedOn('09:00', '09:00')?.planned, 1440],
  ['the bar of a courier', () => plannedOn('09:00', '09:00')?.plans, [{ start: NINE, end: NINE + 1440 }]],
])('a shift of 24 hours: %s', (_name, found, expected) => {
  expect(found()).toEqual(expected)
})

test('the bar of a shift of 24 hours reaches the end of its day', () => {
  const unused = () => false
  const { container } = render(
    <table>
      <tbody>
        <WeekGridRowView
          row={{ courierId: 1, courierTypeId: undefined, title: 'Курьер' }}
          index={0}
          cells={[[WHOLE_DAY]]}
          sums={{ minutes: 1440, shifts: 1 }}
          plan={undefined}
          tones={[undefined]}
          minutesBefore={undefined}
          cursorDay={undefined}
          marked={undefined}
          edit={undefined}
          onText={unused}
          onChoice={unused}
          onMove={unused}
          onRestore={unused}
        />
      </tbody>
    </table>,
  )
  const bar = container.querySelector<HTMLElement>('.week-grid__bar')
  expect([bar?.style.left, bar?.style.width]).toEqual(['37.5%', '62.5%'])
})
