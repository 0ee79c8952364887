import type { Source } from './architectureRules'

/** Exported types are not matched, because they belong to the values that are exported beside them. */
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm
const IS_USER = /^(src|mocks|stories|scripts|\.storybook)\//

/** Values exported by `src` that only tests use, as `path name`. An unused export is not found if the same word occurs in another file. */
export function unusedExports(sources: readonly Source[]): string[] {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    if (!IS_USER.test(path)) continue
    for (const [word] of withoutComments(text).matchAll(/\w+/g)) {
      const found = users.get(word) ?? new Set()
      users.set(word, found.add(path))
    }
  }
  return sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)].flatMap(([, name = '']) =>
        [...(users.get(name) ?? [])].some((user) => user !== path) ? [] : [`${path} ${name}`],
      ),
    )
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
