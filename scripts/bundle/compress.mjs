// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKED = /\.(js|css|svg|txt)$|^licenses\.html$/
/** A smaller response fits into one packet anyway. */
const MIN_BYTES = 1000

/**
 * Writes `.gz` and `.br` next to scripts, styles, SVG, texts and licences, so that the server does not compress per request. Skips the
 * entry page, which gets a nonce per response, and config.json, which administrators edit.
 */
export class CompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'Compress'
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const assets = compilation.getAssets().filter((asset) => PACKED.test(asset.name))
          await Promise.all(
            assets.map(async (asset) => {
              const whole = asset.source.buffer()
              if (whole.length < MIN_BYTES) return
              const [zipped, packed] = await Promise.all([promisify(gzip)(whole, { level: 9 }), brotli(whole)])
              compilation.emitAsset(`${asset.name}.gz`, new sources.RawSource(zipped))
              compilation.emitAsset(`${asset.name}.br`, new sources.RawSource(packed))
            }),
          )
        },
      )
    })
  }
}

/** @param {Buffer} whole */
const brotli = (whole) =>
  promisify(brotliCompress)(whole, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  })
