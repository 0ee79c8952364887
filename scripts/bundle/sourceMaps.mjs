// @ts-check
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../install.mjs'

/** @param {string} folder of the build */
const sourceMapsFolder = (folder) => join(ROOT, 'artifacts/maps', basename(folder))

/**
 * Moves source maps out of the published folder, because they contain the whole source code. Keep them to decode stack
 * traces of this build.
 */
export class SourceMapsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('SourceMaps', ({ outputOptions: { path = '' } }) => {
      const kept = sourceMapsFolder(path)
      rmSync(kept, { recursive: true, force: true })
      for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.map')) continue
        mkdirSync(dirname(join(kept, file)), { recursive: true })
        renameSync(join(path, file), join(kept, file))
      }
    })
  }
}
