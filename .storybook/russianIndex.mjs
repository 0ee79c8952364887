// @ts-check
import { conventionalTags, stateName } from './storyConventions.mjs'

/**
 * Gives stories of conventional states their Russian names and tags in Storybook's index.
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
        // Storybook makes English words of the export where the story has no name of its own.
        const own = entry.name !== undefined && /[а-яё]/i.test(entry.name) ? entry.name : undefined
        const name = own ?? stateName(exportName) ?? entry.name ?? exportName
        const tags = [...(entry.tags ?? []), ...conventionalTags({ title, name, exportName })]
        return { ...entry, name, tags: [...new Set(tags)] }
      })
    },
  }
}
