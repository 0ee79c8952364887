import { parseSync } from '@swc/core'

export type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>

export type SyntaxTree = { file: Node; textOf: (node: Node) => string; lineOf: (node: Node) => number }

export function parseTree(path: string, text: string): SyntaxTree {
  // swc counts positions in bytes across all parsed files, and a file's position is that of its first token, after any comments. Add a
  // semicolon, so that the first token is at the start of the text.
  const source = `;${text}`
  const file = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }) as unknown as Node
  const bytes = Buffer.from(source)
  const base = file.span.start
  const textBetween = (start: number, end: number) => bytes.subarray(start - base, end - base).toString()
  return {
    file,
    textOf: ({ span }) => textBetween(span.start, span.end),
    lineOf: ({ span }) => textBetween(base, span.start).split('\n').length,
  }
}

export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const value of Object.values(node)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part !== 'object' || part === null) continue
      if ('type' in part) walk(part as Node, visit)
      // swc wraps each argument of a call in an object with the property `expression`.
      else if ('expression' in part) walk(part.expression as Node, visit)
    }
  }
}
