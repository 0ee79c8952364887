/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isInstalled } from '../scripts/install.mjs'
import { STEPS } from '../scripts/testSteps.mjs'

const ROOT = join(__dirname, '..')
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifest = JSON.parse(text('package.json')) as {
  version: string
  license: string
  engines: { node: string }
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

const README = text('README.md')

const CI = ['.github/workflows/test.yml', '.gitlab-ci.yml']

test('«npm test» is what .ci/run runs and the README names', () => {
  expect(README).toMatch(/^npm test\b/m)
  expect(text('.ci/run')).toMatch(/^exec npm test$/m)
})

test.each(CI)('%s runs every step on the recommended Node, and all parts of each', (path) => {
  const lines = [...text(path).matchAll(/^ +- ((?:types|stories|looks|e2e)\b.*)$/gm)].map(([, line = '']) => line)
  const steps = new Set(lines.flatMap((line) => line.split(' --')[0]?.split(' ') ?? []))
  // CI does not list the step «storybook», because it is part of the steps «stories» and «looks».
  expect([...steps, 'storybook'].sort()).toEqual(Object.keys(STEPS).sort())
  for (const step of ['stories', 'e2e']) {
    const parts = lines.filter((line) => line.startsWith(step)).map((line) => line.split('--shard ')[1])
    expect(parts).toEqual(parts.map((_, index) => `${index + 1}/${parts.length}`))
  }
})

test.each(CI)('%s keeps the list of shipped packages of each commit', (path) => {
  expect(text(path)).toMatch(/^ +- (run: )?npm run -s sbom > sbom\.json$/m)
  expect(text(path)).toMatch(/^ +path(s: \[|: )sbom\.json\]?$/m)
})

test.each(CI)('%s runs WebKit on demand, with its packages', (path) => {
  expect(text(path)).toMatch(/^ +when: manual$|^ {2}workflow_dispatch:$/m)
  expect(text(path)).toMatch(/apt-get install -y webkit2gtk-driver xvfb$/m)
  expect(text(path)).toMatch(/BROWSERS=webkit npx jest tests\/browsers --selectProjects e2e$/m)
})

test('the range of Node is the one that the tools ask for, and the recommended version lies in it', () => {
  expect(manifest.engines.node).toBe('^20.19 || >=22.12')
  const [major = ''] = text('.nvmrc').trim().split('.')
  expect(Number(major)).toBeGreaterThanOrEqual(22)
  // CI also runs type checks, unit tests and builds with two Node versions besides the recommended one: the oldest supported version and
  // the next even version after the recommended one.
  const others = `["20.19", "${Number(major) + 2}"]`
  expect(text('.github/workflows/test.yml')).toContain(`node-version: "${major}"`)
  expect(text('.github/workflows/test.yml')).toContain(`node: ${others}`)
  expect(text('.gitlab-ci.yml')).toContain(`image: node:${major}-bookworm`)
  expect(text('.gitlab-ci.yml')).toContain(`NODE: ${others}`)
  expect(text('deploy/Dockerfile')).toContain(`node:${major}-`)
})

type BillOfMaterials = {
  components: { name: string; version: string; purl: string; hashes?: unknown; licenses?: unknown }[]
  dependencies: { dependsOn: string[] }[]
}

test("the list of packages is CycloneDX JSON and has the console's packages without tools, each version once", () => {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { encoding: 'utf8' })
  const list: BillOfMaterials = JSON.parse(stdout)
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'courier-console', version: manifest.version } },
  })
  const held = list.components.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(held).size).toBe(held.length)
  const direct = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(direct.filter((one) => !held.includes(one))).toEqual([])
  expect(held.filter((one) => /^(jest|storybook|typescript|@rspack\/core)@/.test(one))).toEqual([])
  expect(list.components.filter(({ hashes, licenses }) => !(hashes && licenses))).toEqual([])
  expect(list.components.map(({ purl }) => purl)).toContain(`pkg:npm/react@${manifest.dependencies.react}`)
  expect(list.dependencies[0]?.dependsOn.sort()).toEqual(direct.sort())
})

test('the licence is the same in the manifest, the lock file and the text', () => {
  expect(manifest.license).toBe('MIT')
  expect(JSON.parse(text('package-lock.json')).packages['']).toMatchObject({
    version: manifest.version,
    license: 'MIT',
    engines: manifest.engines,
  })
  expect(text('LICENSE')).toMatch(/^MIT License/)
})

test('the changelog has the version of the manifest and a section for the next one', () => {
  expect(text('CHANGELOG.md')).toMatch(/^## Unreleased$/m)
  expect(text('CHANGELOG.md')).toMatch(new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')} \\(`, 'm'))
})

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('spec/'))
    .map((name) => `docs/${name}`),
]

test('the README is one screen', () => {
  expect(README.split('\n').length).toBeLessThanOrEqual(130)
  expect(README.split(/\s+/).length).toBeLessThanOrEqual(1200)
})

test.each(DOCUMENTS)('%s names only commands that exist', (path) => {
  const scripts = [...text(path).matchAll(/(?:`|^)npm (?:run )?(?:-s )?([a-z]+(?::[a-z]+)?)/gm)].map(
    ([, name = '']) => name,
  )
  const own = scripts.filter((name) => !['ci', 'install', 'version'].includes(name))
  expect(own.filter((name) => !(name in manifest.scripts))).toEqual([])
})

test.each(DOCUMENTS)('%s links only to files that exist', (path) => {
  const links = [...text(path).matchAll(/(?:\]\(|src="|srcset=")([^)#"][^)"]*)[)"]/g)].map(([, link = '']) => link)
  const missing = links.filter(
    (link) => !/^(https?|mailto):/.test(link) && !existsSync(join(ROOT, dirname(path), link)),
  )
  expect(missing).toEqual([])
})

test.each(DOCUMENTS)('%s mentions only files that exist', (path) => {
  const mentioned = [
    ...text(path).matchAll(/`((?:src|mocks|stories|tests|scripts|deploy|docs|patches|\.storybook)\/[\w./-]+)`/g),
  ].map(([, file = '']) => file)
  // Paths with `things` are placeholders for the folder of a new screen, so these files need not exist.
  const files = mentioned.filter((file) => !/things/i.test(file))
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('an installation is complete with the very versions of the lock file; other systems are left out', () => {
  const lock = { packages: { '': {}, a: { version: '1' }, b: { version: '1', optional: true } } }
  expect(isInstalled(lock, { packages: { a: { version: '1' } } })).toBe(true)
  expect(isInstalled(lock, { packages: { a: { version: '2' } } })).toBe(false)
  expect(isInstalled(lock, { packages: { a: { version: '1' }, b: { version: '2' } } })).toBe(false)
  expect(isInstalled(lock, { packages: {} })).toBe(false)
})
