// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from './install.mjs'
import { recordBuild, sourcesHash } from './storybookBuild.mjs'

/** `npm run storybook` serves Storybook with hot reload; `npm run build:storybook` builds it into `storybook-static/`. */
ensureInstalled()
const isBuild = process.argv[2] === 'build'
const command = isBuild ? ['build', '--quiet'] : ['dev', '--port', '6006']
const dispatcher = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
const hash = sourcesHash()
const { status } = spawnSync(process.execPath, [dispatcher, ...command], { cwd: ROOT, stdio: 'inherit' })
if (isBuild && status === 0) recordBuild(hash)
process.exitCode = status ?? 1
