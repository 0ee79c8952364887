/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isInstalled } from '../scripts/install.mjs'

/** What a stranger relies on in the first hour: that the papers of the project say what is so. */

const ROOT = join(__dirname, '..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifest = JSON.parse(text('package.json')) as {
  version: string
  license: string
  engines: { node: string }
  scripts: Record<string, string>
}

const README = text('README.md')

test('every check that machines run is the one of the README', () => {
  expect(README).toMatch(/^npm test +#/m)
  expect(text('.ci/run')).toMatch(/^exec npm test$/m)
  expect(text('.github/workflows/test.yml')).toMatch(/^ +- run: npm test$/m)
  expect(text('.gitlab-ci.yml')).toMatch(/^ +- npm test$/m)
})

test('the range of Node is the one that the tools ask for, and the recommended version lies in it', () => {
  expect(manifest.engines.node).toBe('^20.19 || >=22.12')
  expect(README).toContain('20.19')
  expect(README).toContain('22.12')
  const [major = ''] = text('.nvmrc').trim().split('.')
  expect(Number(major)).toBeGreaterThanOrEqual(22)
  // Both kinds of machines try the oldest Node of the range and the recommended one.
  const tried = `["20.19", "${major}"]`
  expect(text('.github/workflows/test.yml')).toContain(`node: ${tried}`)
  expect(text('.gitlab-ci.yml')).toContain(`NODE: ${tried}`)
  expect(text('.gitlab-ci.yml')).toContain('image: node:$NODE-bookworm')
  expect(text('deploy/Dockerfile')).toContain(`node:${major}-`)
})

test('the licence is the same in the manifest, the lock file and the text', () => {
  expect(manifest.license).toBe('MIT')
  expect(JSON.parse(text('package-lock.json')).packages['']).toMatchObject({
    license: 'MIT',
    engines: manifest.engines,
  })
  expect(text('LICENSE')).toMatch(/^MIT License/)
})

test('the changelog knows the version of the manifest', () => {
  expect(text('CHANGELOG.md')).toMatch(new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')} \\(`, 'm'))
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s names only files and commands that exist', (path) => {
  const paper = text(path)
  const scripts = [...paper.matchAll(/(?:`|^)npm (?:run )?([a-z]+(?::[a-z]+)?)/gm)].map(([, name = '']) => name)
  const own = scripts.filter((name) => !['ci', 'install'].includes(name))
  expect(own.length).toBeGreaterThan(3)
  expect(own.filter((name) => !(name in manifest.scripts))).toEqual([])
  const links = [...paper.matchAll(/\]\(([^)#][^)]*)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !link.startsWith('http') && !existsSync(join(ROOT, link)))).toEqual([])
})

test('an installation is complete with the very versions of the lock file; other systems are left out', () => {
  const lock = { packages: { '': {}, a: { version: '1' }, b: { version: '1', optional: true } } }
  expect(isInstalled(lock, { packages: { a: { version: '1' } } })).toBe(true)
  expect(isInstalled(lock, { packages: { a: { version: '2' } } })).toBe(false)
  expect(isInstalled(lock, { packages: { a: { version: '1' }, b: { version: '2' } } })).toBe(false)
  expect(isInstalled(lock, { packages: {} })).toBe(false)
})
