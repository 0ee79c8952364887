/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { STORY_NAMES } from '../.storybook/storyNames.mjs'

/** Designers look a component up on its page, with controls, a do and a don't: every part of `ui` that screens use has one. */

const ROOT = join(__dirname, '..')

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file))

/** Nothing to look at by itself: frames, boundaries, effects, and parts of those that have a page. */
const WITHOUT_LOOKS = [
  'AfterRows',
  'ChunkSwitch',
  'DefaultFilter',
  'DialogChunk',
  'ErrorBoundary',
  'FieldFrame',
  'FormAlert',
  'FormBody',
  'NoMatch',
  'ThemeProvider',
]

const components = new Set<string>()
for (const folder of ['src/pages', 'src/parts', 'src/app']) {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.tsx'))) {
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '[./]*ui\/[^']*'/g)) {
      for (const name of names.split(',').map((part) => part.trim())) {
        if (/^[A-Z][a-z]/.test(name) && !name.endsWith('Context')) components.add(name)
      }
    }
  }
}

const pages = filesBelow('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((story) => story.includes("'autodocs'") && story.includes('guide('))

const shown = new Set(
  pages.flatMap((story) =>
    [...story.matchAll(/component: (\w+)|subcomponents: \{([^}]*)\}/g)].flatMap(([, one, several = '']) => [
      ...(one ? [one] : []),
      ...several.split(',').map((name) => name.trim()),
    ]),
  ),
)

test('every component of «ui» that screens use has a page', () => {
  expect(components.size).toBeGreaterThan(40)
  expect([...components].filter((name) => !shown.has(name) && !WITHOUT_LOOKS.includes(name))).toEqual([])
})

test('what is said to have no looks is used, and has no page', () => {
  expect(WITHOUT_LOOKS.filter((name) => !components.has(name) || shown.has(name))).toEqual([])
})

/** Told by their story, not by props. */
const WITHOUT_PROPS = ['SkeletonCell', 'ToastArea']

test('the page of a component tells of its props', () => {
  const told = execFileSync(process.execPath, [join(__dirname, 'propTables.mjs')], { encoding: 'utf8' })
  const tables: Record<string, string[]> = JSON.parse(told)
  const ours = [...components].filter((name) => shown.has(name))
  expect(ours.filter((name) => (tables[name]?.length ?? 0) === 0).sort()).toEqual(WITHOUT_PROPS)
  // Those of a type that is made of another one are among them.
  expect(tables.ModalForm).toEqual(expect.arrayContaining(['open', 'title', 'children', 'submitText']))
  expect(tables.DeleteDialog).toEqual(expect.arrayContaining(['open', 'title', 'action']))
})

test('every story has a Russian name', () => {
  const nameless = filesBelow('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/^export const (\w+)[^=]*= ([\s\S]*?)(?=^export |$(?![\s\S]))/gm)]
        .filter(
          ([, name = '', story = '']) => !(name in STORY_NAMES) && !/^(?: {2}|\{ )name: ['`].*[а-яё]/im.test(story),
        )
        .map(([, name]) => `${file.slice(ROOT.length + 1)}: ${name}`)
    })
  expect(nameless).toEqual([])
})
