// @ts-check
import { wordOf } from './componentWords.mjs'
import { STORY_NAMES } from './storyNames.mjs'
import { tagsOf } from './storyTags.mjs'

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
        const { title = '', exportName } = entry
        const name = shownName(title, exportName, entry.name)
        return { ...entry, name, tags: [...(entry.tags ?? []), ...tagsOf({ title, name, exportName })] }
      })
    },
  }
}

/** @param {string} title @param {string} exportName @param {string | undefined} own @returns {string} */
function shownName(title, exportName, own) {
  // Storybook makes English words of the export where the story has no name of its own.
  const name = own !== undefined && /[а-яё]/i.test(own) ? own : (STORY_NAMES[exportName] ?? own ?? exportName)
  const word = exportName === 'Example' ? wordOf(title) : undefined
  return word === undefined ? name : `${word}: ${name.toLowerCase()}`
}
