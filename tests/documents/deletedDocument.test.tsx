import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadCourierDocuments } from '../../src/api/couriers'
import { EmployeeDocumentsSection } from '../../src/parts/documents/EmployeeDocumentsSection'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

setUpScreens()
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const DOCUMENTS = <EmployeeDocumentsSection id={4} load={loadCourierDocuments} mayChange />
const PASSPORT = { id: 3, title: 'Паспорт' }
const deleteButton = () => screen.queryByRole('button', { name: 'Удалить документ: Паспорт' })

/** Starts a deletion whose response the test gives, leaves the tab and opens it again. `documents` are those of the server. */
async function reopenWhileDeleting(documents: () => object[]) {
  const deletion = delayedReplies()
  const reply = () => ({ body: { id: 4, docs: documents() } })
  const { calls } = mockFetch(({ method }) => (method === 'DELETE' ? deletion.next() : reply()))
  const { unmount } = render(DOCUMENTS)
  await wait(0)
  fireEvent.click(deleteButton() as HTMLElement)
  unmount()
  render(DOCUMENTS)
  await wait(0)
  expect(screen.getByText('Удаляется…')).toBeTruthy()
  expect(deleteButton()).toBeNull()
  return { deletion, calls }
}

test('a document whose deletion ends after its tab was left and opened again disappears from the list', async () => {
  let docs: object[] = [PASSPORT]
  const { deletion, calls } = await reopenWhileDeleting(() => docs)
  docs = []
  deletion.give(0, { status: 204 })
  await wait(0)
  expect(toastState.shown.map(({ text }) => text)).toEqual(['Документ удалён'])
  const loads = calls.length
  await wait(999)
  expect(calls).toHaveLength(loads)
  await wait(1)
  expect(screen.getByText('Документов нет')).toBeTruthy()
  expect(deleteButton()).toBeNull()
})

test('a document whose deletion fails after its tab was left and opened again can be deleted again', async () => {
  const { deletion } = await reopenWhileDeleting(() => [PASSPORT])
  deletion.give(0, { status: 409, body: { message: 'Документ занят' } })
  await wait(0)
  expect(toastState.shown).toHaveLength(1)
  expect(deleteButton()).not.toBeNull()
})
