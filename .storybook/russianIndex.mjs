// @ts-check
import { conventionalTags, stateName } from './storyConventions.mjs'

/**
 * Adds Russian names and tags to Storybook's index for stories whose export names follow `storyConventions.mjs`.
 * @param {import('storybook/internal/types').Indexer} indexer
 * @returns {import('storybook/internal/types').Indexer}
 */
export function russianIndexer(indexer) {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => {
        const { title = '', exportName } = entry
        // If a story has no name, Storybook derives an English name from the export. Only names with Russian letters were set by the story.
        const own = entry.name !== undefined && /[а-яё]/i.test(entry.name) ? entry.name : undefined
        const name = own ?? stateName(exportName) ?? entry.name ?? exportName
        const tags = [...(entry.tags ?? []), ...conventionalTags({ title, name, exportName })]
        return { ...entry, name, tags: [...new Set(tags)] }
      })
    },
  }
}
