import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Route, Router } from 'wouter'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { writeFormDraft } from '../../src/ui/form/formDrafts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

const SQUARE = [
  [73, 49],
  [74, 49],
  [74, 50],
]
const EXPORT = JSON.stringify({
  features: [{ geometry: { coordinates: [SQUARE] }, properties: { description: 'Новая' } }],
})

setUpScreens({ accesses: ['point_view', 'point_update'] })

function openSettings(path: string) {
  window.history.replaceState(null, '', path)
  render(
    <Router aroundNav={guardNavigation}>
      <Route path="/points/:id/settings">
        <ZoneSettingsPage />
      </Route>
    </Router>,
  )
}

const pointAt = (path: string) => ({ body: { id: Number(path.split('/').at(-1)), name: path, deliveryZones: [] } })
const paste = () =>
  fireEvent.paste(screen.getByLabelText('Выгрузка из сервиса карт (JSON)'), {
    clipboardData: { getData: () => EXPORT, files: [] },
  })

const ADDRESS = '/points/2/settings'
const FORM_ADDRESS = `${ADDRESS}?form=add&entry=0`
const sentZones = ({ calls }: ReturnType<typeof mockFetch>) => calls.filter(({ method }) => method === 'POST').length

/** Opens the form for the pasted zone outline, restores a stored draft with valid values and presses «Добавить». */
async function addZone() {
  const values = { typeId: 1, status: true, deliveryTime: 30 }
  writeFormDraft({ userId: 3, address: FORM_ADDRESS, form: 'Новая зона доставки' }, values)
  act(() => window.history.pushState(null, '', FORM_ADDRESS))
  fireEvent.click(await screen.findByText('Восстановить'))
  await act(async () => void fireEvent.click(screen.getByText('Добавить')))
}

async function chooseNewZone() {
  openSettings(ADDRESS)
  await screen.findByText(/Отправная точка: .*2$/)
  paste()
  fireEvent.mouseDown(await screen.findByLabelText('Зона для «Новая»'))
  const create = await screen.findByTitle('Создать')
  await act(async () => void fireEvent.click(create))
}

async function leaveDuringSave() {
  const saves = delayedReplies()
  const server = mockFetch(({ method, path }) => (method === 'POST' ? saves.next() : pointAt(path)))
  await chooseNewZone()
  await addZone()
  await waitFor(() => expect(sentZones(server)).toBe(1))
  // Async, because the table updates its scroll bar in a microtask after the render.
  await act(async () => window.history.replaceState(null, '', ADDRESS))
  return { saves, server }
}

/**
 * Contract: if the user leaves the form during the save, the response still marks the zone as created. Otherwise the user would create it a
 * second time.
 */
test('a zone whose form was left during the save is marked as created', async () => {
  const { saves } = await leaveDuringSave()
  await act(async () => saves.give(0, { status: 204 }))
  expect((await screen.findByText('Применено')).title).toBe('Создана зона')
  expect(screen.queryByText('Зона доставки добавлена')).toBeNull()
})

/** Contract: a change is never sent twice. */
test('during the save of a left form neither «Применить» nor the address of the form sends the zone again', async () => {
  const { server } = await leaveDuringSave()
  fireEvent.click(screen.getByLabelText('Применить: Новая'))
  expect(window.location.search).toBe('')
  await addZone()
  expect(await screen.findByText(/уже сохраняется или сохранена/)).toBeTruthy()
  expect(sentZones(server)).toBe(1)
})

/** Contract, «unknown outcome of a change». */
test('after a lost response, the form of the outline searches for the zone before it sends again', async () => {
  const zones = [{ id: 51, name: 'Новая' }]
  const server = mockFetch(({ method, path }) => (method === 'POST' ? new TypeError('Failed to fetch') : pointAt(path)))
  await chooseNewZone()
  await addZone()
  await screen.findAllByText(/^Неизвестно, сохранилось ли/)
  act(() => window.history.replaceState(null, '', ADDRESS))
  server.answer(({ path }) => ({ body: { ...pointAt(path).body, deliveryZones: zones } }))
  await addZone()
  const refused = () => screen.findByText(/^Похоже, уже сохранено: зона «.?Новая/)
  expect(await refused()).toBeTruthy()
  act(() => window.history.replaceState(null, '', ADDRESS))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/^Неизвестно, сохранилось ли/).closest('[role="alert"]')).toBeTruthy()
  await addZone()
  expect(await refused()).toBeTruthy()
  expect(sentZones(server)).toBe(1)
})

/** Contract, «a failed load of a part»: the user sees the failure and can repeat the request. */
test('a failed reload after an outline was applied is shown with a button that repeats it', async () => {
  const zones = [{ id: 51, name: 'Новая' }]
  const point = { body: { id: 2, name: 'Склад', deliveryZones: zones } }
  const server = mockFetch(() => point)
  openSettings(ADDRESS)
  await screen.findByText(/Отправная точка: .*Склад/)
  paste()
  const apply = await screen.findByLabelText('Применить: Новая')
  server.answer(({ method }) => (method === 'POST' ? { status: 204 } : { status: 500, body: { message: 'Отказ' } }))
  fireEvent.click(apply)
  expect((await screen.findByText('Не удалось обновить')).closest('[role="alert"]')?.textContent).toContain('Отказ')
  server.answer(() => point)
  fireEvent.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(screen.queryByText('Не удалось обновить')).toBeNull())
})

test('outlines pasted for one point are not shown for another', async () => {
  mockFetch(({ path }) => pointAt(path))
  openSettings('/points/1/settings')
  await screen.findByText(/Отправная точка: .*1$/)
  paste()
  await screen.findByLabelText('Применить: Новая')
  act(() => window.history.replaceState(null, '', '/points/2/settings'))
  await screen.findByText(/Отправная точка: .*2$/)
  expect(screen.queryByLabelText('Применить: Новая')).toBeNull()
})
