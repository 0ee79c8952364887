import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadCourierDocuments } from '../../src/api/couriers'
import { EmployeeDocumentsSection } from '../../src/parts/documents/EmployeeDocumentsSection'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()
beforeAll(() => void Object.assign(URL, { createObjectURL: () => 'blob:scan', revokeObjectURL: () => undefined }))
afterEach(() => void jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const DOCUMENTS = <EmployeeDocumentsSection id={4} load={loadCourierDocuments} mayChange />

let docs: object[]
let uploads: XMLHttpRequest[]
beforeEach(() => {
  docs = []
  uploads = []
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    uploads.push(this)
  })
  jest.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(204)
})

async function startUpload() {
  const { calls } = mockFetch(() => ({ body: { id: 4, docs } }))
  const { unmount } = render(DOCUMENTS)
  await screen.findByText('Документов нет')
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'scan.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Название документа'), { target: { value: 'Паспорт' } })
  fireEvent.change(screen.getByLabelText('Файл'), { target: { files: [file] } })
  await screen.findByText(/scan\.jpg/)
  fireEvent.click(screen.getByRole('button', { name: 'Добавить документ' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  jest.useFakeTimers()
  return { calls, unmount }
}

async function endUpload() {
  docs = [{ id: 3, title: 'Паспорт' }]
  uploads[0]?.onload?.(new ProgressEvent('load'))
  await wait(0)
  expect(toastState.shown.map(({ text }) => text)).toEqual(['Документ добавлен'])
  await wait(1000)
}

test('an uploaded document appears in the list, which is loaded once', async () => {
  const { calls } = await startUpload()
  const loads = calls.length
  await endUpload()
  expect(screen.getByText('Паспорт')).toBeTruthy()
  await wait(5000)
  expect(calls).toHaveLength(loads + 1)
})

test('a document whose upload ends after its tab was left and opened again appears in the list', async () => {
  const { calls, unmount } = await startUpload()
  unmount()
  render(DOCUMENTS)
  await wait(0)
  const loads = calls.length
  await endUpload()
  expect(screen.getByText('Паспорт')).toBeTruthy()
  expect(calls).toHaveLength(loads + 1)
})
