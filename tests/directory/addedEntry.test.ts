import { expect, test } from '@jest/globals'
import { addedEntryHiddenReason, findAddedEntryId, hasNewRows } from '../../src/kit/directory/addedEntry'

type Row = { id: number; name: string; timezone?: number; status?: boolean }

const idOf = ({ id }: Row) => id
const OLD: Row = { id: 1, name: 'Караганда', timezone: 5, status: true }
const before = new Set([1])
const added = (values: object, response?: unknown) => ({ saved: { values, response }, toastId: 1, before })
const typed = { name: ' Темиртау ', timezone: 5, status: true, deliveryService: null }

test('the id in the response wins over the rows', () => {
  expect(findAddedEntryId(added(typed, 7), [OLD], idOf)).toBe(7)
  expect(findAddedEntryId({ ...added(typed, 7), before: undefined }, [], idOf)).toBe(7)
})

test('without an id, it is the only new row with the sent values', () => {
  const fresh: Row = { id: 2, name: 'Темиртау', timezone: 5, status: true }
  expect(findAddedEntryId(added(typed), [OLD, fresh], idOf)).toBe(2)
  expect(findAddedEntryId(added(typed), [OLD, fresh, { ...fresh, id: 3, name: 'Балхаш' }], idOf)).toBe(2)
})

test('nothing is guessed: two equal rows, other values, an unknown list, text instead of a response', () => {
  const fresh: Row = { id: 2, name: 'Темиртау', timezone: 5, status: true }
  expect(findAddedEntryId(added(typed), [OLD, fresh, { ...fresh, id: 3 }], idOf)).toBeUndefined()
  expect(findAddedEntryId(added(typed), [OLD, { ...fresh, timezone: 6 }], idOf)).toBeUndefined()
  expect(findAddedEntryId({ ...added(typed), before: undefined }, [fresh], idOf)).toBeUndefined()
  expect(findAddedEntryId(added({ password: 'secret' }), [OLD, fresh], idOf)).toBeUndefined()
  expect(findAddedEntryId(added(typed, 'added'), [OLD], idOf)).toBeUndefined()
})

test('an entry identified by its values needs no id and no earlier rows', () => {
  const roleId = ({ name }: { name: string }) => name
  expect(findAddedEntryId(added({ name: 'night' }), [], roleId)).toBe('night')
  expect(findAddedEntryId(added({ name: 'night' }, 7), [], roleId)).toBe('night')
})

test('the toast explains why the new entry is not visible', () => {
  expect(addedEntryHiddenReason(true, 1)).toBe('В списке не видно: не подходит под фильтр')
  expect(addedEntryHiddenReason(false, 3)).toBe('В списке не видно: стоит на другой странице')
  expect(addedEntryHiddenReason(true, 3)).toBe('В списке не видно: не подходит под фильтр или стоит на другой странице')
  expect(addedEntryHiddenReason(false, 1)).toBeUndefined()
  expect(hasNewRows(added(typed), [OLD], idOf)).toBe(false)
  expect(hasNewRows(added(typed), [OLD, { id: 2, name: 'Другой' }], idOf)).toBe(true)
})
