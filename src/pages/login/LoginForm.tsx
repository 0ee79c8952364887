import { Alert, Button, Input } from 'antd'
import { FORM_ERROR } from 'final-form'
import { useId } from 'react'
import { Field, Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { formatPhone, isPhone, parsePhone } from '../../domain/phones'
import { type Failure, toFailure } from '../../lib/failure'
import { signIn } from '../../session/session'
import { DemoPeople } from './DemoPeople'
import { LoginField } from './LoginField'
import { PhoneInput } from './PhoneInput'
import { signInHints } from './signInHints'

type Values = { phone: string; password: string }
type Errors = { phone?: string; password?: string; [FORM_ERROR]?: Failure }

const REQUIRED = 'Поле обязательное'

/** Phone and password; the server's refusal stays on the screen with everything typed (reference-data, 2.2). */
export function LoginForm({ onIntent }: { onIntent: () => void }) {
  const ids = { phone: useId(), password: useId() }
  const hints = useSnapshot(signInHints).shown
  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit, form, submitting, submitError }) => (
        <>
          <form className="login-form" onSubmit={handleSubmit} onFocus={onIntent} noValidate>
            <Field<string> name="phone">
              {({ input, meta }) => (
                <LoginField id={ids.phone} label="Телефон" meta={meta}>
                  {(described) => <PhoneInput {...input} {...described} autoFocus size="large" />}
                </LoginField>
              )}
            </Field>
            <Field<string> name="password">
              {({ input, meta }) => (
                <LoginField id={ids.password} label="Пароль" meta={meta}>
                  {(described) => (
                    <Input.Password {...input} {...described} autoComplete="current-password" size="large" />
                  )}
                </LoginField>
              )}
            </Field>
            {submitError && !submitting && <SubmitAlert failure={submitError as Failure} />}
            <Button type="primary" htmlType="submit" size="large" block loading={submitting}>
              Войти
            </Button>
          </form>
          {hints && (
            <DemoPeople
              people={hints.people}
              disabled={submitting === true}
              onChoose={(phone) => {
                form.batch(() => {
                  form.change('phone', formatPhone(phone))
                  form.change('password', hints.password)
                })
                void form.submit()
              }}
            />
          )}
        </>
      )}
    </Form>
  )
}

function SubmitAlert({ failure }: { failure: Failure }) {
  return <Alert type="error" showIcon title={failure.message} description={failure.hint} />
}

function validate({ phone, password }: Partial<Values>): Errors {
  const digits = parsePhone(phone ?? '')
  const errors: Errors = {}
  if (digits === '') errors.phone = REQUIRED
  else if (!isPhone(digits)) errors.phone = 'Неверный формат'
  if (!password) errors.password = REQUIRED
  return errors
}

/** On success the session opens and the guard leads away from here. */
async function submit({ phone, password }: Values): Promise<Errors | undefined> {
  try {
    await signIn({ phone: parsePhone(phone), password })
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    return { ...failure.fields, [FORM_ERROR]: failure }
  }
}
