/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { checkPictureFile, imageFileRule } from '../../src/ui/form/pictureFile'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]
const problem = async (bytes: number[], type: string, padding = 0) => {
  const file = new File([new Uint8Array(bytes), new Uint8Array(padding)], 'файл', { type })
  await checkPictureFile(file)
  return imageFileRule(file, () => ({}), 'file')
}

test('PNG and JPEG pass', async () => {
  expect(await problem(PNG, 'image/png')).toBeUndefined()
  expect(await problem([0xff, 0xd8, 0xff, 0xe0], 'image/jpeg')).toBeUndefined()
})

test('a picture of any size passes: the server decides (contract, third review)', async () => {
  expect(await problem(PNG, 'image/png', 20 * 1024 * 1024)).toBeUndefined()
})

test('another type and another content under the name of a picture are refused', async () => {
  expect(await problem([0x47, 0x49, 0x46], 'image/gif')).toBe('Нужен файл PNG или JPEG')
  expect(await problem([0x25, 0x50, 0x44, 0x46], 'image/png')).toBe(
    'Это не картинка: файл повреждён или назван неверно',
  )
  expect(await problem([], 'image/png')).toBe('Это не картинка: файл повреждён или назван неверно')
})

test('a file that can no longer be read is refused', async () => {
  const file = new File([new Uint8Array(PNG)], 'чек.png', { type: 'image/png' })
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as Blob
  Object.assign(file, { slice: () => gone })
  await checkPictureFile(file)
  expect(imageFileRule(file, () => ({}), 'file')).toMatch(/не картинка/)
})
