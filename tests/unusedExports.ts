import type { Source } from './layers'

/** Types aside: they are part of what is exported beside them. */
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm
/** What uses an export: the product, its stories and its tools. Tests do not count. */
const IS_USER = /^(src|mocks|stories|scripts|\.storybook)\//

/** Values exported by `src` that nothing but tests uses, as `path name`. A name that stands elsewhere by chance hides one. */
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
