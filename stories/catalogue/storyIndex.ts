import { useLoaded } from '../../src/ui/load/useLoaded'

/** A story as Storybook's own index knows it. */
export type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags?: string[] }

async function loadIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('./index.json', { signal })
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Every story there is, so that the pages about them never tell of one that is gone. */
export const useStoryIndex = () => useLoaded(loadIndex, [])

/** Where a story is shown among the others, and where alone. */
export const pageOf = ({ id }: IndexEntry): string => `./?path=/story/${id}`
export const frameOf = ({ id }: IndexEntry): string => `./iframe.html?id=${id}&viewMode=story`
