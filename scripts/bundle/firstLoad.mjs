// @ts-check
import { gzipSync } from 'node:zlib'

/**
 * Size limits of first-load JavaScript (gzip): the files that a browser loads before a screen can be used. `imports` are the modules of the
 * screen, which are loaded in addition to the entry. `tests/build` measures the same sizes in a browser.
 * @type {{ name: string, budget: number, imports: string[] }[]} budget in kB (1000 bytes)
 */
export const FIRST_LOADS = [
  { name: 'sign-in page', budget: 178, imports: ['SignInScreen'] },
  { name: 'orders page', budget: 430, imports: ['SignedInApp', 'OrdersPage'] },
]

export class FirstLoadPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'FirstLoad'
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      const sizes = new Map(
        compilation
          .getAssets()
          .filter((asset) => asset.name.endsWith('.js'))
          .map((asset) => [asset.name, gzipSync(asset.source.buffer()).length]),
      )
      const { chunks = [], entrypoints = {} } = compilation.getStats().toJson({
        all: false,
        ids: true,
        chunks: true,
        chunkRelations: true,
        chunkOrigins: true,
        entrypoints: true,
      })
      const entry = Object.values(entrypoints).flatMap((point) => point.assets?.map((asset) => asset.name) ?? [])
      for (const { name: screen, budget, imports } of FIRST_LOADS) {
        const found = imports.map((end) =>
          chunks.filter((chunk) => chunk.origins?.some(({ request }) => request.split('/').pop() === end)),
        )
        if (found.some((list) => list.length === 0)) continue
        const files = new Set([...entry, ...found.flat().flatMap((chunk) => chunk.files ?? [])])
        const size = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000
        const line = `First-load JavaScript of the ${screen}: ${size.toFixed(1)} kB gzip, budget ${budget} kB`
        console.log(line)
        if (size > budget) compilation.errors.push(new compiler.rspack.WebpackError(line))
      }
    })
  }
}
