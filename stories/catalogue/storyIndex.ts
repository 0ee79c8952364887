import { useLoadedValue } from '../../src/ui/load/useLoadedValue'

export type IndexEntry = {
  id: string
  title: string
  name: string
  exportName: string
  importPath: string
  /** Path of the component's module, such as `./src/ui/StatusTag.tsx`. */
  componentPath?: string
  type: 'story' | 'docs'
  tags?: string[]
}

async function loadIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('./index.json', { signal })
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

export const useStoryIndex = () => useLoadedValue(loadIndex, [])

const inAddress = (kind: 'globals' | 'args', values: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return pairs.length > 0 ? `&${kind}=${pairs.join(';')}` : ''
}

export const storyPageUrl = (
  id: string,
  globals: Readonly<Record<string, string>>,
  args: Readonly<Record<string, string>>,
) => `./?path=/story/${id}${inAddress('args', args)}${inAddress('globals', globals)}`
export const storyFrameUrl = (id: string, globals: Readonly<Record<string, string>>): string =>
  `./iframe.html?id=${id}&viewMode=story${inAddress('globals', globals)}`
