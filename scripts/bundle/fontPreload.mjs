// @ts-check
import { rspack } from '@rspack/core'

/** Preloads the fonts that every screen needs. Otherwise text is rendered in a fallback font first and shifts when the font arrives. */
export class FontPreloadPlugin {
  /** @param {string[]} names beginnings of the font files' names */
  constructor(names) {
    this.names = names
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'FontPreload'
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(name, (data) => {
        const assets = compilation.getAssets().map((asset) => asset.name)
        const fonts = this.names.flatMap((start) => assets.filter((asset) => asset.split('/').pop()?.startsWith(start)))
        const tags = fonts.map((font) => ({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
        }))
        return { ...data, headTags: [...tags, ...data.headTags] }
      })
    })
  }
}
