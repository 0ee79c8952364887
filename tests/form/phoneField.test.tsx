import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ready } from '../../src/lib/loaded'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PageForm } from '../../src/ui/form/PageForm'
import { PhoneField } from '../../src/ui/form/PhoneField'

type Person = { phone?: string }
const field = fieldNames<Person>()
const PERSON = ready<Person>({})

afterEach(cleanup)

test.each(['+1 (701) 123-45-67', '87011234567, 87027654321'])(
  'what is no single number says so, and goes with the next change (%s)',
  async (pasted) => {
    render(
      <PageForm<Person> mode="edit" entity={PERSON} submit={() => Promise.resolve()} onSaved={() => undefined}>
        <PhoneField name={field('phone')} label="Телефон" />
      </PageForm>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Телефон')
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
