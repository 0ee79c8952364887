// @ts-check
import { conventionalTags, stateName } from './storyConventions.mjs'

/**
 * Gives stories with conventional export names their Russian names and tags in Storybook's index.
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
        // Without an explicit name Storybook derives an English one from the export.
        const own = entry.name !== undefined && /[а-яё]/i.test(entry.name) ? entry.name : undefined
        const name = own ?? stateName(exportName) ?? entry.name ?? exportName
        const tags = [...(entry.tags ?? []), ...conventionalTags({ title, name, exportName })]
        return { ...entry, name, tags: [...new Set(tags)] }
      })
    },
  }
}
