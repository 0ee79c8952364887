import { afterEach, expect, test } from '@jest/globals'
import { session } from '../../src/session/session'
import { cityTimezone, sharedTimezone } from '../../src/session/timezones'

/** Contract: times of a city follow its `timezone`, otherwise UTC+5, independent of the machine's time zone. */

const zone = process.env.TZ

afterEach(() => {
  session.user = null
  process.env.TZ = zone
})

test.each(['Asia/Almaty', 'Europe/Berlin', 'Asia/Omsk', 'America/New_York'])('on a machine in %s', (machine) => {
  process.env.TZ = machine
  session.user = {
    id: 1,
    fio: 'Ахметов Данияр',
    accesses: [],
    allowedCities: [
      { id: 1, name: 'Караганда', timezone: undefined },
      { id: 2, name: 'Усть-Каменогорск', timezone: 6 },
    ],
  } as unknown as typeof session.user
  expect([cityTimezone(1), cityTimezone(2), cityTimezone(77), cityTimezone(undefined)]).toEqual([5, 6, 5, 5])
  expect(sharedTimezone()).toBeUndefined()
})

test('without a city, the timezone is that of all cities of the user', () => {
  session.user = {
    id: 1,
    fio: 'Ахметов Данияр',
    accesses: [],
    allowedCities: [
      { id: 2, name: 'Усть-Каменогорск', timezone: 6 },
      { id: 3, name: 'Семей', timezone: 6 },
    ],
  } as unknown as typeof session.user
  expect([cityTimezone(undefined), cityTimezone(77), sharedTimezone()]).toEqual([6, 5, 6])
})
