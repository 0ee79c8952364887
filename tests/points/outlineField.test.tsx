import { expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createForm } from 'final-form'
import { Form } from 'react-final-form'
import { OutlineField } from '../../src/pages/points/OutlineField'
import { setUpScreens } from '../form/setUpScreens'

type Outline = [number, number][]
const outlineOf = (side: number): Outline => [
  [73, 49],
  [73 + side, 49],
  [73 + side, 49 + side],
]
const [OPENED, EDITED, NEWER] = [outlineOf(0.1), outlineOf(0.2), outlineOf(0.3)]

setUpScreens()

function show(polygon?: Outline, isLoading = false) {
  const form = createForm<Record<string, unknown>>({ initialValues: { polygon }, onSubmit: () => undefined })
  render(
    <Form form={form} onSubmit={() => undefined} render={() => <OutlineField others={[]} isLoading={isLoading} />} />,
  )
  return form
}

const restore = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Вернуть контур' })

test('an outline that another user has saved meanwhile is the one that «Вернуть контур» restores', () => {
  const form = show(OPENED)
  expect(restore().disabled).toBe(true)
  act(() => form.initialize({ polygon: NEWER }))
  expect(restore().disabled).toBe(true)
  act(() => form.change('polygon', EDITED))
  fireEvent.click(restore())
  expect(form.getState().values.polygon).toEqual(NEWER)
})

test('an outline is called unknown only after the load', () => {
  show(undefined, true)
  expect(screen.queryByText('Контур зоны неизвестен')).toBeNull()
  cleanup()
  show()
  expect(screen.getByText('Контур зоны неизвестен')).toBeTruthy()
})
