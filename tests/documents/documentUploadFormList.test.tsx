import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DocumentUploadFormList } from '../../src/parts/documents/DocumentUploadFormList'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()
beforeEach(() => {
  mockFetch()
  render(<DocumentUploadFormList id={3} load={async () => []} onChanged={() => undefined} />)
})

function paste(name: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { files: [new File(['pdf'], name, { type: 'application/pdf' })] } })
  document.dispatchEvent(event)
}
const titles = () => screen.getAllByLabelText<HTMLInputElement>('Название документа').map(({ value }) => value)

test('a pasted file does not overwrite the typed title', async () => {
  fireEvent.change(screen.getByLabelText('Название документа'), { target: { value: 'Паспорт' } })
  paste('image.pdf')
  await screen.findByText(/image\.pdf/)
  expect(titles()).toEqual(['Паспорт'])
})

test('two quick pastes give two documents', async () => {
  paste('first.pdf')
  paste('second.pdf')
  await waitFor(() => expect(titles()).toEqual(['first', 'second']))
})
