// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** Where `npm start` and `npm run dev` serve the console, and what opens it. */

const FIRST_PORT = 3000

/** HOST, this computer alone by default. */
export const host = process.env.HOST ?? '127.0.0.1'

/** PORT or the first free one from 3000 on. */
export async function freePort() {
  let port = Number(process.env.PORT ?? FIRST_PORT)
  while (!(await isFree(port))) port += 1
  return port
}

/** The address that people are told. @param {number} port */
export const addressOf = (port) => `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Opens the browser where there is a desktop; elsewhere the printed address is enough. @param {string} url */
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
