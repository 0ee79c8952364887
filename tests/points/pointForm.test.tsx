import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { PointForm } from '../../src/pages/points/PointForm'
import { session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()

test('the city of a point counts the cities that could not be read', () => {
  Object.assign(session.user as object, { unreadableCities: 1 })
  render(<PointForm open onSaved={() => undefined} onAway={() => undefined} onClose={() => undefined} />)
  expect(screen.getByText(/^1.запись не показана$/)).toBeTruthy()
})
