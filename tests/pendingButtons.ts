import { type Node, parseTree, walk } from './syntaxTree'

/** In these files a button may be disabled while its request is pending, because it gets the focus back if the request fails. */
const RESTORES_FOCUS = /^src\/kit\/form\/(ConfirmDialog|FormButtons)\.tsx$/
const LOGICAL = /^(\|\||&&|\?\?)$/

/**
 * Finds buttons whose `loading` and `disabled` depend on the same condition. antd ignores presses of a button with `loading`, so `disabled`
 * is not needed, and it would remove the focus.
 */
export function disabledPendingButtons(path: string, text: string): string[] {
  if (!/^src\/.*\.tsx$/.test(path) || RESTORES_FOCUS.test(path) || !/<Button\b/.test(text)) return []
  const { file, textOf } = parseTree(path, text)
  const found: string[] = []
  walk(file, (node) => {
    if (node.type !== 'JSXOpeningElement' || (node.name as Node).value !== 'Button') return true
    const conditionsOf = (prop: string) => conditionsIn(propValue(node, prop)).map(textOf)
    const disabled = conditionsOf('disabled')
    const shared = conditionsOf('loading').find((condition) => disabled.includes(condition))
    if (shared !== undefined) found.push(`${path}: ${shared} disables a button, which loses the focus`)
    return true
  })
  return found
}

function propValue(tag: Node, prop: string): Node | undefined {
  const found = (tag.attributes as Node[]).find(({ name }) => (name as Node | undefined)?.value === prop)
  return (found?.value as Node | null | undefined)?.expression as Node | undefined
}

function conditionsIn(value: Node | undefined): Node[] {
  if (!value) return []
  if (value.type === 'ParenthesisExpression') return conditionsIn(value.expression as Node)
  if (value.type === 'BinaryExpression' && LOGICAL.test(String(value.operator)))
    return [value.left, value.right].flatMap((side) => conditionsIn(side as Node))
  return [value]
}
