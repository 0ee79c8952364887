// @ts-check
import { parse } from 'acorn'

/** antd functions whose second argument creates the styles of a component. */
const REGISTERS = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']

/**
 * Loader that removes the style functions from antd modules, because the styles are in a CSS file (`scripts/styles`). The CSS variables of
 * the component remain.
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
