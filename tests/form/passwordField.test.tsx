import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PasswordField } from '../../src/ui/form/PasswordField'

type Secret = { password?: string }
const field = fieldNames<Secret>()
const SECRET = createLoadedValue<Secret>({})

afterEach(cleanup)

test('the typed value is in the field only, in no attribute that a saved page or style sheet could read', async () => {
  const { container } = render(
    <PageForm<Secret> mode="edit" entity={SECRET} submit={() => Promise.resolve()} onSaved={() => undefined}>
      <PasswordField name={field('password')} label="Пароль" autoComplete="current-password" />
    </PageForm>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Пароль')
  const user = userEvent.setup()
  await user.type(input, 'секрет')
  await user.click(screen.getByRole('button', { name: 'Показать символы' }))
  await user.click(screen.getByRole('button', { name: 'Скрыть символы' }))
  await user.type(input, '!')
  expect(input.value).toBe('секрет!')
  await waitFor(() => expect(container.innerHTML).not.toContain('секрет'))
})
