import { beforeEach, expect, jest, test } from '@jest/globals'
import { addOrder } from '../../src/pages/orders/form/addOrder'
import { configureApi } from '../session/mockFetch'
import { NEW_ORDER, PLACED_ORDER } from './newOrder'

let sent: string[]

beforeEach(() => {
  sent = []
  configureApi()
})

function serve(created: Response, placed = new Response(null, { status: 204 })) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url)
    sent.push(pathname)
    return pathname.endsWith('/change-coordinate') ? placed : created
  })
}

const CREATE = '/v1/manage/order'
const PLACE = '/v1/manage/order/7/change-coordinate'

test('the form of a new order sends the coordinates after the order', async () => {
  serve(Response.json({ id: 7 }))
  await expect(addOrder(PLACED_ORDER)).resolves.toEqual({ id: 7 })
  expect(sent).toEqual([CREATE, PLACE])
})

test('the form of a new order sends no coordinates if none were set', async () => {
  serve(Response.json({ id: 7 }))
  await expect(addOrder(NEW_ORDER)).resolves.toEqual({ id: 7 })
  expect(sent).toEqual([CREATE])
})

test('an order counts as added even if its coordinates are refused or cannot be sent', async () => {
  serve(Response.json({ id: 7 }), Response.json({ message: 'Далеко от города' }, { status: 422 }))
  await expect(addOrder(PLACED_ORDER)).resolves.toEqual({ id: 7, pointFailure: 'Далеко от города' })
  serve(new Response(null, { status: 204 }))
  await expect(addOrder(PLACED_ORDER)).resolves.toEqual({ pointFailure: 'сервер не назвал номер заказа' })
  expect(sent).toEqual([CREATE, PLACE, CREATE])
  serve(Response.json({ id: 7 }), Response.json({ message: 'Ошибка', errors: { lat: 'Вне города' } }, { status: 422 }))
  await expect(addOrder(PLACED_ORDER)).resolves.toEqual({ id: 7, pointFailure: 'Ошибка. Вне города' })
})

test('a refused order sends no coordinates', async () => {
  serve(Response.json({ message: 'Филиал закрыт' }, { status: 422 }))
  await expect(addOrder(PLACED_ORDER)).rejects.toThrow('Филиал закрыт')
  expect(sent).toEqual([CREATE])
})
