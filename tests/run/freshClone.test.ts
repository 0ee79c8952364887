import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = resolve(__dirname, '../..')

function packagesAtStart(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return []
  seen.add(script)
  const specifiers = [
    ...readFileSync(script, 'utf8').matchAll(/^(?:import|export)\b(?:[^'"()=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm),
  ].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('node:')) return []
    if (specifier.startsWith('.')) return packagesAtStart(resolve(dirname(script), specifier), seen)
    return [`${relative(ROOT, script)}: ${specifier}`]
  })
}

test.each(['start', 'test', 'check', 'flakes', 'prove'])('npm run %s installs packages before it loads one', (name) => {
  expect(packagesAtStart(join(ROOT, `scripts/${name}.mjs`))).toEqual([])
})

test('a script that loads a package at its start is found', () => {
  expect(packagesAtStart(join(ROOT, 'scripts/testSteps.mjs'))).toContain(
    'scripts/stories/runStories.mjs: playwright-core',
  )
})
