import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PhoneField } from '../../src/ui/form/PhoneField'

type Person = { phone?: string }
const field = fieldNames<Person>()
const PERSON = createLoadedValue<Person>({})

afterEach(cleanup)

function shownField(person = PERSON): HTMLInputElement {
  render(
    <PageForm<Person> mode="edit" entity={person} submit={() => Promise.resolve()} onSaved={() => undefined}>
      <PhoneField name={field('phone')} label="Телефон" />
    </PageForm>,
  )
  return screen.getByLabelText<HTMLInputElement>('Телефон')
}

test.each([
  ['with +7', '+77011234567', '+7 (701) 123-45-67'],
  ['with 8', '87011234567', '+7 (701) 123-45-67'],
  ['without its country', '7011234567', '+7 (701) 123-45-67'],
  ['with 7, which may be a digit too many', '77011234567', '+7 (770) 112-34-567'],
])('a number typed key by key %s', async (_how, typed, shown) => {
  const input = shownField()
  const user = userEvent.setup()
  await user.click(input)
  await user.keyboard(typed)
  expect(input.value).toBe(shown)
  expect(screen.queryByText(/^Лишняя цифра/) !== null).toBe(shown.length > 18)
})

test.each(['+1 (701) 123-45-67', '87011234567, 87027654321'])(
  'input that is not one number is reported, and cleared by the next change (%s)',
  async (pasted) => {
    const input = shownField()
    const user = userEvent.setup()
    await user.click(input)
    await user.paste(pasted)
    expect(screen.getByText(/^Не вставлено/)).toBeTruthy()
    expect(input.value).toBe('+7 (')
    await user.clear(input)
    await user.paste('8 701 123 45 67')
    expect(screen.queryByText(/^Не вставлено/)).toBeNull()
  },
)

test('a stored number that does not fit the mask is reported and unchanged by opening the form', () => {
  const input = shownField(createLoadedValue<Person>({ phone: '442079460958' }))
  expect(input.value).not.toMatch(/\d{3}/)
  expect(screen.getByText('Сохранён номер 442079460958')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true)
})
