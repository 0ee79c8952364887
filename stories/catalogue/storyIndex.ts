import { useLoaded } from '../../src/ui/load/useLoaded'
import type { Toolbar } from '../toolbar'

/** A story as Storybook's own index knows it. */
export type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags?: string[] }

async function loadIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('./index.json', { signal })
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Every story there is, so that the pages about them never tell of one that is gone. */
export const useStoryIndex = () => useLoaded(loadIndex, [])

/** What of the toolbar is switched, as Storybook writes it into addresses. */
const inAddress = (globals: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return pairs.length > 0 ? `&globals=${pairs.join(';')}` : ''
}

/** Where a story is shown among the others, and where alone. */
export const pageOf = ({ id }: IndexEntry, globals: Partial<Toolbar> = {}, isPhone = false): string =>
  `./?path=/story/${id}${inAddress({ ...globals, ...(isPhone && { 'viewport.value': 'phone' }) })}`
export const frameOf = ({ id }: IndexEntry, globals: Partial<Toolbar> = {}): string =>
  `./iframe.html?id=${id}&viewMode=story${inAddress(globals)}`
