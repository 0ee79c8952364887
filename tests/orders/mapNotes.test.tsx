import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { MapOrder } from '../../src/pages/orders/map/mapOrders'
import { OrderMapNotes } from '../../src/pages/orders/map/OrderMapNotes'

afterEach(cleanup)

test.each([
  ['на странице', 'Без координат на странице: 1'],
  [undefined, 'Без координат: 1'],
])('orders without coordinates are counted within the part of the list on the map: %s', (scopeLabel, note) => {
  const nothing = () => undefined
  render(
    <OrderMapNotes
      {...{ isListed: true, needsCity: false, unreadable: 0, failure: undefined, onShowAll: nothing, onRetry: nothing }}
      orders={[{ id: 1 } as MapOrder, { id: 2, to: { lat: 49, long: 73 } } as MapOrder]}
      scopeLabel={scopeLabel}
    />,
  )
  expect(screen.getByText(note)).toBeTruthy()
})
