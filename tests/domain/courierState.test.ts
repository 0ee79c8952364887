import { expect, test } from '@jest/globals'
import { courierStateText, sortBusyCouriersFirst, toLocatedCourier } from '../../src/domain/courierState'

const courier = (id: number, fio: string, status?: number, orderStatusName?: string) => ({
  id,
  fio,
  orderStatusName,
  lastActiveOrder: status === undefined ? undefined : { status },
})

const placed = (...couriers: Parameters<typeof toLocatedCourier>[0][]) =>
  sortBusyCouriersFirst(couriers.map((each) => toLocatedCourier(each, undefined)))

test.each([
  [undefined, false],
  [0, false],
  [1, false],
  [2, true],
  [70, true],
])('with an order of status %p a courier is busy: %p', (status, isBusy) => {
  expect(placed(courier(1, 'Ким', status))[0]?.isBusy).toBe(isBusy)
})

test('a busy courier shows the status of his order, a free one that he is free', () => {
  const states = placed(
    courier(1, 'А', 70, 'В пути'),
    courier(2, 'Б', 70),
    courier(3, 'В', 1, 'Новый'),
    courier(4, 'Г'),
  ).map(({ state }) => state)
  expect(states).toEqual(['В пути', 'С заказом', 'Свободен', 'Свободен'])
})

test.each([
  [{ orderStatusName: 'Новый', lastActiveOrder: { status: 1 } }, 'Новый'],
  [{ orderStatusName: 'В пути', lastActiveOrder: { status: 70 } }, 'В пути'],
  [{ lastActiveOrder: { status: 70 } }, 'С заказом'],
  [{}, 'Свободен'],
])('the list shows the name of the status that the server sends: %j', (courier, state) => {
  expect(courierStateText(courier)).toBe(state)
})

test('the last known location comes first, then that of the courier, else there is none', () => {
  const own = { lat: 1, long: 2 }
  const seen = { lat: 49.8, long: 73.1 }
  const moved = { ...courier(1, 'А'), location: own }
  expect(toLocatedCourier(moved, seen).place).toEqual(seen)
  expect(toLocatedCourier(moved, undefined).place).toEqual(own)
  expect(toLocatedCourier(courier(3, 'В'), undefined).place).toBeUndefined()
})

test('busy couriers come first, each group in alphabetical order', () => {
  const order = placed(
    courier(1, 'Яковлев'),
    courier(2, 'Ёлкин', 70),
    courier(3, 'Абенов'),
    courier(4, 'Жуков', 30),
  ).map(({ fio }) => fio)
  expect(order).toEqual(['Ёлкин', 'Жуков', 'Абенов', 'Яковлев'])
})

test('a later courier is inserted in sorted position, a returning one in his old position', () => {
  const names = (...fios: string[]) => placed(...fios.map((fio, id) => courier(id, fio))).map(({ fio }) => fio)
  expect(names('Яковлев', 'Абенов', 'Ким')).toEqual(['Абенов', 'Ким', 'Яковлев'])
  expect(names('Яковлев', 'Ёлкин', 'Абенов', 'Жуков')).toEqual(['Абенов', 'Ёлкин', 'Жуков', 'Яковлев'])
  expect(names('Ёлкин', 'Абенов')).toEqual(['Абенов', 'Ёлкин'])
})
