// @ts-check
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/**
 * Reads `deploy/nginx.conf` and applies its headers and page nonce to responses of the test server, so that tests check the deployed
 * configuration.
 * @typedef {{ name: string, args: string[], block?: Directive[] }} Directive
 * @typedef {Record<string, string>} Variables
 */

const TOKEN = /#[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([{};])|([^\s{};]+)/g

/** @param {string} text @returns {Directive[]} */
export function parseNginx(text) {
  /** @type {Directive[]} */
  const top = []
  const open = [top]
  /** @type {string[]} */
  let words = []
  const close = (/** @type {Directive[] | undefined} */ block) => {
    const [name, ...args] = words
    words = []
    if (name !== undefined) open.at(-1)?.push({ name, args, ...(block && { block }) })
    if (block) open.push(block)
  }
  for (const [whole, double, single, sign, word] of text.matchAll(TOKEN)) {
    if (whole.startsWith('#')) continue
    if (sign === '{') close([])
    else if (sign === '}') open.pop()
    else if (sign === ';') close(undefined)
    else words.push(double ?? single ?? word ?? '')
  }
  return top
}

export function readSite(text = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')) {
  const top = parseNginx(text)
  const server = top.find(({ name }) => name === 'server')?.block ?? []
  const all = (/** @type {string} */ name) => server.filter((directive) => directive.name === name)
  const own = Object.fromEntries(all('set').map(({ args: [name = '', value = ''] }) => [name, value]))
  const maps = top.filter(({ name }) => name === 'map')

  /** @param {string} uri @param {Variables} given */
  function variables(uri, given) {
    /** @type {Variables} */
    const known = { ...own, ...given, $uri: uri, $request_id: randomBytes(16).toString('hex') }
    for (const { args, block = [] } of maps) {
      const [source = '', target = ''] = args
      const row = block.find(({ name }) => name.startsWith('~') && new RegExp(name.slice(1)).test(known[source] ?? ''))
      known[target] = (row ?? block.find(({ name }) => name === 'default'))?.args[0] ?? ''
    }
    return known
  }

  return {
    variables,
    /** @param {number} status @param {Variables} known */
    headers: (status, known) =>
      Object.fromEntries(
        all('add_header')
          .filter(({ args }) => status < 400 || args[2] === 'always')
          .map(({ args: [name = '', value = ''] }) => [name, filledIn(value, known)])
          .filter(([, value]) => value !== ''),
      ),
    /** @param {string} html @param {Variables} known */
    page: (html, known) =>
      all('sub_filter').reduce(
        (page, { args: [from = '', to = ''] }) => page.replaceAll(from, filledIn(to, known)),
        html,
      ),
  }
}

/** @param {string} text @param {Variables} known */
const filledIn = (text, known) => text.replace(/\$[a-z_]+/g, (name) => known[name] ?? '')
