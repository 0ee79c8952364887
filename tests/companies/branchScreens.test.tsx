import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createForm, type FormApi } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { Form } from 'react-final-form'
import type { BranchFilters } from '../../src/api/branches'
import type { CompanyPoint } from '../../src/api/companies'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import { BranchesTab } from '../../src/pages/companies/branches/BranchesTab'
import { BranchZoneFields } from '../../src/pages/companies/branches/BranchZoneFields'
import { BranchFilterFields } from '../../src/pages/companies/branches/branchListDefinition'
import { CompanyDetailsDialog } from '../../src/pages/companies/CompanyDetailsDialog'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch, waitForRequests } from '../session/mockFetch'

setUpScreens({ accesses: ['company_branch_view', 'company_contact_view'] })

const CENTER: CompanyPoint = {
  id: 5,
  name: 'Центр',
  cityId: 1,
  deliveryZones: [
    { id: 1, name: 'Ближняя' },
    { id: 2, name: 'Дальняя' },
  ],
}
const ABROAD: CompanyPoint = { id: 6, name: 'Восток', cityId: 2, deliveryZones: [] }
const UNKNOWN: CompanyPoint = { id: 7, name: 'Склад', deliveryZones: [] }

const showForm = (values: Record<string, unknown>, children: (form: FormApi) => React.ReactNode) => {
  const form = createForm({ initialValues: values, mutators: { ...arrayMutators }, onSubmit: () => undefined })
  render(<Form form={form} onSubmit={() => undefined} render={() => children(form)} />)
}

test('the filter of branches offers points of an unknown city and counts those that could not be read', async () => {
  const points = setUnreadableCount([CENTER, ABROAD, UNKNOWN], 1)
  showForm({ cityId: 1 }, (form) => (
    <BranchFilterFields
      cities={[]}
      points={points}
      values={{ cityId: 1 }}
      form={form as FormApi<Partial<BranchFilters>>}
    />
  ))
  expect(screen.getByText(/^1.запись не показана$/)).toBeTruthy()
  fireEvent.mouseDown(screen.getByLabelText('Отправная точка'))
  expect(await screen.findByTitle('Центр')).toBeTruthy()
  expect(screen.queryByTitle('Склад')).toBeTruthy()
  expect(screen.queryByTitle('Восток')).toBeNull()
})

test('points that could not be read are not called missing', async () => {
  mockFetch(() => ({ body: [] }))
  const company = { id: 3, name: 'Пекарня', points: setUnreadableCount<CompanyPoint[]>([], 2) }
  render(<BranchesTab company={company} />)
  expect(await screen.findByText('Список филиалов пуст')).toBeTruthy()
  expect(screen.queryByText('Список отправных точек пуст')).toBeNull()
})

test('a branch with a zone that its point has lost can get the other zones of the point', () => {
  const deliveryZones = [{ deliveryZoneId: 9 }, { deliveryZoneId: 1 }]
  showForm({ pointId: 5, deliveryZones }, () => <BranchZoneFields isNew={false} points={[CENTER]} />)
  const add = screen.getByText<HTMLElement>('Добавить зону').closest('button')
  expect(add?.disabled).toBe(false)
  fireEvent.click(add as HTMLElement)
  expect(add?.disabled).toBe(true)
})

test('without the permission to see points, the zones of a foreign point are not loaded and no zone can be added', async () => {
  const { calls } = mockFetch(() => ({ status: 403, body: { message: 'Нет прав' } }))
  showForm({ pointId: 9, deliveryZones: [{ deliveryZoneId: 1 }] }, () => (
    <BranchZoneFields isNew={false} points={[CENTER]} />
  ))
  await act(waitForRequests)
  expect(calls).toHaveLength(0)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Добавить зону/ }).disabled).toBe(true)
})

test('the details of a company say that the positions of its contacts did not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(({ path }) => {
    if (path.endsWith('/contact-type')) return { status: 403, body: { message: 'Нет прав на справочник' } }
    if (path.endsWith('/contact')) return { body: [{ id: 1, name: 'Ким Алия', typeId: 2, data: [] }] }
    return { body: { id: 3, name: 'Пекарня' } }
  })
  render(<CompanyDetailsDialog open id={3} onClose={() => undefined} />)
  expect(await screen.findByText('Должности не загрузились')).toBeTruthy()
  expect(screen.getByText(/Ким Алия/)).toBeTruthy()
})
