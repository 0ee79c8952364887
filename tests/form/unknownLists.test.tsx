import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { CompanyForm } from '../../src/pages/companies/CompanyForm'
import { ContactForm } from '../../src/pages/companies/contacts/ContactForm'
import { RoleForm } from '../../src/pages/roles/RoleForm'
import { mockFetch, waitForRequests } from '../session/mockFetch'
import { setUpScreens } from './setUpScreens'

/**
 * Contract: a list that the response left out is not shown as empty. The form reports that the list is missing. It then leaves the list out
 * of the request or requires the user to fill it in.
 */

setUpScreens()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const noop = () => undefined
const DIALOG = { open: true, onSaved: noop, onAway: noop, onClose: noop }
const FORMS = {
  settings: <CompanyForm id={5} />,
  data: <ContactForm {...DIALOG} id={5} companyId={3} positions={[{ value: 1, label: 'Директор' }]} />,
  permissions: <RoleForm {...DIALOG} id="operator" />,
}

test.each([
  ['settings', undefined, /^Настройки комиссии не загрузились/, 'Название', null],
  ['settings', [null], /^Настройки комиссии не загрузились/, 'Название', null],
  ['data', null, /^Способы связи не загрузились/, 'ФИО', null],
  ['permissions', undefined, /^Права роли не загрузились/, 'Название', { name: 'Новое', description: 'Оператор' }],
  ['permissions', 'order_view', /^Права роли не загрузились/, 'Название', { name: 'Новое', description: 'Оператор' }],
] as const)('%s that are %j in the response', async (list, value, alert, label, sent) => {
  const entity = { id: 5, name: 'Старое', description: 'Оператор', status: 10, typeId: 1, [list]: value }
  const { calls } = mockFetch(({ path, method }) => ({
    body: method === 'POST' ? {} : path.includes('dictionary') ? [{ value: 'order_view', label: 'Заказы' }] : entity,
  }))
  render(FORMS[list])
  expect((await screen.findByText(alert)).closest('[role=alert]')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'Новое' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await act(waitForRequests)
  await act(waitForRequests)
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual(sent ? [sent] : [])
  expect(screen.queryAllByText('Поле обязательное')).toHaveLength(sent ? 0 : 1)
})
