import { type Node, parseTree, walk } from './syntaxTree'

/**
 * Finds text that shares its parent with a conditional child, such as `{name}{isNew && <Tag />}`. A page translator moves the text into
 * a `<font>` element, so React then fails to insert before it or to remove it. Text alone in its element is safe.
 */

type Kind = { hasText: boolean; isConditional: boolean; tag?: string }

const TEXT_NAME = /^(format[A-Z]\w*|countWithNoun|text|label|name|title|fio)$|(Text|Label|Name|Title|Count)$/
const NONE: Kind = { hasText: false, isConditional: false }

export function textBesideConditional(path: string, text: string): string[] {
  const { file, lineOf } = parseTree(path, text)
  const found: string[] = []
  walk(file, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return true
    const kinds = childrenOf(node).map(kindOf)
    if (kinds.length > 1 && kinds.some(({ hasText }) => hasText) && kinds.some(({ isConditional }) => isConditional)) {
      found.push(`${path}:${lineOf(node)}`)
    }
    return true
  })
  return found
}

function childrenOf(parent: Node): Node[] {
  return (parent.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXFragment') return childrenOf(child)
    if (child.type === 'JSXText') return isBlank(child) ? [] : [child]
    if (child.type !== 'JSXExpressionContainer') return [child]
    const expression = child.expression as Node
    return expression.type === 'JSXEmptyExpression' || isBlank(expression) ? [] : [expression]
  })
}

function kindOf(node: Node): Kind {
  switch (node.type) {
    case 'JSXText':
      return { hasText: true, isConditional: false }
    case 'StringLiteral':
      return node.value === '' ? { hasText: false, isConditional: true } : { hasText: true, isConditional: false }
    case 'TemplateLiteral':
    case 'NumericLiteral':
      return { hasText: true, isConditional: false }
    case 'CallExpression':
    case 'Identifier':
    case 'MemberExpression':
      return { hasText: TEXT_NAME.test(nameOf(node)), isConditional: false }
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return kindOf(node.expression as Node)
    case 'BinaryExpression': {
      const [left, right] = [node.left as Node, node.right as Node]
      if (node.operator === '&&') return { hasText: kindOf(right).hasText, isConditional: true }
      if (node.operator === '||' || node.operator === '??') return eitherOf(left, right)
      return { hasText: true, isConditional: false }
    }
    case 'ConditionalExpression':
      return eitherOf(node.consequent as Node, node.alternate as Node)
    case 'JSXElement':
      return { ...NONE, tag: String(((node.opening as Node).name as Node).value) }
    default:
      return NONE
  }
}

/** White space is safe: page translators do not move it into a `<font>` element. */
const isBlank = ({ type, value }: Node): boolean =>
  /^(JSXText|StringLiteral)$/.test(type) && String(value).trim() === ''

function nameOf(node: Node): string {
  if (node.type === 'CallExpression') return nameOf(node.callee as Node)
  if (node.type === 'MemberExpression') return nameOf(node.property as Node)
  return String(node.value ?? '')
}

/**
 * Kind of `condition ? one : other`. React updates in place if both are texts or both are elements of the same tag. Otherwise it unmounts
 * one and mounts the other.
 */
function eitherOf(one: Node, other: Node): Kind {
  const [a, b] = [kindOf(one), kindOf(other)]
  const isSameKind = a.tag ? a.tag === b.tag : a.hasText && b.hasText
  return { hasText: a.hasText || b.hasText, isConditional: a.isConditional || b.isConditional || !isSameKind }
}
