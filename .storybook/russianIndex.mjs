// @ts-check
import { readFileSync } from 'node:fs'
import { conventionalTags, stateName } from './storyConventions.mjs'

/**
 * Adds Russian names and tags to Storybook's index for stories whose export names follow `storyConventions.mjs`. The first story of a
 * component's page also gets the name of the component, because Storybook searches names alone.
 * @param {import('storybook/internal/types').Indexer} indexer
 * @returns {import('storybook/internal/types').Indexer}
 */
export function russianIndexer(indexer) {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      const component = /^ {2}component: (\w+)/m.exec(readFileSync(file, 'utf8'))?.[1]
      return entries.map((entry, index) => {
        const { title = '', exportName } = entry
        // If a story has no name, Storybook derives an English name from the export. Only names with Russian letters were set by the story.
        const own = entry.name !== undefined && /[а-яё]/i.test(entry.name) ? entry.name : undefined
        const name = own ?? stateName(exportName) ?? entry.name ?? exportName
        const tags = [...(entry.tags ?? []), ...conventionalTags({ title, name, exportName })]
        const code = index === 0 && tags.includes('компонент') && tags.includes('autodocs') ? component : undefined
        return { ...entry, name: code ? `${name} · ${code}` : name, tags: [...new Set(tags)] }
      })
    },
  }
}
