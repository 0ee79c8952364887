import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { OrderAttentionEmptyState } from '../../src/pages/orders/attention/OrderAttentionBar'
import { attentionStoreState } from '../../src/pages/orders/attention/orderAttentionStore'

afterEach(() => {
  cleanup()
  attentionStoreState.scope = 'page'
})

test.each([
  ['page', 'На этой странице всё под контролем', 'Остальные страницы ещё загружаются'],
  ['first', 'На первых 20 страницах всё под контролем', 'Остальные страницы не посчитаны, сузьте фильтр'],
  ['all', 'Всё под контролем', 'Ни один заказ не опаздывает'],
] as const)('the empty state of «Требуют внимания» says which orders were counted (%s)', (scope, title, hint) => {
  attentionStoreState.scope = scope
  render(<OrderAttentionEmptyState attention="late" onShowAll={() => undefined} />)
  expect(screen.getByText(title)).not.toBeNull()
  expect(screen.getByText(hint)).not.toBeNull()
})
