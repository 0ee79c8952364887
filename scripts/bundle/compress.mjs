// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const PACKED = /\.(js|css|svg|txt)$|^licenses\.html$/
/** Smaller files are not compressed, because their response fits into one network packet anyway. */
const MIN_BYTES = 1000

/**
 * Writes `.gz` and `.br` files next to scripts, style sheets, SVG, text files and the licences page, so that the server does not compress
 * each response. Skips the entry page, because the server inserts a nonce into each response, and config.json, because administrators edit
 * it.
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
