import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { foundOrderPaletteEntry } from '../../src/app/shell/palette/foundOrders'
import { FilterChips } from '../../src/kit/list/FilterChips'
import { StatusChangeDialog } from '../../src/pages/orders/detail/StatusChangeDialog'
import { employeeDocumentName } from '../../src/parts/documents/EmployeeDocumentList'

/** A name that contains a right-to-left override must not reverse the rest of its sentence, neither in lists nor elsewhere. */
const TURNING = 'Кафе\u202eефаК'
const CLOSED_IN = `\u2068${TURNING}\u2069`

test.each([
  [
    'an order that the palette found',
    () => foundOrderPaletteEntry({ id: 1, status: 20, companyName: TURNING }, 'Принят').hint,
  ],
  ['a document', () => employeeDocumentName({ id: 1, title: TURNING })],
])('%s isolates the name', (_what, words) => {
  expect(words()).toContain(CLOSED_IN)
})

test('a confirmation isolates the name', () => {
  render(<StatusChangeDialog orderId={1} transition={{ status: 20, title: TURNING }} open onClose={() => undefined} />)
  expect(screen.getByText(`Изменить статус заказа 1 на «${CLOSED_IN}»?`)).toBeDefined()
})

test('a filter chip isolates the name', () => {
  render(
    <FilterChips
      keys={['companyName']}
      words={{ companyName: { label: 'Заведение' } }}
      query={{ companyName: TURNING }}
      onRemove={() => undefined}
    />,
  )
  expect(screen.getByText(`Заведение: ${CLOSED_IN}`)).toBeDefined()
})
