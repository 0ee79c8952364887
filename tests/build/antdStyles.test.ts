import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { buildFiles, modulesOf } from './buildFiles'

/** The build extracts the styles of antd components into a CSS file. A component that is missing in this file would be unstyled. */

const ROOT = join(__dirname, '../..')
const REGISTERED = /gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\((?:'([^']+)'|\[([^\]]+)\])/g

/** Components of antd that need no styles: other antd components import them, but the console never renders them. */
const NEVER_SHOWN = ['Input-OTP', 'Grid-Grid', 'Pagination-bordered']

const MAKERS = /&-disabled|&-focused|inputAffixPadding/

const sources = modulesOf('dist')
  .filter((module) => /^node_modules\/antd\/es\/.*style/.test(module))
  .map((module) => readFileSync(join(ROOT, module), 'utf8'))
const needed = sources
  .flatMap((source) => [...source.matchAll(REGISTERED)])
  .map(([, name, names = '']) => (name ? `${name}-${name}` : names.replace(/[' ]/g, '').replaceAll(',', '-')))

test('every antd component has its styles', () => {
  const styled = JSON.parse(readFileSync(join(ROOT, '.cache/antd-styles/components.json'), 'utf8')) as string[]
  expect(needed.length).toBeGreaterThan(40)
  expect(needed.filter((name) => !styled.includes(name) && !NEVER_SHOWN.includes(name))).toEqual([])
})

test('no script generates them', () => {
  expect(sources.filter((source) => MAKERS.test(source)).length).toBeGreaterThan(5)
  const scripts = buildFiles('dist').filter(({ path }) => path.endsWith('.js'))
  expect(scripts.filter(({ text }) => MAKERS.test(text)).map(({ path }) => path)).toEqual([])
})

test("they load with the page, before the console's own styles", () => {
  const files = buildFiles('dist')
  const html = files.find(({ path }) => path === 'index.html')?.text ?? ''
  const [, path] = /<link href="\/(assets\/main\.[^"]+\.css)" rel="stylesheet">/.exec(html) ?? []
  const text = files.find((file) => file.path === path)?.text ?? ''
  expect(text.indexOf('.ant-btn')).toBeGreaterThan(0)
  expect(text.indexOf('.ant-btn')).toBeLessThan(text.indexOf('.visually-hidden'))
})
