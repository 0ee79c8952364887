import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Route, Router } from 'wouter'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { writeDraft } from '../../src/ui/form/drafts'
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

/** Contract: a response that comes after its dialog was left updates the page, so that the zone is not created twice. */
test('a zone whose form was left during the save is marked as created', async () => {
  const saves = delayedReplies()
  const { calls } = mockFetch(({ method, path }) => (method === 'POST' ? saves.next() : pointAt(path)))
  const address = '/points/2/settings?form=add&entry=0'
  const values = { typeId: 1, status: true, deliveryTime: 30 }
  writeDraft({ userId: 3, address, form: 'Новая зона доставки' }, values)
  openSettings('/points/2/settings')
  await screen.findByText(/Отправная точка: .*2$/)
  paste()
  await screen.findByLabelText('Применить: Новая')
  act(() => window.history.pushState(null, '', address))
  fireEvent.click(await screen.findByText('Восстановить'))
  fireEvent.click(screen.getByText('Добавить'))
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  act(() => window.history.replaceState(null, '', '/points/2/settings'))
  await act(async () => saves.give(0, { status: 204 }))
  expect((await screen.findByText('Применено')).title).toBe('Создана зона')
  expect(screen.queryByText('Зона доставки добавлена')).toBeNull()
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
