import { expect, test } from '@jest/globals'
import { create } from 'superstruct'
import { Contact } from '../../src/api/contacts'
import { contactBody, contactValues, NEW_CONTACT_METHOD } from '../../src/pages/companies/contacts/contactValues'

test('texts are trimmed, rows contain only kind and value', () => {
  const body = contactBody({
    name: ' Асель Ким ',
    typeId: 2,
    data: [
      { typeId: 1, value: '77001234567' },
      { typeId: 2, value: ' a@b.kz ' },
    ],
  })
  expect(body).toEqual({
    name: 'Асель Ким',
    typeId: 2,
    data: [
      { typeId: 1, value: '77001234567' },
      { typeId: 2, value: 'a@b.kz' },
    ],
  })
})

test('a contact without ways begins with one', () => {
  expect(contactValues({ id: 1, name: 'Асель', typeId: undefined, data: [] })).toEqual({
    name: 'Асель',
    data: [NEW_CONTACT_METHOD],
  })
})

test('an unreadable contact method is passed to the form, which asks, because a save without it would delete it', () => {
  const contact = create({ id: 1, name: 'Асель', data: [{ typeId: 1 }, { value: '@assel' }] }, Contact)
  expect(contactValues(contact).data).toEqual([{ typeId: 1 }, { value: '@assel' }])
})
