import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Route } from 'wouter'
import { PointPage } from '../../src/pages/points/PointPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['point_view'] })

test('the map of zones that is opened by its address says that the point did not load', async () => {
  mockFetch(() => ({ status: 403, body: { message: 'Нет прав на точку' } }))
  window.history.replaceState(null, '', '/points/2?form=map')
  render(
    <Route path="/points/:id">
      <PointPage />
    </Route>,
  )
  const title = await screen.findByText('Зоны доставки на карте')
  await screen.findAllByText('Нет прав на точку')
  expect(title.closest('[role="dialog"]')?.textContent).toContain('Нет прав на точку')
})
