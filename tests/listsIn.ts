import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Concatenates the lists that the modules of a folder export, so that a new file needs no registration. */
export const listsIn = <T>(folder: string): T[] =>
  readdirSync(folder)
    .filter((name) => !/^(all|call|case)\.ts$/.test(name))
    .flatMap((name) => Object.values(require(join(folder, name)) as Record<string, unknown>))
    .filter((exported): exported is T[] => Array.isArray(exported))
    .flat()
