import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { GroupHeading } from '../../src/pages/notifications/GroupHeading'

afterEach(cleanup)

const ROWS = [{ id: 1, status: true }] as const

test.each([
  [true, '1 на странице без заказа'],
  [false, '1 без заказа'],
])('the count of a group in a list of several pages (%s): %s', (isPaged, words) => {
  const { container } = render(<GroupHeading rows={ROWS} isPaged={isPaged} />)
  expect(container.textContent).toBe(words)
})
