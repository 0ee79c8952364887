import { describe, expect, test } from '@jest/globals'
import { KARAGANDA } from '../../mocks/seeds/cities'
import { buildFiles, modulesOf } from './buildFiles'

/**
 * Strings that occur only in the mock's code and must be absent from the production build. The demo build must contain them, otherwise
 * their absence proves nothing.
 */
const MARKS = ['mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE', 'x-msw-', 'demo-worlds', 'Демо-мир', KARAGANDA.name]
/**
 * Hosts that may be named in the production build. A new host means an external dependency or a package that sends requests. The only host
 * from which the build loads files is that of the map tiles; `config.json` can set another one.
 */
const KNOWN_HOSTS = {
  loaded: ['tile.openstreetmap.org'],
  'linked on the map': ['www.openstreetmap.org', 'pigeon-maps.js.org'],
  'in error messages': ['react.dev', 'git.new'],
  'names of XML': ['www.w3.org', 'schemas.openxmlformats.org', 'schemas.microsoft.com'],
  'base of relative addresses': ['empty.invalid', 'console'],
}
const MOCK_MODULES = /(^|\/)mocks\/|node_modules\/(msw|@mswjs)\//

const api = buildFiles('dist')
const demo = buildFiles('dist-demo')
const textOf = (files: typeof api) => files.map(({ text }) => text).join('\n')

describe('the production build', () => {
  test.each(MARKS)('does not contain «%s», which the demo contains', (mark) => {
    expect(textOf(demo)).toContain(mark)
    expect(textOf(api)).not.toContain(mark)
  })

  test('contains no module of the mock', () => {
    expect(modulesOf('dist-demo').filter((module) => MOCK_MODULES.test(module)).length).toBeGreaterThan(20)
    expect(modulesOf('dist').filter((module) => MOCK_MODULES.test(module))).toEqual([])
  })

  test('names no host but the known ones', () => {
    const loaded = api.filter(({ path }) => /\.(js|css|json|svg|html)$/.test(path) && !path.endsWith('licenses.html'))
    const hosts = [...textOf(loaded).matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)].map(([, host = '']) => host)
    expect([...new Set(hosts)].sort()).toEqual(Object.values(KNOWN_HOSTS).flat().sort())
  })

  test('has no worker, the demo has it', () => {
    expect(api.map(({ path }) => path)).not.toContain('mockServiceWorker.js')
    expect(demo.map(({ path }) => path)).toContain('mockServiceWorker.js')
  })
})

describe.each([
  ['dist', api],
  ['dist-demo', demo],
])('%s', (_folder, files) => {
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? ''

  test('the production build has an editable configuration', () => {
    expect(Object.keys(JSON.parse(text('config.json')) as object)).toEqual(
      expect.arrayContaining(['apiBase', 'product', 'tiles']),
    )
  })

  test('the production build has a Russian page that loads its fonts and scripts from its own address', () => {
    const html = text('index.html')
    expect(html).toContain('lang="ru"')
    // The page translation of Chrome replaces text nodes, which React then cannot remove.
    expect(html).toMatch(/<html[^>]* translate="no"/)
    expect(html.match(/rel="preload"[^>]*|as="font"[^>]*rel="preload"/g)).toHaveLength(2)
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([])
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
  })

  test('the production build uses no language selectors: a logical margin is one rule, not six', () => {
    const styles = files.filter(({ path }) => path.endsWith('.css')).map((file) => file.text)
    expect(styles.join('')).toContain('margin-inline')
    expect(styles.join('').match(/:lang\(|-webkit-any/g)).toBeNull()
  })

  test('the production build names every script by its content hash, so that browsers may cache it', () => {
    const scripts = files.map(({ path }) => path).filter((path) => /^assets.*\.(js|css)$/.test(path))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((path) => !/\.[0-9a-f]{8}\.(js|css)$/.test(path))).toEqual([])
  })
})
