// @ts-check
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../install.mjs'

/** Where the source maps of a build lie: `artifacts/maps/dist`. @param {string} folder the build's */
export const mapsOf = (folder) => join(ROOT, 'artifacts/maps', basename(folder))

/**
 * Takes the source maps out of what is published: they hold the whole source. Whoever reads a stack trace needs those of
 * the very build, so they are kept beside it.
 */
export class SourceMapsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('SourceMaps', ({ outputOptions: { path = '' } }) => {
      const kept = mapsOf(path)
      rmSync(kept, { recursive: true, force: true })
      for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.map')) continue
        mkdirSync(dirname(join(kept, file)), { recursive: true })
        renameSync(join(path, file), join(kept, file))
      }
    })
  }
}
