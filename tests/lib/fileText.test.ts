/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { readFileText, withoutByteOrderMark } from '../../src/lib/fileText'

const WORDS = '{"features": "Зона Юг"}'
const CP1251 = [...'Зона Юг'].map((letter) => (letter === ' ' ? 0x20 : letter.charCodeAt(0) - 0x410 + 0xc0))
const utf16 = (bytes: number[], isBig: boolean) =>
  [...WORDS].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
  }, bytes)

test.each([
  ['UTF-8', [...new TextEncoder().encode(WORDS)], WORDS],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(WORDS)], WORDS],
  ['UTF-16 LE', [0xff, 0xfe, ...utf16([], false)], WORDS],
  ['UTF-16 BE', [0xfe, 0xff, ...utf16([], true)], WORDS],
  ['windows-1251', CP1251, 'Зона Юг'],
])('a file in %s is read', async (_name, bytes, text) => {
  expect(await readFileText(new Blob([new Uint8Array(bytes)]))).toBe(text)
})

test('a pasted byte order mark is removed', () => {
  expect(JSON.parse(withoutByteOrderMark('\uFEFF{"features":[]}'))).toEqual({ features: [] })
})
