// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/g
const TEXT = /^(licen[cs]e|copying)/i
/** Licence texts by SPDX name, for packages that do not include their licence text. */
const STANDARD = join(ROOT, 'scripts/bundle/licenseTexts')

/** Font packages are added to the licences page explicitly, because the bundler does not list fonts among its modules. */
const BESIDE_MODULES = ['@fontsource-variable/inter']

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

/** @param {string[]} folders package folders, relative to the project root */
function licensesPage(folders) {
  const entries = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(ROOT, folder)).find((one) => TEXT.test(one))
    const text = file ? readFileSync(join(ROOT, folder, file), 'utf8') : standardLicenseText(manifest)
    return `<h2>${escaped(`${manifest.name} ${manifest.version}`)}</h2><p>${escaped(String(manifest.license))}</p><pre>${escaped(text.trim())}</pre>`
  })
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Лицензии</title></head><body><h1>Лицензии</h1><p>Пакеты, из которых собрана консоль.</p>
${entries.join('\n')}
</body></html>
`
}

/**
 * Returns the licence text of a package that does not include it. Throws for an unknown licence, because every licence used here requires
 * its text to be distributed.
 * @param {{ name: string, license?: string, author?: Person, contributors?: Person[] }} manifest
 * @typedef {string | { name: string }} Person
 */
function standardLicenseText({ name, license, author, contributors = [] }) {
  const file = join(STANDARD, `${license}.txt`)
  if (!existsSync(file))
    throw new Error(`${name} brings no text of its licence: put that of ${license} into ${STANDARD}`)
  const holder = author ?? contributors[0] ?? `the authors of ${name}`
  return readFileSync(file, 'utf8').replace('{holder}', () => (typeof holder === 'string' ? holder : holder.name))
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
