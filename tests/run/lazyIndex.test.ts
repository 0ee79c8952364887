import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const OWN = join(__dirname, '../../scripts/jest/lazyIndex.mjs')
const folder = mkdtempSync(join(tmpdir(), 'lazy-index-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function keyOf(text: string, source = 'source', path = '/antd/lib/index.js'): Promise<string> {
  const file = join(folder, `${keys++}.mjs`)
  writeFileSync(file, text)
  const { default: transformer } = await import(file)
  return transformer.getCacheKey(source, path, { configString: '{}' })
}
let keys = 0

test('transformed code is cached for one text of the transformer, one source and one path', async () => {
  const text = readFileSync(OWN, 'utf8')
  const key = await keyOf(text)
  expect(await keyOf(text)).toBe(key)
  const others = [await keyOf(`${text}\n`), await keyOf(text, 'other'), await keyOf(text, 'source', '/icons/index.js')]
  expect(new Set([key, ...others]).size).toBe(4)
})
