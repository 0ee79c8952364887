import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DependentRecords, type DependentsDefinition, totalRowCount } from '../../src/kit/directory/DependentRecords'
import { RequestFailure } from '../../src/lib/failure'
import { session } from '../../src/session/session'

const USER = { id: 1, fio: 'Серикова Айгуль', role: { name: 'operator' }, allowedCities: [] }

afterEach(() => {
  cleanup()
  Object.assign(session, { key: null, user: null })
})

test('the delete dialog shows what depends on an entry, and an error with a retry if a part does not load', async () => {
  Object.assign(session, { key: 'key', user: { ...USER, accesses: ['employee_view', 'point_view'] } })
  const requests: string[] = []
  let points = (): Promise<string> => Promise.reject(new RequestFailure({ message: 'Сервер перегружен' }))
  const dependent = (
    access: DependentsDefinition<number>[0],
    answer: () => Promise<string | undefined>,
  ): DependentsDefinition<number> => [
    access,
    (id) => {
      requests.push(`${String(access)} ${id}`)
      return answer()
    },
  ]
  const of = [
    dependent('employee_view', () => Promise.resolve('С этой ролью 3 сотрудника')),
    dependent('company_branch_view', () => Promise.resolve('У контрагента 2 филиала')),
    dependent('point_view', () => points()),
    dependent('point_view', () => Promise.resolve(undefined)),
  ]
  render(<DependentRecords id={5} of={of} />)
  expect(screen.getByRole('status').textContent).toBe('Загружается, что связано с записью')
  await screen.findByText('С этой ролью 3 сотрудника')
  expect(screen.getByRole('status').textContent).toBe('С этой ролью 3 сотрудника')
  expect(requests).toEqual(['employee_view 5', 'point_view 5', 'point_view 5'])
  expect(screen.getByRole('alert').textContent).toContain('Не загрузилось, что связано с записьюСервер перегружен')
  points = () => Promise.resolve('В городе 2 отправные точки')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Обновить' })))
  expect(screen.getByRole('status').textContent).toBe('С этой ролью 3 сотрудникаВ городе 2 отправные точки')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a permission granted while the dialog is open adds its sentence', async () => {
  Object.assign(session, { key: 'key', user: { ...USER, accesses: ['employee_view'] } })
  const of: DependentsDefinition<number>[] = [
    ['employee_view', () => Promise.resolve('В городе 3 сотрудника')],
    ['point_view', () => Promise.resolve('В городе 2 отправные точки')],
  ]
  render(<DependentRecords id={5} of={of} />)
  await screen.findByText('В городе 3 сотрудника')
  act(() => {
    session.user = { ...USER, accesses: ['employee_view', 'point_view'] }
  })
  await screen.findByText('В городе 2 отправные точки')
})

test.each([
  [[], 1, 0, 0],
  [[{}, {}], 1, 0, 2],
  [[{}, {}], 2, 1, 2 + 1],
  [[{}, {}], 45, 1, 2 + 43],
])(
  'the delete dialog counts the rows of a search: %j with total %i and %i unreadable',
  (rows, total, unreadable, count) => {
    expect(totalRowCount({ rows, total, unreadable })).toBe(count)
  },
)
