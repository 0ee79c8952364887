// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/g
const TEXT = /^(licen[cs]e|copying)/i

/** Fonts are no modules with code, but published all the same. */
const BESIDE_MODULES = ['@fontsource-variable/inter']

/** Adds `licenses.html`: every package whose code the build holds, with its licence and its text. */
export class LicensesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'Licenses'
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const folders = new Set(BESIDE_MODULES.map((one) => `node_modules/${one}`))
        for (const module of compilation.modules) {
          const file = module.nameForCondition() ?? ''
          const last = [...file.matchAll(PACKAGE)].at(-1)
          if (last) folders.add(file.slice(file.indexOf('node_modules'), last.index + last[0].length - 1))
        }
        compilation.emitAsset('licenses.html', new sources.RawSource(licensesPage([...folders].sort())))
      })
    })
  }
}

/** @param {string[]} folders of packages, from the project's own */
export function licensesPage(folders) {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(ROOT, folder)).find((one) => TEXT.test(one))
    const text = file && existsSync(join(ROOT, folder, file)) ? readFileSync(join(ROOT, folder, file), 'utf8') : ''
    return `<h2>${escaped(`${name} ${version}`)}</h2><p>${escaped(String(license))}</p>${text && `<pre>${escaped(text.trim())}</pre>`}`
  })
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Лицензии</title></head><body><h1>Лицензии</h1><p>Пакеты, из которых собрана консоль.</p>
${entries.join('\n')}
</body></html>
`
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
