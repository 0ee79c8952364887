import { expect, test } from '@jest/globals'
import { contactBody, contactValues, NEW_WAY } from '../../src/pages/companies/contacts/contactValues'

test('texts are trimmed, rows carry nothing but kind and value', () => {
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
    data: [NEW_WAY],
  })
})
