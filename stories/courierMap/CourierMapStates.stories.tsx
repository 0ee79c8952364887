import { HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { type failingHandler, staticResponseHandler } from '../../mocks/testing'
import { nowMs, setClockSource } from '../../src/lib/clock'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { pageLoader } from '../app/withPage'
import { clientPoint, waitForStillMap } from '../mapPositions'
import { onStage, stageOf } from '../stage'
import { courierRows, hoverMap, markerButton, pressKey, rowTexts, shortenIntervals } from './mapDialog'

const SEARCH = '/manage/courier/search'
const NOW = '2026-03-18 12:59:30'

const meta: Meta<typeof CourierMapDialog> = {
  title: 'Курьеры/Карта курьеров: состояния',
  component: CourierMapDialog,
  args: { open: true, onClose: fn() },
  loaders: [pageLoader],
  decorators: [onStage],
  parameters: { stage: { person: 'administrator' } },
}
export default meta

type Story = StoryObj<typeof CourierMapDialog>

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({ stage: { responses: handlers } })

const courier = (id: number, fio: string) => ({ id, fio, slot: { id, status: true } })
const seen = (courierId: number, lat: number, long: number) => ({ courierId, lat, long, updatedAt: NOW })
const AHMETOV = courier(1, 'Ахметов Ержан')
const KIM = courier(2, 'Ким Виктор')
const PLACES = staticResponseHandler('/manage/courier/location/1', [seen(1, 49.8, 73.1), seen(2, 49.83, 73.15)])

function inTurn(path: string, ...bodies: (() => Response)[]) {
  let turn = 0
  return http.all(`*/v1${path}`, () => (bodies[Math.min(turn++, bodies.length - 1)] as (typeof bodies)[number])())
}
const list =
  (...couriers: object[]) =>
  () =>
    HttpResponse.json(couriers as never, { headers: { 'x-pagination-total-count': String(couriers.length) } })
const refusal = () => HttpResponse.json({ message: 'Сервер перегружен' } as never, { status: 500 })

export const RefreshFailed: Story = {
  name: 'Не обновилось',
  parameters: responses(inTurn(SEARCH, list(AHMETOV, KIM), refusal, refusal, refusal, list(AHMETOV, KIM)), PLACES),
  beforeEach: shortenIntervals,
  play: async () => {
    await expect(await courierRows()).toHaveLength(2)
    await expect(await screen.findByText('Не удалось обновить')).toBeVisible()
    await expect(screen.getByText('Сервер перегружен')).toBeVisible()
    await expect(await courierRows()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(screen.queryByText('Не удалось обновить')).toBeNull())
    await expect(await courierRows()).toHaveLength(2)
  },
}

export const DataOld: Story = {
  name: 'Данные давние',
  parameters: responses(staticResponseHandler(SEARCH, [AHMETOV]), PLACES),
  play: async () => {
    const stamp = await screen.findByText(/^данные \d+.с назад$/)
    await expect(stamp).not.toHaveClass('data-stamp--old')
    const then = nowMs()
    setClockSource(() => then + 70_000)
    await waitFor(() => expect(stamp).toHaveTextContent(/^данные 70.с назад$/), { timeout: 5000 })
    await expect(stamp).toHaveClass('data-stamp--old')
  },
}

export const LeftShift: Story = {
  name: 'Ушёл со смены',
  parameters: responses(inTurn(SEARCH, list(AHMETOV, KIM), list(AHMETOV)), PLACES),
  beforeEach: shortenIntervals,
  play: async () => {
    await waitFor(async () => expect(await rowTexts()).toEqual(['Ахметов ЕржанСвободен', 'Ким ВикторУшёл со смены']))
    await expect(screen.getByRole('list', { name: 'Курьеры на смене' })).toHaveTextContent(/на смене 1/)
    const then = nowMs()
    setClockSource(() => then + 61_000)
    await waitFor(async () => expect(await courierRows()).toHaveLength(1), { timeout: 5000 })
  },
}

export const UndatedPosition: Story = {
  name: 'Положение без времени',
  parameters: responses(
    staticResponseHandler(SEARCH, [AHMETOV]),
    staticResponseHandler('/manage/courier/location/1', [{ ...seen(1, 49.8, 73.1), updatedAt: null }]),
  ),
  play: async () => {
    await waitFor(async () => expect(await rowTexts()).toEqual(['Ахметов ЕржанСвободен · время координат неизвестно']))
  },
}

/**
 * The map loads at most 10 pages of orders, to show their deadlines. If the city has more orders, it shows how many orders were not loaded.
 */
export const DueUnread: Story = {
  name: 'Сроки прочитаны не все',
  parameters: responses(
    staticResponseHandler(SEARCH, [AHMETOV]),
    PLACES,
    http.post('*/v1/manage/order/search', () =>
      HttpResponse.json([], {
        headers: {
          'x-pagination-total-count': '540',
          'x-pagination-per-page': '50',
          'x-pagination-page-count': '11',
        },
      }),
    ),
  ),
  play: async ({ loaded }) => {
    await expect(await screen.findByText(/^Сроки не загрузились: 40.заказов$/)).toBeVisible()
    const requests = stageOf(loaded).calls.filter(({ call }) => call.includes('/order/search'))
    await expect(requests).toHaveLength(10)
    await expect(requests[0]?.body).toEqual({ cityId: 1, orderBy: 'dateTimeStatusFinish_SORT_ASC' })
  },
}

export const DueFailed: Story = {
  name: 'Сроки не загрузились',
  tags: ['ошибка'],
  parameters: responses(
    staticResponseHandler(SEARCH, [{ ...AHMETOV, lastActiveOrder: { id: 7, status: 70 } }]),
    PLACES,
    inTurn(
      '/manage/order/search',
      refusal,
      list({ id: 7, status: 70, courier: { id: AHMETOV.id }, dateTimeStatusFinish: '2026-03-18 12:50:00' }),
    ),
  ),
  play: async () => {
    const alert = (await screen.findByText('Сроки не загрузились')).closest<HTMLElement>('[role="alert"]')
    await expect(alert).toHaveTextContent('Сервер перегружен')
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Обновить' }))
    await expect(await screen.findByRole('button', { name: 'опаздывают 1' })).toBeVisible()
    await expect(screen.queryByText('Сроки не загрузились')).toBeNull()
  },
}

export const PositionsFailed: Story = {
  name: 'Координаты не загрузились',
  tags: ['ошибка'],
  parameters: responses(
    staticResponseHandler(SEARCH, [AHMETOV, KIM]),
    inTurn('/manage/courier/location/1', refusal, list(seen(1, 49.8, 73.1), seen(2, 49.83, 73.15))),
  ),
  play: async () => {
    const alert = (await screen.findByText('Координаты не загрузились')).closest<HTMLElement>('[role="alert"]')
    await expect(alert).toHaveTextContent('Сервер перегружен')
    await expect(screen.getByRole('list', { name: 'Курьеры на смене' })).toHaveTextContent(/на смене 2/)
    await waitFor(async () =>
      expect(await rowTexts()).toEqual(['Ахметов ЕржанСвободен · нет координат', 'Ким ВикторСвободен · нет координат']),
    )
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Обновить' }))
    await waitFor(async () => expect(await rowTexts()).toEqual(['Ахметов ЕржанСвободен', 'Ким ВикторСвободен']))
    await expect(screen.queryByText('Координаты не загрузились')).toBeNull()
  },
}

export const NoCities: Story = {
  name: 'Нет доступных городов',
  tags: ['пусто'],
  parameters: {
    stage: {
      person: 'operator',
      arrange: ({ db }: { db: { employees: { update: (id: number, changes: object) => void } } }) =>
        db.employees.update(DEMO_ACCOUNTS.operator.id, { cities: [] }),
    },
  },
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText('Нет доступных городов')).toBeVisible())
    await expect(stageOf(loaded).calls.filter(({ call }) => call.includes('/courier/'))).toEqual([])
  },
}

export const EnterOpensCard: Story = {
  name: 'Карточка по Enter',
  parameters: responses(staticResponseHandler(SEARCH, [AHMETOV, KIM]), PLACES),
  beforeEach: () => {
    const { open } = window
    window.open = fn()
    return () => {
      window.open = open
    }
  },
  play: async () => {
    const [, second] = await courierRows()
    if (!second) throw new Error('a second courier is needed')
    await userEvent.click(second)
    await pressKey(second, '{Enter}')
    await expect(window.open).toHaveBeenCalledWith('/couriers/2', '_blank', 'noopener')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A click on several couriers at exactly the same position opens a list, because zooming cannot separate them. */
export const StackOfCouriers: Story = {
  name: 'Курьеры в одном месте',
  parameters: responses(
    staticResponseHandler(SEARCH, [AHMETOV, KIM]),
    staticResponseHandler('/manage/courier/location/1', [seen(1, 49.8, 73.1), seen(2, 49.8, 73.1)]),
  ),
  play: async () => {
    await courierRows()
    await waitForStillMap()
    const stack = await waitFor(async () => {
      const { x, y } = clientPoint({ lat: 49.8, long: 73.1 })
      await hoverMap(x, y)
      const found = document.querySelector<HTMLElement>('.canvas-stack')
      if (!found) throw new Error('the stack is not told')
      return found
    })
    await expect(stack).toHaveTextContent(/^2.свободны/)
    const items = [...stack.querySelectorAll<HTMLElement>('.canvas-stack__item')]
    await expect(items.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'Ахметов Ержан: Свободен',
      'Ким Виктор: Свободен',
    ])
    items[1]?.click()
    await expect(await screen.findByRole('region', { name: /Ким Виктор/ })).toBeVisible()
  },
}

export const GroupOpened: Story = {
  name: 'Группа раскрыта',
  parameters: responses(
    staticResponseHandler(SEARCH, [AHMETOV, KIM, courier(3, 'Орлов Пётр')]),
    staticResponseHandler('/manage/courier/location/1', [
      seen(1, 49.8, 73.1),
      seen(2, 49.802, 73.102),
      seen(3, 49.95, 73.5),
    ]),
  ),
  play: async () => {
    await courierRows()
    await waitForStillMap()
    const group = await waitFor(async () => {
      const { x, y } = clientPoint({ lat: 49.801, long: 73.101 })
      await hoverMap(x, y)
      const found = document.querySelector<HTMLElement>('.courier-map [data-hit^="group "]')
      if (!found) throw new Error('the group is not there')
      return found
    })
    await expect(group.getAttribute('aria-label')?.replace(/\u00a0/g, ' ')).toBe('2 свободны: приблизить')
    group.click()
    for (const [id, place] of [
      [1, { lat: 49.8, long: 73.1 }],
      [2, { lat: 49.802, long: 73.102 }],
    ] as const) {
      await waitFor(async () => {
        await waitForStillMap()
        const { x, y } = clientPoint(place)
        await hoverMap(x, y)
        await expect(markerButton(`courier-${id}`)).not.toBeNull()
      })
    }
  },
}
