import { screen } from 'storybook/test'
import { type failingHandler, staticResponseHandler } from '../../mocks/testing'
import { stageOf } from '../stage'

export const PATH = '/couriers-shifts'
export const SEARCH_ENDPOINT = '/manage/slot/search'

export const SHIFT = {
  id: 31,
  cityId: 1,
  dateSlot: '2026-03-17',
  courier: { id: 777, fio: 'Ахметов Ержан', courierTypeId: 5 },
  createdAt: '2026-03-17 09:58:12',
  finishedAt: '2026-03-17 18:04:41',
  countOrder: 17,
  salary: { orderAmount: 8500, dailyBonus: 1500 },
  sumDelivery: 3200,
  distance: 41_260,
  sessionEnd: '2026-03-17 18:04:41',
  breakTimeStart: '2026-03-17 13:00:00',
  breakTimeEnd: '2026-03-17 13:30:00',
  history: [
    { action: 'start', dateTime: '2026-03-17 09:58:12' },
    { action: 'end', dateTime: '2026-03-17 13:00:00' },
    { action: 'start', dateTime: '2026-03-17 13:31:05' },
    { action: 'end', dateTime: '2026-03-17 18:04:41' },
  ],
  trackInfo: [
    {
      orderIds: [1042],
      courierId: 777,
      track: [
        [49.8, 73.1],
        [49.81, 73.1],
      ],
    },
    {
      orderIds: [1043, 1044],
      courierId: 777,
      track: [
        [49.81, 73.1],
        [49.81, 73.12],
      ],
    },
  ],
}

export const OPEN_SHIFT = {
  ...SHIFT,
  createdAt: '2026-03-18 09:58:12',
  id: 32,
  finishedAt: null,
  sessionEnd: null,
  history: [],
  trackInfo: [],
  salary: null,
}

export const ROWS = staticResponseHandler(SEARCH_ENDPOINT, [SHIFT, OPEN_SHIFT])

export const stageParameters = (query: string, ...responses: ReturnType<typeof failingHandler>[]) => ({
  stage: { address: `${PATH}${query}`, responses },
})

export const searches = (loaded: Record<string, unknown>) =>
  stageOf(loaded).calls.filter(({ call }) => call.includes('/slot/search'))

export const rows = async () => {
  const cells = await screen.findAllByText('Ахметов Ержан')
  return cells.map((cell) => cell.closest('tr') as HTMLElement)
}
