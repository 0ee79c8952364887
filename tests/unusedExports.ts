import type { Source } from './architectureRules'

const EXPORT = /^export (?:async )?(const|let|function\*?|class|type) (\w+)/gm
const IS_TEST = /^tests\//

/**
 * Returns the unused exports of `src` as `path name`: values that only tests use, and types that no other file uses. An unused export is
 * not found if another file contains the same word.
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
