import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { ConfigError, loadConfig, parseConfig } from '../../src/session/config'

const DEFAULTS = {
  apiBase: '',
  streamBase: '',
  product: { code: 'delivery', name: 'Доставка' },
  tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' },
}

function refusalOf(json: unknown): string {
  try {
    parseConfig(json)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

describe('parseConfig', () => {
  test('an empty object means the defaults', () => {
    expect(parseConfig({})).toEqual(DEFAULTS)
  })

  test('the stream has the address of the API by default', () => {
    expect(parseConfig({ apiBase: 'https://api.kz' }).streamBase).toBe('https://api.kz')
    expect(parseConfig({ apiBase: 'https://api.kz', streamBase: '' }).streamBase).toBe('')
  })

  test('a part of a group keeps the rest of its defaults', () => {
    expect(parseConfig({ product: { code: 'menu' } }).product).toEqual({ code: 'menu', name: 'Доставка' })
    expect(parseConfig({ product: { code: 'fast-food' } }).product.code).toBe('fast-food')
    expect(parseConfig({ tiles: { attribution: '' } }).tiles).toEqual({ ...DEFAULTS.tiles, attribution: '' })
  })

  test.each<[object, string]>([
    [{ apiBase: 5 }, 'apiBase'],
    [{ apiBase: 'api.kz' }, 'apiBase'],
    [{ apiBase: null }, 'apiBase'],
    [{ streamBase: 'ftp://x' }, 'streamBase'],
    [{ apiBase: 'https://' }, 'apiBase'],
    [{ streamBase: 'https://stream.kz:port' }, 'streamBase'],
    [{ product: 'delivery' }, 'product'],
    [{ product: { code: 'a b' } }, 'product.code'],
    [{ product: { name: ' ' } }, 'product.name'],
    [{ tiles: { url: 'https://tiles/{z}/{x}.png' } }, 'tiles.url'],
    [{ tiles: { attribution: 1 } }, 'tiles.attribution'],
    [{ reportUrl: '/reports' }, 'reportUrl'],
    [{ reportUrl: '' }, 'reportUrl'],
  ])('%j: the message names the wrong key', (json, key) => {
    expect(refusalOf(json)).toBe(`Файл config.json: неверное значение ключа «${key}»`)
  })

  test('tiles may have two looks, and reports a sink', () => {
    const url = 'https://tiles.kz/{theme}/{z}/{x}/{y}.png'
    expect(parseConfig({ tiles: { url }, reportUrl: 'https://reports.kz/console' })).toMatchObject({
      tiles: { url },
      reportUrl: 'https://reports.kz/console',
    })
  })

  test('an unknown key is probably misspelt and is named', () => {
    expect(refusalOf({ apibase: 'https://api.kz' })).toBe('Файл config.json: неизвестный ключ «apibase»')
    expect(refusalOf({ product: { title: 'x' } })).toBe('Файл config.json: неизвестный ключ «product.title»')
  })

  test.each([null, [], 'text', 5])('%j is no object', (json) => {
    expect(refusalOf(json)).toBe('Файл config.json: нужен объект JSON')
  })
})

describe('loadConfig', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const serve = (answer: Response | Error) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))

  test('reads the file beside the page', async () => {
    const fetch = serve(new Response('{"apiBase":"/api"}'))
    expect(await loadConfig()).toEqual({ ...DEFAULTS, apiBase: '/api', streamBase: '/api' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/config.json')
  })

  test.each<[string, Response | Error, string]>([
    ['no network', new TypeError('Failed to fetch'), 'Файл config.json не загрузился: нет связи с сервером'],
    ['no file', new Response('', { status: 404 }), 'Файл config.json не загрузился: сервер ответил 404'],
    ['the page in its place', new Response('<!doctype html>'), 'Файл config.json не найден или содержит не JSON'],
    ['broken JSON', new Response('{"apiBase":'), 'Файл config.json не найден или содержит не JSON'],
  ])('%s is reported', async (_name, answer, message) => {
    serve(answer)
    await expect(loadConfig()).rejects.toEqual(new ConfigError(message))
  })
})
