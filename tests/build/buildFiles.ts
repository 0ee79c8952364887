import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

export type BuildFile = { path: string; text: string }

export function buildFiles(folder: 'dist' | 'dist-demo'): BuildFile[] {
  return filesOf(folder).filter(({ path }) => !/\.(woff2|gz|br)$/.test(path))
}

export function modulesOf(folder: 'dist' | 'dist-demo'): string[] {
  const maps = filesOf(`artifacts/maps/${folder}`).filter(({ path }) => path.endsWith('.js.map'))
  const sources = maps.flatMap(({ text }) => (JSON.parse(text) as { sources: string[] }).sources)
  return [...new Set(sources)].map((source) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, ''))
}

function filesOf(folder: string): BuildFile[] {
  let files: string[]
  try {
    files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
  } catch {
    throw new Error(`There is no ${folder}/: run «npm test -- e2e», which builds first`)
  }
  return files.map((file) => ({ path: file.slice(join(ROOT, folder).length + 1), text: readFileSync(file, 'utf8') }))
}
