import { describe, expect, test } from '@jest/globals'
import { employeeStatusLabel, fullName, LEGAL_FORM_OPTIONS, TARIFF_LEVEL_OPTIONS } from '../../src/domain/employees'
import { openableUrl, viewableUrl } from '../../src/domain/safeUrl'

describe('names of employees', () => {
  const parts = { lastName: 'Ахметова', firstName: 'Динара', middleName: 'Сериковна', fio: 'Другое имя' }

  test('the full name is built from its parts, with or without the middle one', () => {
    expect(fullName(parts)).toBe('Ахметова Динара Сериковна')
    expect(fullName(parts, { skipMiddleName: true })).toBe('Ахметова Динара')
    expect(fullName({ lastName: ' Ли ', fio: 'Ли Анна' })).toBe('Ли')
  })

  test("without parts it is the server's own text, if any", () => {
    expect(fullName({ fio: 'Ли Анна' })).toBe('Ли Анна')
    expect(fullName({})).toBe('')
  })
})

test('the labels are the specification’s', () => {
  expect(TARIFF_LEVEL_OPTIONS.map(({ label }) => label)).toEqual(['Стандарт', 'Продвинутый', 'Премиум'])
  expect(LEGAL_FORM_OPTIONS).toEqual([
    { value: 2, label: 'ИП' },
    { value: 1, label: 'ГПХ' },
    { value: 3, label: 'ГПХ без пенсионных отчислений' },
  ])
  expect([0, 10, 7].map(employeeStatusLabel)).toEqual(['Заблокирован', 'Активный', '7'])
})

describe('links from the server', () => {
  test.each([
    ['https://files.example/a.png', true, true],
    [' HTTP://files.example ', true, true],
    ['blob:https://console/1', true, true],
    ['data:image/png;base64,AAAA', true, false],
    ['data:text/html,<script>', false, false],
    ['javascript:alert(1)', false, false],
    ['java\nscript:alert(1)', false, false],
    ['//files.example/a.png', false, false],
    ['', false, false],
  ])('%s', (url, isShown, isOpened) => {
    expect(viewableUrl(url)).toBe(isShown ? url.trim() : undefined)
    expect(openableUrl(url)).toBe(isOpened ? url.trim() : undefined)
  })
})
