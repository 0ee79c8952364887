import { expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { EDIT_FORMS } from '../form/editForms'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({
  allowedCities: [
    { id: 1, name: 'Караганда', timezone: 5 },
    { id: 2, name: 'Астана', timezone: 5 },
  ],
})

test('another city of a courier keeps his company, which the form does not show', async () => {
  const { path, entity, form } = EDIT_FORMS.courier as (typeof EDIT_FORMS)[string]
  const { calls } = mockFetch(({ method, path: called }) => {
    if (method === 'POST' && called === path) return { status: 204 }
    return { body: called === path ? entity : [] }
  })
  render(form)
  const city = await screen.findByLabelText('Город')
  fireEvent.mouseDown(city)
  fireEvent.click(await screen.findByText('Астана'))
  fireEvent.submit(city.closest('form') as HTMLFormElement)
  const sent = () => calls.find(({ method, path: called }) => method === 'POST' && called === path)?.body
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(sent() ?? '')).toMatchObject({ cities: [2], companyId: 5 })
})
