// @ts-check
import { parse } from 'acorn'

/** antd functions whose second argument creates the styles of a component. */
const REGISTERS = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']

/**
 * Loader that removes the style functions from antd modules, because the styles are in a CSS file (`scripts/styles`).
 * The CSS variables of the components remain. The option `styled` lists the components in that file; any other
 * component logs an error in the browser's console when it renders.
 * @this {import('@rspack/core').LoaderContext<{ styled?: readonly string[] }>}
 * @param {string} source
 */
export default function withoutStyles(source) {
  const { styled } = this.getOptions()
  const edits = /** @type {[start: number, end: number, text: string][]} */ ([])
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'CallExpression' || !REGISTERS.includes(node.callee.name) || !node.arguments[1]) return
    const [name, maker] = node.arguments
    edits.push([maker.start, maker.end, '() => ({})'])
    const component =
      name.type === 'ArrayExpression' ? name.elements.map(elementName).join('-') : `${name.value}-${name.value}`
    if (!styled || styled.includes(component)) return
    edits.push([node.start, node.start, `(${reporting})(${JSON.stringify(component)}, `], [node.end, node.end, ')'])
  })
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, inserted]) => text.slice(0, start) + inserted + text.slice(end), source)
}

const elementName = (/** @type {{ value: string }} */ { value }) => value

/**
 * Runs in the browser. Wraps the style hook of an antd component, so that a component without styles logs an error.
 * @param {string} component name of the component and of its part, joined by a hyphen @param {(...args: any[]) => unknown} hook
 */
function reporting(component, hook) {
  let isReported = false
  return (/** @type {any[]} */ ...args) => {
    const [name = ''] = component.split('-')
    if (!isReported)
      console.error(`antd's ${component} has no styles: add <${name} /> to scripts/styles/antdStyles.tsx`)
    isReported = true
    return hook(...args)
  }
}

/** @param {any} node @param {(node: any) => void} look */
function visit(node, look) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') look(node)
  for (const part of Object.values(node)) visit(part, look)
}
