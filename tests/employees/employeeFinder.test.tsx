import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Employee } from '../../src/api/employees'
import { EmployeeFinder } from '../../src/pages/employees/EmployeeFinder'
import { configureApi, mockFetch, type Reply } from '../session/mockFetch'

const employee = (id: number, lastName: string) => ({ id, lastName, cities: [], documents: [] }) as unknown as Employee
const query = { page: 1 }
const pageOf = (rows: unknown[], total: number): Reply => ({
  body: rows,
  headers: { 'X-Pagination-Page-Count': '1', 'X-Pagination-Per-Page': '20', 'X-Pagination-Total-Count': String(total) },
})

beforeEach(() => configureApi())
afterEach(cleanup)

function open(total: number) {
  const finder = (rows: Employee[]) => {
    const list = { query, state: { rows, total }, clearQuery: () => undefined }
    return <EmployeeFinder list={list as never} />
  }
  const { rerender } = render(finder([employee(1, 'Ким')]))
  const input = screen.getByRole('textbox', { name: 'Найти сотрудника' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: 'Ли' } })
  return { reload: (rows: Employee[]) => rerender(finder(rows)) }
}

const rest = () => screen.queryByRole('button', { name: /^Загру/ })
const loadRest = () => fireEvent.click(screen.getByRole('button', { name: /^Загрузить остальных/ }))
const found = () => screen.queryByRole('button', { name: /^Ли/ })

test('with a row that could not be read, the others are loaded once', async () => {
  const damaged = { lastName: 'Без номера' }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => pageOf([employee(1, 'Ким'), employee(2, 'Ли'), damaged], 3))
  open(3)
  loadRest()
  await waitFor(() => expect(found()).toBeTruthy())
  expect(rest()).toBeNull()
})

test('after a reload of the list, only its new rows are searched until the others are loaded again', async () => {
  const network = mockFetch(() => pageOf([employee(1, 'Ким'), employee(2, 'Ли')], 2))
  const { reload } = open(2)
  loadRest()
  await waitFor(() => expect(found()).toBeTruthy())
  network.answer(() => pageOf([employee(1, 'Ким'), employee(3, 'Лихачёв')], 2))
  reload([employee(1, 'Ким')])
  expect(found()).toBeNull()
  loadRest()
  await waitFor(() => expect(found()?.textContent).toMatch(/^Лихачёв/))
})
