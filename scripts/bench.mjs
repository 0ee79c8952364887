// @ts-check
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleForNode } from './bundle/bundleEntry.mjs'
import { ensureInstalled, ROOT } from './install.mjs'

/**
 * Runs the benchmarks in `tests/bench/` (`*.mjs` and `*.ts`), or those whose name contains the given word. Each benchmark prints its
 * measurements. The exit code is 1 if a benchmark fails.
 */
ensureInstalled()
const word = process.argv[2] ?? ''
const FOLDER = 'tests/bench'
const files = readdirSync(join(ROOT, FOLDER)).filter((file) => /\.(mjs|ts)$/.test(file) && file.includes(word))
if (files.length === 0) console.log(`No measurement in ${FOLDER} is named «${word}».`)

for (const file of files.sort()) {
  console.log(`\n── ${file}`)
  const path = `${FOLDER}/${file}`
  const script = file.endsWith('.ts') ? await bundleForNode(path, `bench-${file.replace('.ts', '')}`) : join(ROOT, path)
  const { status } = spawnSync(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
