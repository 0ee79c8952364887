import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { findNginx } from '../../scripts/nginxProgram.mjs'

const SITE = join(__dirname, '../../deploy/nginx.conf')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const PATIENCE_MS = 10_000

type Program = NonNullable<ReturnType<typeof findNginx>>
type Hosts = { folder: string; apiUrl: string; streamUrl: string }

export async function startNginx({ program, brotli }: Program, hosts: Hosts) {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'))
  const port = await freePort()
  const main = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'site.conf'), editedSite(hosts, port, brotli !== ''))
  writeFileSync(main, mainFile(folder, brotli))
  mkdirSync(join(folder, 'temp'))
  // Check the configuration with `nginx -t` before the start, because its error message is clearer than the log.
  const checked = spawnSync(program, ['-t', '-c', main], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(checked.stderr)
  const child = spawn(program, ['-c', main], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await waitFor(url)
  return {
    url,
    logs: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'),
    close: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Main configuration file of nginx for this test; the system's own one needs root. */
const mainFile = (folder: string, brotli: string) => `
${brotli.startsWith('/') ? `load_module "${brotli}";` : ''}
daemon off;
master_process off;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
events {}
http {
  access_log "${folder}/access.log";
  ${TEMPORARY.map((name) => `${name}_temp_path "${folder}/temp/${name}";`).join('\n  ')}
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    image/svg+xml svg;
    font/woff2 woff2;
  }
  include "${folder}/site.conf";
}
`

/**
 * Returns the site's nginx configuration with the addresses of the test servers. Throws if a line to replace does not occur exactly once,
 * so that a changed line in `deploy/nginx.conf` is noticed.
 */
function editedSite({ folder, apiUrl, streamUrl }: Hosts, port: number, hasBrotli: boolean): string {
  const edits: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', hasIpv6() ? `listen [::1]:${port};` : ''],
    ['root /usr/share/console;', `root "${folder}";`],
    ['server 127.0.0.1:8080;', `server ${new URL(apiUrl).host};`],
    ['server 127.0.0.1:8081;', `server ${new URL(streamUrl).host};`],
    ['set $console_connect "";', `set $console_connect "${new URL(apiUrl).origin}";`],
    ...(hasBrotli ? [] : [['brotli_static on;', ''] satisfies [string, string]]),
  ]
  return edits.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf does not say once: ${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(SITE, 'utf8'),
  )
}

const hasIpv6 = () =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function waitFor(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
