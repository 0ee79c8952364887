import { expect, test } from '@jest/globals'
import { personInitials, personShortName } from '../../src/ui/personShortNames'

test.each([
  ['Мусин Андрей Маратович', 'МА', 'Мусин А.'],
  ['  Ким   Виктор ', 'КВ', 'Ким В.'],
  ['Ерлан', 'Е', 'Ерлан'],
  ['', '', ''],
])('«%s» has the initials «%s» and the short name «%s»', (fio, initials, short) => {
  expect(personInitials(fio)).toBe(initials)
  expect(personShortName(fio)).toBe(short)
})
