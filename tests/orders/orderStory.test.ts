/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { Order } from '../../src/api/orders'
import { toEpochSecond } from '../../src/lib/moments'
import { orderLateReason } from '../../src/pages/orders/detail/orderLateReason'
import { orderTimeline, orderTimelineText } from '../../src/pages/orders/detail/orderTimeline'

const NAMES: Record<number, string> = { 10: 'Новый', 20: 'Принят', 30: 'Курьер назначен', 100: 'Доставлен' }
const nameOf = (status: number) => ({ name: NAMES[status] ?? `Статус ${status}`, color: undefined })

const at = (time: string) => `2026-11-21 ${time}:00`
const NOW = toEpochSecond(at('13:00'), 5)
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

type Step = [status: number | undefined, time: string | undefined, userName?: string, message?: string]

const order = (status: number, steps: readonly Step[], more: Partial<Order> = {}) =>
  ({
    id: 7,
    status,
    statusesHistory: steps.map(([status, time, userName, message]) => ({
      status,
      createdAt: time && at(time),
      userName,
      message,
    })),
    ...more,
  }) as Order

const messages = (of: Order) => {
  const { steps, end } = orderTimeline(of, nameOf, NOW)
  return [
    ...steps.map(({ text, after }) => plain([text, after].filter(Boolean).join(', '))),
    ...(end ? [plain(end)] : []),
  ]
}

test.each<[string, Order, string[]]>([
  [
    'says from what to what, and how long after the last step',
    order(20, [
      [10, '12:00'],
      [20, '12:06'],
    ]),
    ['«Новый»', '«Новый» → «Принят», через 6 мин', 'Сейчас «Принят», уже 54 мин'],
  ],
  [
    'reads a history that comes newest first',
    order(100, [
      [100, '12:40'],
      [10, '12:00'],
    ]),
    ['«Новый»', '«Новый» → «Доставлен», через 40 мин', 'От первого до последнего шага 40 мин'],
  ],
  [
    'quotes the messages of a server without statuses and does not interpret them',
    order(20, [
      [undefined, '12:00', 'Иванова', 'Заказ создан'],
      [undefined, '12:06', 'Иванова', 'В пути'],
    ]),
    ['«Заказ создан»', '«В пути», через 6 мин'],
  ],
  [
    'tells no duration without times, and none of a status that the history leaves out',
    order(30, [
      [10, undefined],
      [20, '12:06'],
    ]),
    ['«Новый»', '«Новый» → «Принят»'],
  ],
  [
    'repeats no status that stayed the same',
    order(20, [
      [20, '12:00'],
      [20, '12:10', 'Ким', 'Изменён состав'],
    ]),
    ['«Принят»', '«Принят», через 10 мин', 'Сейчас «Принят», уже 50 мин'],
  ],
])('the story %s', (_what, of, expected) => expect(messages(of)).toEqual(expected))

test('the copied text names who, when and the former couriers', () => {
  const text = orderTimelineText(
    order(
      20,
      [
        [10, '12:00', undefined, 'Новый'],
        [20, '12:06', 'Иванова А.', 'Позвонили'],
      ],
      { oldCouriers: [{ courier: { id: 3, fio: 'Ким Олег' } as Order['courier'], reason: 'Поломка' }] },
    ),
    nameOf,
    NOW,
  )
  expect(plain(text)?.split('\n')).toEqual([
    'Заказ 7',
    '21-11-2026 12:00 — «Новый»',
    '21-11-2026 12:06 — «Новый» → «Принят»; через 6 мин; Позвонили; Иванова А.',
    'Сейчас «Принят», уже 54 мин',
    'Прежние курьеры: Ким Олег — Поломка',
  ])
})

const LATE = { deliveryDateTime: at('12:48') }
const STEPS: Step[] = [
  [10, '12:00'],
  [20, '12:04'],
  [30, '12:10'],
]

test.each<[string, Order, string | undefined]>([
  ['an order in time is not explained', order(30, STEPS, { deliveryDateTime: at('13:10') }), undefined],
  ['an order that has ended is not explained', order(100, STEPS, LATE), undefined],
  ['nothing but the promise is known', order(30, [], LATE), 'Опаздывает на 12 мин'],
  [
    'the longest status is named',
    order(30, STEPS, LATE),
    'Опаздывает на 12 мин: дольше всего «Курьер назначен», 50 мин',
  ],
  [
    'stages above their plan are named, others are not',
    order(30, STEPS, { ...LATE, deliveryStartAt: at('12:40'), timeForReady: 20, timeForDelivery: 25 }),
    'Опаздывает на 12 мин: дольше всего «Курьер назначен», 50 мин; приготовление 36 мин вместо 20 мин',
  ],
])('the reason of a late order: %s', (_what, of, expected) =>
  expect(plain(orderLateReason(of, nameOf, NOW))).toBe(expected),
)
