import { posix } from 'node:path'
import type { Source } from './architectureRules'

/** Groups of files of `src` that import each other in a cycle, types included. Lazy imports do not count. */
export function importCycles(sources: readonly Source[]): string[][] {
  const files = new Map(sources.filter(({ path }) => path.startsWith('src/')).map(({ path, text }) => [path, text]))
  const targets = new Map([...files].map(([path, text]) => [path, targetsOf(path, text, files)]))
  const reached = new Map([...files.keys()].map((path) => [path, reachedFrom(path, targets)]))
  const groups = [...files.keys()].flatMap((path) => {
    const group = [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort()
    return group[0] === path ? [group] : []
  })
  return groups.sort()
}

const targetsOf = (path: string, text: string, files: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(/(?:from|^import) '(\.[^']+)'/gm)].flatMap(([, target = '']) => {
    const file = posix.join(posix.dirname(path), target)
    return [`${file}.ts`, `${file}.tsx`].filter((name) => files.has(name))
  })

function reachedFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const target of targets.get(path) ?? []) {
      if (found.has(target)) continue
      found.add(target)
      open.push(target)
    }
  }
  return found
}
