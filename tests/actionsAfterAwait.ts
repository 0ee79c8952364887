import { type Node, parseTree, walk } from './syntaxTree'

/**
 * Finds calls that change the screen after an `await`, such as `await send(); navigate(…)`. The user may have left the screen by then, so
 * the code must use `useMutation`, which makes such a call only while its screen is shown (contract, «a response that comes after its
 * screen, tab, day or dialog was left»).
 */

const ACTING_HOOKS = /^use(State|Reducer|Location|UrlQuery|DialogUrl|OrderDialog|WeekAddress|Change|LeaveGuard)$/
/** Names of props and functions that change the screen. `onProgress` is excluded, because it only reports progress. */
const ACTING_NAMES = /^(on(?!Progress$)[A-Z]\w*|navigate|close|closeWith|toView|reset|restore)$/
const CHAINS = /^(then|catch|finally)$/
const FUNCTIONS = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ClassMethod|MethodProperty)$/

export function actionsAfterAwait(path: string, text: string): string[] {
  if (!/\bawait\b|\.then\(|\.catch\(|\.finally\(/.test(text)) return []
  const { file, textOf, lineOf } = parseTree(path, text)
  const acting = actingNames(file)
  const isActing = (name: string) => acting.has(name) || ACTING_NAMES.test(name)
  const found = new Map<number, string>()
  const note = (node: Node) => {
    found.set(node.span.start, `${lineOf(node)}: ${textOf(node).split('\n')[0]}`)
  }

  walk(file, (node) => {
    if (FUNCTIONS.test(node.type)) {
      const first = firstAwait(node)
      if (first !== undefined) {
        for (const call of callsIn(node)) if (call.span.start > first && isActing(calleeName(call))) note(call)
      }
    }
    if (node.type === 'CallExpression' && CHAINS.test(calleeName(node))) {
      for (const { expression } of node.arguments as { expression: Node }[]) {
        if (expression.type === 'Identifier' && isActing(String(expression.value))) note(expression)
        if (!FUNCTIONS.test(expression.type)) continue
        for (const call of callsIn(expression)) if (isActing(calleeName(call))) note(call)
      }
    }
    return true
  })
  return [...found.values()]
}

function actingNames(file: Node): Set<string> {
  const names = new Set<string>()
  walk(file, (node) => {
    const { id, init } = node as { id?: Node; init?: Node | null }
    if (node.type !== 'VariableDeclarator' || init?.type !== 'CallExpression' || !ACTING_HOOKS.test(calleeName(init))) {
      return true
    }
    if (id?.type === 'ArrayPattern') addName(names, (id.elements as (Node | null)[])[1])
    if (id?.type === 'ObjectPattern') {
      for (const property of id.properties as { key?: Node; value?: Node }[])
        addName(names, property.value ?? property.key)
    }
    return true
  })
  return names
}

function addName(names: Set<string>, node: Node | null | undefined): void {
  if (node?.type === 'Identifier') names.add(String(node.value))
}

function calleeName(call: Node): string {
  const callee = call.callee as Node
  if (callee.type === 'Identifier') return String(callee.value)
  const property = callee.type === 'MemberExpression' ? (callee.property as Node) : undefined
  return property?.type === 'Identifier' ? String(property.value) : ''
}

function firstAwait(fn: Node): number | undefined {
  let first: number | undefined
  inside(fn, (node) => {
    if (node.type === 'AwaitExpression') first = Math.min(first ?? Number.POSITIVE_INFINITY, node.span.end)
  })
  return first
}

function callsIn(fn: Node): Node[] {
  const calls: Node[] = []
  inside(fn, (node) => {
    if (node.type === 'CallExpression') calls.push(node)
  })
  return calls
}

function inside(fn: Node, visit: (node: Node) => void): void {
  walk(fn, (node) => {
    if (node !== fn && FUNCTIONS.test(node.type)) return false
    visit(node)
    return true
  })
}
