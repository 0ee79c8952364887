// @ts-check
import { STORY_NAMES, TAGS_BY_WORD } from './storyNames.mjs'

/**
 * «Loaded» is what code says; the sidebar and its search speak as designers do. Ids stay those of the code.
 * @param {import('storybook/internal/types').Indexer} indexer
 * @returns {import('storybook/internal/types').Indexer}
 */
export function russianIndexer(indexer) {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => {
        const own = STORY_NAMES[entry.exportName]
        // Storybook makes English words of the export where the story has no name of its own.
        const name = own !== undefined && isLatin(entry.name) ? own : entry.name
        const words = [entry.title ?? '', name ?? '']
        const tags = TAGS_BY_WORD.filter(([, pattern]) => words.some((word) => pattern.test(word))).map(([tag]) => tag)
        return { ...entry, name, tags: [...(entry.tags ?? []), ...tags] }
      })
    },
  }
}

/** @param {string | undefined} name */
const isLatin = (name) => name === undefined || !/[а-яё]/i.test(name)
