/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { matchedOrderFields, orderServerFilters } from '../../src/domain/orderSearch'

const ORDER = {
  id: 510_007,
  externalId: 'GL-4821',
  customerName: 'Алёна Ким',
  phone: '77011234567',
  addressTo: { street: 'улица Ержанова', house: '12/1', flat: '40', addressMore: 'вход со двора' },
  companyName: 'Дастархан',
  courier: { fio: 'Ибраев Дмитрий', phone: '77775550011' },
}

test.each<[string, string[]]>([
  ['510007', ['номер']],
  ['007', ['номер']],
  ['07', []],
  ['4821', ['внешний номер']],
  ['gl-4821', ['внешний номер']],
  ['4567', ['телефон']],
  ['8 (701) 123-45-67', ['телефон']],
  ['+7 701 123', ['телефон']],
  ['8701123', ['телефон']],
  ['0011', ['телефон курьера']],
  ['алена', ['имя']],
  ['ким ержанова', ['имя', 'адрес']],
  ['ержанова 12', ['адрес']],
  ['двора', ['адрес']],
  ['дастархан', ['заведение']],
  ['ибраев', ['курьер']],
  ['ким абая', []],
  ['  ', []],
  ['?', []],
])('«%s» is found in the fields %j', (typed, fields) => expect(matchedOrderFields(ORDER, typed)).toEqual(fields))

test('no field of an order without fields matches', () => {
  expect(matchedOrderFields({ id: 1 }, 'ким')).toEqual([])
  expect(matchedOrderFields({ id: 1 }, '4567')).toEqual([])
})

test.each([
  ['510007', { orderId: 510_007, externalId: '510007' }],
  ['77011234567', { externalId: '77011234567' }],
  ['+7 701 123', {}],
  ['GL-4821', { externalId: 'GL-4821', companyName: 'GL-4821' }],
  ['  Дастархан плюс ', { companyName: 'Дастархан плюс' }],
  ['  ', {}],
])('the server searches for «%s» by %j', (typed, expected) => expect(orderServerFilters(typed)).toEqual(expected))
