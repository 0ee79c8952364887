// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

const FIRST_PORT = 3000

export const host = process.env.HOST ?? '127.0.0.1'

export async function freePort() {
  let port = Number(process.env.PORT ?? FIRST_PORT)
  while (!(await isFree(port))) port += 1
  return port
}

/** @param {number} port */
export const addressOf = (port) => `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** @param {string} url */
export function openBrowser(url) {
  if (process.env.CI || process.env.BROWSER === 'none') return
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  const opener = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'xdg-open')))
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : hasDesktop && opener
          ? ['xdg-open', url]
          : []
  if (command) spawn(command, args, { stdio: 'ignore', detached: true }).unref()
}
