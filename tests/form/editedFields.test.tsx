import { beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { mockFetch } from '../session/mockFetch'
import { EDIT_FORMS, type EditForm, type Json } from './editForms'
import { setUpScreens } from './setUpScreens'

/** Contract, third review: if a loaded record lacks a field, saving the edited record does not send this field. */

const REFUSAL = /^(Поле обязательное|Обновить|Повторить|Не сохранено)/

setUpScreens({
  allowedCities: [
    { id: 1, name: 'Караганда', timezone: 5 },
    { id: 2, name: 'Астана', timezone: 5 },
  ],
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const fieldsOf = (value: object): string[][] =>
  Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [[key]]),
    ...(typeof inner === 'object' ? fieldsOf(inner).map((path) => [key, ...path]) : []),
  ])

function without(value: object, [key = '', ...rest]: string[]): Json {
  const inner = rest.length > 0 ? without(Reflect.get(value, key), rest) : undefined
  return Array.isArray(value) ? (value.with(Number(key), inner) as unknown as Json) : { ...value, [key]: inner }
}

async function edit(name: string, entity: Json): Promise<Json | undefined> {
  const { path, typed, url = '/', form, load, others = {} } = EDIT_FORMS[name] as EditForm
  const [, label, text] = typed
  const { calls } = mockFetch((call) => {
    const key = `${call.method} ${call.path.split('?')[0]}`
    if (key === (load ?? `GET ${path}`)) return { body: load ? [entity] : entity }
    return key === `POST ${path}` ? { status: 204 } : { body: others[key] ?? [] }
  })
  const sent = () => calls.find((call) => call.method === 'POST' && call.path === path)?.body
  const isRefused = () => screen.queryAllByText(REFUSAL).length > 0
  const field = () => screen.queryByLabelText<HTMLInputElement>(label)
  navigate(url)
  render(form)
  await waitFor(() => expect(isRefused() || field()?.value).toBeTruthy())
  if (!isRefused()) {
    fireEvent.input(field() as HTMLElement, { target: { value: text } })
    fireEvent.blur(field() as HTMLElement)
    const submit = () => fireEvent.submit(field()?.form as HTMLFormElement)
    const isWarned = () => screen.queryByText(/Если всё верно, нажмите кнопку ещё раз$/) !== null
    submit()
    await waitFor(() => expect(isRefused() || isWarned() || sent()).toBeTruthy())
    if (isWarned()) submit()
    await waitFor(() => expect(isRefused() || sent()).toBeTruthy())
  }
  cleanup()
  const body = sent()
  return body === undefined ? undefined : JSON.parse(body)
}

test.each(Object.keys(EDIT_FORMS))('%s: a field that the response lacked is not in the request', async (name) => {
  const {
    entity,
    typed: [key, , text],
  } = EDIT_FORMS[name] as EditForm
  const whole = await edit(name, entity)
  expect(JSON.stringify(whole)).toContain(text)
  for (const path of fieldsOf(entity).filter(([first]) => first !== 'id' && first !== key)) {
    const body = await edit(name, without(entity, path))
    if (body === undefined) continue
    expect({ path, ...whole }).toMatchObject({ path, ...body })
    // A break without its start or end is not sent (contract, third review).
    const left = path[0]?.startsWith('breakTime') ? ['breakTimeStart', 'breakTimeEnd'] : path
    const lost = Object.keys(whole ?? {}).filter((field) => !(field in body) && !left.includes(field))
    expect({ path, lost, isTyped: JSON.stringify(body).includes(text) }).toEqual({ path, lost: [], isTyped: true })
  }
})
