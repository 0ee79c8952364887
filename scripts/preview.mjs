// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { serveFolder } from './serve.mjs'

/**
 * Serves a build like the production server: `npm run preview` for `dist/`, `npm run preview -- dist-demo` for the demo. The environment
 * variables PORT and HOST set its address.
 */
const name = process.argv[2] ?? 'dist'
const folder = join(ROOT, name)
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`No build in ${name}/. Run first: npm run ${name === 'dist' ? 'build' : 'build:demo'}`)
  process.exit(1)
}
const { url } = await serveFolder(folder, {
  asDeployed: true,
  port: Number(process.env.PORT ?? 4173),
  host: process.env.HOST ?? '127.0.0.1',
})
console.log(`The build of ${name}/ is served at ${url}`)
