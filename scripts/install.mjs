// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: every script works from here, wherever it was called. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** npm writes this file at the end of every installation, together with the lock: its age is the installation's. */
const MARK = join(ROOT, 'node_modules/.package-lock.json')
const LOCK = join(ROOT, 'package-lock.json')
/** Between the writing of the two. */
const TOLERANCE_MS = 5_000

/** Installs the packages of the lock file unless they are there already. Ends the process when that fails. */
export function ensureInstalled() {
  if (existsSync(MARK) && statSync(MARK).mtimeMs + TOLERANCE_MS >= statSync(LOCK).mtimeMs) return
  console.log('Устанавливаем зависимости…')
  // pro-components asks for a newer Node than it needs; only errors matter here.
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Зависимости не установились. Нужны Node.js 20.19 или новее и доступ к реестру npm.')
    process.exit(1)
  }
}
