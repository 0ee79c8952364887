import { afterEach, expect, jest, test } from '@jest/globals'
import { lazyModule } from '../../src/lib/lazyModule'

const missing = () =>
  Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError', request: '/assets/5.js' })

const serve = (status: number) =>
  Object.assign(globalThis, { fetch: async () => ({ ok: status < 400, status, headers: new Headers() }) })

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch')
})

test('a failed module is requested again, a loaded one is not', async () => {
  serve(503)
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(missing()).mockResolvedValue('code')
  const get = lazyModule(load)
  await expect(get()).rejects.toMatchObject({ failure: { message: 'Не загрузилось' } })
  expect(await get()).toBe('code')
  expect(await get()).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a replaced build is reported', async () => {
  serve(404)
  await expect(lazyModule(() => Promise.reject(missing()))()).rejects.toMatchObject({
    failure: { message: 'Вышла новая версия' },
  })
})

test('a bug in the code is rethrown', async () => {
  const bug = new TypeError('x is undefined')
  await expect(lazyModule(() => Promise.reject(bug))()).rejects.toBe(bug)
})
