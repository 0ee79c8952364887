// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { russianIndexer } from '../.storybook/russianIndex.mjs'

/**
 * Prints the index of the stories as JSON without building them: id, title, name, tags, export name. This is a separate program, because
 * Jest cannot load Storybook's indexer.
 */
const folder = join(import.meta.dirname, '../stories')
const indexer = russianIndexer({
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) =>
    loadCsf(readFileSync(fileName, 'utf8'), { ...options, fileName }).parse().indexInputs,
})

const stories = []
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  indexer.test.test(name),
)) {
  for (const entry of await indexer.createIndex(join(folder, file), { makeTitle: (title) => title ?? '' })) {
    const { title = '', name, exportName, tags, __id } = entry
    stories.push({
      id: __id ?? toId(title, exportName),
      type: 'story',
      title,
      name,
      exportName,
      tags,
      importPath: `./stories/${file}`,
    })
  }
}
process.stdout.write(JSON.stringify(stories))
