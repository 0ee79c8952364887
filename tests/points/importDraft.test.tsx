import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { useZoneImportDraft } from '../../src/pages/points/useZoneImportDraft'
import { createZoneImport, type ZoneImport } from '../../src/pages/points/zoneImport'
import { session } from '../../src/session/session'

const RING: [number, number][] = [
  [73, 49],
  [74, 49],
  [74, 50],
]
const DROPPED = [{ name: 'Кухня', number: 4, why: 'метка, а не контур' }]

beforeEach(() => {
  window.sessionStorage.clear()
  Object.assign(session, { user: { id: 1, accesses: [], allowedCities: [] } })
})
afterEach(() => void Object.assign(session, { user: null }))

function openPage(current?: ZoneImport) {
  const onStored = jest.fn()
  const onRestored = jest.fn<(restored: ZoneImport) => void>()
  const { result, unmount } = renderHook(() => useZoneImportDraft(current, { onStored, onRestored }))
  return { result, unmount, onStored, onRestored }
}

function endSession(current?: ZoneImport) {
  const page = openPage(current)
  act(() => saveUnsavedInput())
  page.unmount()
  return page
}

const imported = () =>
  createZoneImport({
    zones: ['Внешняя', 'Внутренняя', 'Вело'].map((name) => ({ name, polygon: RING })),
    dropped: DROPPED,
    left: 2,
  })
const [FIRST, SECOND] = [0, 1]

test('waiting zones are offered to the same user with their choices; applied ones are done', () => {
  const found = imported()
  Object.assign(found.rows[FIRST] as object, { applied: 'Обновлена: Центр' })
  Object.assign(found.rows[SECOND] as object, { choice: 7, unknownAttempt: { values: { name: 'Вторая' } } })
  expect(endSession(found).onStored).toHaveBeenCalledTimes(1)

  const { result, onRestored } = openPage()
  expect(result.current.isOffered).toBe(true)
  act(() => result.current.restore())
  const [restored] = onRestored.mock.calls[0] as [ZoneImport]
  expect(restored.rows.map(({ name, polygon, choice, applied }) => ({ name, polygon, choice, applied }))).toEqual([
    { name: 'Внутренняя', polygon: RING, choice: 7, applied: null },
    { name: 'Вело', polygon: RING, choice: null, applied: null },
  ])
  expect(restored.rows.map(({ unknownAttempt }) => unknownAttempt.values)).toEqual([{ name: 'Вторая' }, undefined])
  expect(restored).toMatchObject({ dropped: DROPPED, left: 2 })
  expect(result.current.isOffered).toBe(false)
  expect(openPage().result.current.isOffered).toBe(false)
})

test('without waiting zones nothing is stored; another user gets no offer', () => {
  expect(endSession(undefined).onStored).not.toHaveBeenCalled()
  const done = imported()
  for (const row of done.rows) row.applied = 'Создана зона'
  expect(endSession(done).onStored).not.toHaveBeenCalled()
  endSession(imported())
  Object.assign(session, { user: { id: 2, accesses: [], allowedCities: [] } })
  expect(openPage().result.current.isOffered).toBe(false)
})
