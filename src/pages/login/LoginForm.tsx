import { Button, ConfigProvider } from 'antd'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import type { CredentialsBody } from '../../api/user'
import { signIn } from '../../session/session'
import { FormAlert } from '../../ui/form/FormAlert'
import { fieldNames } from '../../ui/form/fieldNames'
import { combineFieldRules, phoneFormatRule, requiredRule } from '../../ui/form/fieldRules'
import { PasswordField } from '../../ui/form/PasswordField'
import { PhoneField } from '../../ui/form/PhoneField'
import { toSubmitErrors } from '../../ui/form/submitErrors'
import { demoUsersState, type LoginDemoUsers } from './demoUsersState'
import '../../ui/form/form.css'

const field = fieldNames<CredentialsBody>()
const PHONE_RULE = combineFieldRules(requiredRule, phoneFormatRule)

export function LoginForm({ onIntent }: { onIntent: () => void }) {
  const { element, focusWrong } = useFocus()
  const hints = useSnapshot(demoUsersState).shown as LoginDemoUsers | null
  return (
    <Form<CredentialsBody> onSubmit={submit}>
      {({ handleSubmit, form, submitting = false }) => {
        const send = async (event?: FormEvent<HTMLFormElement>) => {
          onIntent()
          await handleSubmit(event)
          focusWrong()
        }
        return (
          <ConfigProvider componentSize="large">
            <form ref={element} className="login-form" onSubmit={send} onInput={() => onIntent()} noValidate>
              <PhoneField name={field('phone')} label="Телефон" rule={PHONE_RULE} autoComplete="username" />
              <PasswordField
                name={field('password')}
                label="Пароль"
                rule={requiredRule}
                autoComplete="current-password"
              />
              <FormAlert />
              <Button type="primary" htmlType="submit" block loading={submitting}>
                Войти
              </Button>
            </form>
            {hints && (
              <hints.List
                people={hints.people}
                show={hints.show}
                disabled={submitting}
                onChoose={(digits) => {
                  form.batch(() => {
                    form.change('phone', digits)
                    form.change('password', hints.password)
                  })
                  void send()
                }}
              />
            )}
          </ConfigProvider>
        )
      }}
    </Form>
  )
}

async function submit(credentials: CredentialsBody) {
  try {
    await signIn(credentials)
    return undefined
  } catch (error) {
    return toSubmitErrors(error, ['phone', 'password'])
  }
}

/** Focuses the first field, except on touch devices, where the keyboard would cover half of the screen. */
function useFocus() {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) element.current?.querySelector('input')?.focus()
  }, [])
  return {
    element,
    focusWrong: () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  }
}
