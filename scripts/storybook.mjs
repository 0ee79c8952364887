// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from './install.mjs'

/**
 * Storybook as people look at it, pages of documents included: `npm run storybook` as it is being written, `npm run
 * build:storybook` as files in `storybook-static/`.
 */
ensureInstalled()
const isBuild = process.argv[2] === 'build'
const command = isBuild ? ['build', '--quiet'] : ['dev', '--port', '6006']
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'), ...command],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_PAGES: 'all' },
  },
)
process.exitCode = status ?? 1
