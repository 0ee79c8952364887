import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { type Directive, parseNginx, readSite } from '../../scripts/nginx.mjs'
import { buildFiles, modulesOf } from './buildFiles'

const ROOT = join(__dirname, '../..')
const DIST = join(ROOT, 'dist')
const PLACEHOLDER = '__CSP_NONCE__'

describe('the build', () => {
  const packed = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(br|gz)$/.test(path))

  test('has each large file in both compressions, byte for byte the same', () => {
    const large = buildFiles('dist').filter(({ path, text }) => /\.(js|css)$/.test(path) && text.length > 2000)
    expect(large.length).toBeGreaterThan(50)
    for (const { path, text } of large) {
      expect(gunzipSync(readFileSync(join(DIST, `${path}.gz`))).toString()).toBe(text)
      expect(brotliDecompressSync(readFileSync(join(DIST, `${path}.br`))).toString()).toBe(text)
    }
  })

  test('does not compress the entry page, which gets a nonce, and the editable configuration', () => {
    expect(packed.filter((path) => /^(index\.html|config\.json)/.test(path))).toEqual([])
    expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain(`nonce="${PLACEHOLDER}"`)
  })

  test('publishes no source map, and stores them separately', () => {
    for (const folder of ['dist', 'dist-demo'] as const) {
      const files = buildFiles(folder)
      expect(files.filter(({ path }) => path.endsWith('.map'))).toEqual([])
      expect(files.filter(({ text }) => /sourceMappingURL=[^"'`\s]+\.map/.test(text))).toEqual([])
      expect(modulesOf(folder)).toContain('src/main.tsx')
    }
  })

  test('lists the licences of its packages', () => {
    const page = buildFiles('dist').find(({ path }) => path === 'licenses.html')?.text ?? ''
    const entries = page.split('<h2>').slice(1)
    for (const name of ['react ', 'antd ', '@fontsource-variable/inter ', 'superstruct ']) {
      expect(entries.filter((entry) => entry.startsWith(name))).toHaveLength(1)
    }
    expect(entries.filter((entry) => /^[^<]*<\/h2><p>(undefined|UNLICENSED)/.test(entry))).toEqual([])
    expect(entries.filter((entry) => !/<pre>[^<]{500,}/.test(entry)).map((entry) => entry.slice(0, 50))).toEqual([])
    const modules = modulesOf('dist').filter((path) => path.startsWith('node_modules/'))
    const named = new Set(entries.map((entry) => entry.slice(0, entry.indexOf('<')).replace(/ [^ ]*$/, '')))
    const packages = new Set(modules.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? ''))
    expect([...packages].filter((name) => !named.has(name))).toEqual([])
    const bill = execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { encoding: 'utf8' })
    const billed = new Set((JSON.parse(bill) as { components: { name: string }[] }).components.map(({ name }) => name))
    expect([...named].filter((name) => !billed.has(name))).toEqual([])
  })
})

describe('deploy/nginx.conf', () => {
  const top = parseNginx(readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'))
  const server = top.find(({ name }) => name === 'server')?.block ?? []
  const location = (path: string) => server.find(({ name, args }) => name === 'location' && args.at(-1) === path)
  const has = (of: Directive | undefined, ...words: string[]) =>
    of?.block?.some(({ name, args }) => [name, ...args].join(' ') === words.join(' ')) ?? false

  test('has its headers in one place, because a location with its own would inherit none', () => {
    const deep = server.flatMap(({ block = [] }) => block).filter(({ name }) => name === 'add_header')
    expect(deep).toEqual([])
  })

  test('responds to screen paths with the page, but not to missing files and calls', () => {
    expect(has(location('/'), 'try_files', '$uri', '/index.html')).toBe(true)
    expect(has(location('/assets/'), 'try_files', '$uri', '=404')).toBe(true)
    expect(has(location('/v1/'), 'proxy_pass', 'http://console_api')).toBe(true)
  })

  test('forwards events at once, with longer silence than the contract allows', () => {
    const stream = location('/v1/sse/')
    expect(has(stream, 'proxy_buffering', 'off')).toBe(true)
    const wait = stream?.block?.find(({ name }) => name === 'proxy_read_timeout')?.args[0]
    expect(Number.parseInt(wait ?? '', 10)).toBeGreaterThan(30)
  })

  test('reads comments, quotes and blocks as nginx does', () => {
    expect(parseNginx('a "b; c" \'d\'; # e;\nf g { h; }')).toEqual([
      { name: 'a', args: ['b; c', 'd'] },
      { name: 'f', args: ['g'], block: [{ name: 'h', args: [] }] },
    ])
    const text = 'map $uri $kept { default no; ~^/a/ yes; }\nserver { add_header Kept $kept; }'
    const { headers, variables } = readSite(text)
    expect(headers(200, variables('/a/b', {}))).toEqual({ Kept: 'yes' })
    expect(headers(200, variables('/b', {}))).toEqual({ Kept: 'no' })
    expect(headers(404, variables('/b', {}))).toEqual({})
  })
})
