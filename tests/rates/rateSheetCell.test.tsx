import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { RateSheetCell } from '../../src/pages/rates/sheet/RateSheetCell'
import type { FieldName } from '../../src/ui/form/fieldNames'

afterEach(cleanup)

test('a fraction is typed key by key', () => {
  let values: object = {}
  render(
    <Form onSubmit={() => undefined} initialValues={{ rate: 400 }}>
      {(form) => {
        values = form.values
        return (
          <table>
            <tbody>
              <tr>
                <RateSheetCell
                  name={'rate' as FieldName<number>}
                  label="Ставка"
                  changeLabel="Ставка"
                  place={{ row: 0, column: 0 }}
                  isSelected={false}
                  saved={400}
                />
              </tr>
            </tbody>
          </table>
        )
      }}
    </Form>,
  )
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ставка' })
  fireEvent.focus(cell)
  fireEvent.change(cell, { target: { value: '' } })
  for (const key of '12,50') fireEvent.change(cell, { target: { value: cell.value + key } })
  expect(cell.value).toBe('12,50')
  expect(values).toEqual({ rate: 12.5 })
  fireEvent.blur(cell)
  expect(cell.value).toBe('12,5')
})
