import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { RoleForm } from '../../src/pages/roles/RoleForm'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

/** Contract, «Settled in the third review»: the request of an edit omits every field whose value in the response could not be read. */
test('permissions that could not be read completely are counted and left out of an edit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { calls } = mockFetch(({ method, path }) => {
    if (method === 'POST') return { status: 204 }
    if (path.includes('dictionary')) return { body: [{ value: 'order_view', label: 'Заказы' }] }
    return { body: { name: 'operator', description: 'Оператор', permissions: ['order_view', {}] } }
  })
  const onSaved = jest.fn()
  render(<RoleForm open id="operator" onSaved={onSaved} onAway={() => undefined} onClose={() => undefined} />)
  expect((await screen.findByText(/^1.право не показано: сервер прислал не все поля$/)).isConnected).toBe(true)
  fireEvent.change(screen.getByLabelText('Описание'), { target: { value: 'Диспетчер' } })
  fireEvent.submit(screen.getByLabelText('Описание').closest('form') as HTMLFormElement)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const { body = '' } = calls.find(({ method }) => method === 'POST') ?? {}
  expect(JSON.parse(body)).toEqual({ name: 'operator', description: 'Диспетчер' })
})

test('permissions of the dictionary that could not be read are counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => ({ body: [{ value: 'order_view', label: 'Заказы' }, {}] }))
  render(<RoleForm open onSaved={() => undefined} onAway={() => undefined} onClose={() => undefined} />)
  expect(await screen.findByText(/^1.запись не показана$/)).toBeTruthy()
})

test('a rename whose response was lost is found under the new name and saved there', async () => {
  let name = 'operator'
  const { calls } = mockFetch(({ method, path }) => {
    if (path.includes('dictionary')) return { body: [{ value: 'order_view', label: 'Заказы' }] }
    if (!path.endsWith(`/role/${name}`)) return { status: 404, body: {} }
    if (method !== 'POST') return { body: { name, description: 'Оператор', permissions: ['order_view'] } }
    const isLost = name === 'operator'
    name = 'dispatcher'
    return isLost ? { status: 504, body: {} } : { status: 204 }
  })
  const onSaved = jest.fn()
  render(<RoleForm open id="operator" onSaved={onSaved} onAway={() => undefined} onClose={() => undefined} />)
  const field = await screen.findByLabelText('Название')
  fireEvent.change(field, { target: { value: 'dispatcher' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await screen.findByText('Неизвестно, сохранилось ли')
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const posts = calls.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path }) => path)).toEqual(['/v1/manage/role/operator', '/v1/manage/role/dispatcher'])
  expect(posts.map(({ body = '' }) => JSON.parse(body).name)).toEqual(['dispatcher', 'dispatcher'])
})
