// @ts-check
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a run has done so far, a line of JSON each, so that one that was cut off goes on where it stood. The first line says what
 * the run was about: another browser, another build or other words are another run.
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
    /** All is done: the next run is a new one. */
    end: () => rmSync(file),
  }
}

/** A build by the names of its files, which carry a hash of what they hold. @param {string} storybook its folder */
export function buildOf(storybook) {
  const hash = createHash('sha1')
  for (const file of ['iframe.html', 'index.json']) hash.update(readFileSync(join(storybook, file)))
  return hash.digest('hex')
}

/** The last line may have been cut off. @param {string} file @returns {unknown[]} */
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
