import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Route, Router } from 'wouter'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

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
