import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { EmployeeDocumentList } from '../../src/parts/documents/EmployeeDocumentList'

test('a failed deletion shows all words of the server', () => {
  const failure = { message: 'Ошибка', hint: 'Сервер ответил 504', fields: { id: 'Документ занят' } }
  render(
    <EmployeeDocumentList
      documents={[{ id: 1, title: 'Паспорт' }]}
      deletions={new Map([[1, { step: 'failed', failure }]])}
      onView={() => undefined}
      onDelete={undefined}
      onUndo={() => undefined}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Ошибка. Сервер ответил 504. Документ занят')
})
