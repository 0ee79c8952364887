import { describe, expect, test } from '@jest/globals'
import { emptyToNull, equalFormValues, withoutEmpty } from '../../src/ui/form/formValues'

describe('equalFormValues', () => {
  test.each<[unknown, unknown]>([
    ['', undefined],
    [null, undefined],
    [[], undefined],
    ['  ', null],
    [{ a: '' }, {}],
    [{ a: { b: [1, { c: 'x' }] } }, { a: { b: [1, { c: 'x', d: null }] } }],
    [Number.NaN, Number.NaN],
  ])('%j is %j', (a, b) => {
    expect(equalFormValues(a, b)).toBe(true)
    expect(equalFormValues(b, a)).toBe(true)
  })

  test.each<[unknown, unknown]>([
    [0, undefined],
    [false, undefined],
    [false, true],
    ['1', 1],
    ['a', 'a '],
    [
      [1, 2],
      [2, 1],
    ],
    [[{}], []],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, [1]],
  ])('%j is not %j', (a, b) => {
    expect(equalFormValues(a, b)).toBe(false)
    expect(equalFormValues(b, a)).toBe(false)
  })

  test('a file is the same only as itself', () => {
    const file = new File(['x'], 'a.png')
    expect(equalFormValues({ file }, { file })).toBe(true)
    expect(equalFormValues({ file }, { file: new File(['x'], 'a.png') })).toBe(false)
  })
})

test('emptyToNull trims texts and sets the named fields to null if empty or missing', () => {
  type Company = { name: string; legalName?: string; bank?: string; settings: { cityId: number; note?: string }[] }
  const company: Company = { name: ' Пицца ', bank: '  ', settings: [{ cityId: 1, note: ' а ' }] }
  expect(emptyToNull(company, ['legalName', 'bank'])).toEqual({
    name: 'Пицца',
    legalName: null,
    bank: null,
    settings: [{ cityId: 1, note: 'а' }],
  })
})

test('withoutEmpty leaves empty values out, in rows too; zero, false and files stay', () => {
  const file = new File(['x'], 'a.png')
  const payload = withoutEmpty({
    a: '',
    b: ' б ',
    c: null,
    d: 0,
    e: false,
    f: [{ g: '', h: 1 }, { g: undefined }],
    file,
  })
  expect(payload).toEqual({ b: 'б', d: 0, e: false, f: [{ h: 1 }, {}], file })
  expect(Object.keys(payload)).not.toContain('a')
  expect(payload.file).toBe(file)
})
