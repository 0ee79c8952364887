import type { Source } from './architectureRules'

const EXPORT = /^export (?:async )?(const|let|function\*?|class|type) (\w+)/gm
const IS_TEST = /^tests\//

/**
 * Values that `src` exports for tests only and types that it exports for no other file, as `path name`. An unused export is not found if
 * the same word occurs in another file.
 */
export function unusedExports(sources: readonly Source[]): string[] {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    for (const [word] of withoutComments(text).matchAll(/\w+/g)) {
      const found = users.get(word) ?? new Set()
      users.set(word, found.add(path))
    }
  }
  return sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)].flatMap(([, kind, name = '']) =>
        [...(users.get(name) ?? [])].some((user) => user !== path && (kind === 'type' || !IS_TEST.test(user)))
          ? []
          : [`${path} ${name}`],
      ),
    )
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
