// @ts-check
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'

const WORKER = 'demoWorker.js'
/** Files that the demo's service worker does not cache: no screen needs them, or they must come from the server each time. */
const NOT_KEPT = /\.(map|txt)$|^(index\.html|config\.json|demoWorker\.js|mockServiceWorker\.js)$/

const MANIFEST = {
  name: 'Курьерская доставка: демо',
  short_name: 'Доставка',
  lang: 'ru',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#1f4b99',
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
}

/**
 * Adds to the demo a service worker that caches its files (`mocks/demo/offlineWorker.js`), and a manifest and icons for installation as an
 * app. Copies the demo to a second folder whose entry page uses relative URLs, so that any file server can serve it under any path.
 */
export class DemoFilesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'DemoFiles'
    const { Compilation, sources } = compiler.rspack
    const root = compiler.context
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(name, (data) => ({
        ...data,
        headTags: [
          ...data.headTags,
          { tagName: 'link', voidTag: true, attributes: { rel: 'manifest', href: '/manifest.webmanifest' } },
        ],
      }))
    })
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const emit = (/** @type {string} */ file, /** @type {string} */ text) =>
          compilation.emitAsset(file, new sources.RawSource(text))
        emit('manifest.webmanifest', JSON.stringify(MANIFEST))
        emit('maskable.svg', maskable(readFileSync(join(root, 'public/favicon.svg'), 'utf8')))
        const files = compilation.getAssets().map((asset) => asset.name)
        const kept = files.filter((file) => !NOT_KEPT.test(file)).sort()
        const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12)
        const worker = readFileSync(join(root, 'mocks/demo/offlineWorker.js'), 'utf8')
        emit(WORKER, `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(kept)}\n${worker}`)
      })
    })
    compiler.hooks.afterEmit.tap(name, () => {
      const from = compiler.options.output.path ?? ''
      const folder = `${from}-folder`
      rmSync(folder, { recursive: true, force: true })
      cpSync(from, folder, { recursive: true })
      const entry = join(folder, 'index.html')
      const html = readFileSync(entry, 'utf8').replace(/(href|src)="\//g, '$1="')
      writeFileSync(entry, html.replace('<head>', '<head><meta name="demo-folder" content="yes" />'))
    })
  }
}

/** Operating systems crop app icons, so the logo is centred with a margin in the background colour. @param {string} icon */
const maskable = (icon) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#1f4b99"/>${icon
    .replace(/<\?xml[^>]*>/, '')
    .replace('<svg', '<svg x="15" y="15" width="70" height="70"')}</svg>`
