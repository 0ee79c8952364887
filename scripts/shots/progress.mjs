// @ts-check
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Log of a run with one JSON line per entry, so that an interrupted run can continue. The first line identifies the run: another browser,
 * build or search word starts a new one.
 * @template {object} Entry
 * @param {string} file @param {object} head
 */
export function openProgress(file, head) {
  const [first, ...rest] = existsSync(file) ? readLines(file) : []
  const isGoingOn = JSON.stringify(first) === JSON.stringify(head)
  if (!isGoingOn) writeFileSync(file, `${JSON.stringify(head)}\n`)
  return {
    isGoingOn,
    entries: /** @type {Entry[]} */ (isGoingOn ? rest : []),
    /** @param {Entry} entry */
    add: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    end: () => rmSync(file),
  }
}

/** Identifies a build by its index files, which contain content hashes. @param {string} storybook folder of the build */
export function buildHash(storybook) {
  const hash = createHash('sha1')
  for (const file of ['iframe.html', 'index.json']) hash.update(readFileSync(join(storybook, file)))
  return hash.digest('hex')
}

/** Reads the log and skips its last line if an interrupted run left the line incomplete. @param {string} file @returns {unknown[]} */
function readLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
