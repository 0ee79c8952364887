// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinHandlers, builtinResolvers, ERROR_CODES, parse } from 'react-docgen'

/**
 * Prints the props of each component of `src/ui` and `src/kit` as JSON: `{ "IdText": ["id"] }`. Uses Storybook's parser, so that a test
 * finds components whose table of props would be empty in Storybook. It is a separate program, because Jest cannot load the parser.
 */
/** @type {Record<string, string[]>} */
const tables = {}
for (const folder of ['../src/ui', '../src/kit'].map((path) => join(import.meta.dirname, path))) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )) {
    const parsed = read(join(folder, file))
    for (const { displayName, props = {} } of parsed) if (displayName) tables[displayName] = Object.keys(props)
  }
}
process.stdout.write(JSON.stringify(tables))

/** @param {string} filename */
function read(filename) {
  try {
    return parse(readFileSync(filename, 'utf8'), {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      handlers: Object.values(builtinHandlers),
      babelOptions: { babelrc: false, configFile: false },
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return []
    throw new Error(`${filename} cannot be read`, { cause: error })
  }
}
