// @ts-check
import { parse } from 'acorn'

/** What registers the styles of a component of antd: its second argument makes them. */
const REGISTERS = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']

/**
 * A loader that leaves out of a module of antd what makes its styles: they are a style sheet (`scripts/styles`), and nothing calls it.
 * The variables of the component stay.
 * @param {string} source
 */
export default function withoutStyles(source) {
  const makers = /** @type {[number, number][]} */ ([])
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type === 'CallExpression' && REGISTERS.includes(node.callee.name) && node.arguments[1])
      makers.push([node.arguments[1].start, node.arguments[1].end])
  })
  return makers
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)}() => ({})${text.slice(end)}`, source)
}

/** @param {any} node @param {(node: any) => void} look */
function visit(node, look) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') look(node)
  for (const part of Object.values(node)) visit(part, look)
}
