import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'

/**
 * `scripts/bundle/trim.mjs` replaces some library modules in the bundle. This checks that each replacement exports every name that other
 * library modules import from it, because the bundler is configured not to report missing names.
 */

export type Bundle = {
  modules: readonly string[]
  read: (path: string) => string
  replaced: (path: string, importer: string) => string | undefined
  /** The file that replaces the package `name` when `importer` imports it; undefined if the package is not replaced. */
  replacedPackage: (name: string, importer: string) => string | undefined
  exists: (path: string) => boolean
}

type Node = { type: string; [key: string]: unknown }
type Named = { value: string }
type Asked = { source: string; name: string; members: string[] }
type Shape = {
  asks: Asked[]
  own: Map<string, string[] | undefined>
  from: { source: string; as: string; name: string }[]
}

export function missingExports(bundle: Bundle): string[] {
  const shapes = new Map<string, Shape>()
  const shapeOf = (path: string): Shape => {
    let shape = shapes.get(path)
    if (!shape) {
      shape = readShape(bundle.read(path))
      shapes.set(path, shape)
    }
    return shape
  }
  const target = (source: string, importer: string): { path: string; isStandIn: boolean } | undefined => {
    const path = source.startsWith('.') ? resolveFile(bundle, join(dirname(importer), source)) : undefined
    const other = path ? bundle.replaced(path, importer) : bundle.replacedPackage(source, importer)
    if (other) return { path: other, isStandIn: true }
    return path ? { path, isStandIn: false } : undefined
  }

  const lack = (path: string, isStandIn: boolean, { name, members }: Omit<Asked, 'source'>): string | undefined => {
    const { own, from } = shapeOf(path)
    if (own.has(name)) {
      const known = isStandIn ? own.get(name) : undefined
      const member = known && members.find((one) => !known.includes(one))
      return member ? `${path} has no ${name}.${member}` : undefined
    }
    const named = from.find((one) => one.as === name)
    const onwards = named ? [named] : from.filter((one) => one.as === '*')
    const reasons: string[] = []
    for (const { source, name: there } of onwards) {
      const next = target(source, path)
      // The module re-exports the name from a package whose exports this test does not check.
      if (!next) return undefined
      const reason = lack(next.path, next.isStandIn, { name: named ? there : name, members })
      if (reason === undefined) return undefined
      reasons.push(reason)
    }
    return isStandIn ? `${path} has no ${name}` : reasons[0]
  }

  return bundle.modules.flatMap((importer) =>
    shapeOf(importer).asks.flatMap((requested) => {
      const found = target(requested.source, importer)
      const reason = found && lack(found.path, found.isStandIn, requested)
      return reason ? [`${importer}: ${reason}`] : []
    }),
  )
}

function resolveFile({ exists }: Bundle, path: string): string | undefined {
  return [path, `${path}.js`, `${path}.mjs`, `${path}.tsx`, join(path, 'index.js')].find(
    (file) => /\.(m?js|tsx?)$/.test(file) && exists(file),
  )
}

const parsed = new Map<string, Shape>()

function readShape(code: string): Shape {
  const known = parsed.get(code)
  if (known) return known
  const shape: Shape = { asks: [], own: new Map(), from: [] }
  const { body } = parseSync(code, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as { body: Node[] }
  const namespaces = new Map<string, string>()
  const members = membersByObject(body)
  const imported = new Map<string, Asked>()
  for (const node of body) {
    if (node.type === 'ImportDeclaration') readImport(node, imported, namespaces, members)
  }
  shape.asks.push(...imported.values())
  for (const node of body) readExport(node, shape, imported)
  for (const [local, source] of namespaces) {
    for (const name of members.get(local) ?? []) shape.asks.push({ source, name, members: [] })
  }
  parsed.set(code, shape)
  return shape
}

function readImport(
  node: Node,
  imported: Map<string, Asked>,
  namespaces: Map<string, string>,
  members: Map<string, Set<string>>,
): void {
  const source = (node.source as Named).value
  for (const one of node.specifiers as (Node & { local: Named; imported: Named | null })[]) {
    if (one.type === 'ImportNamespaceSpecifier') namespaces.set(one.local.value, source)
    else {
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : (one.imported ?? one.local).value
      imported.set(one.local.value, { source, name, members: [...(members.get(one.local.value) ?? [])] })
    }
  }
}

function readExport(node: Node, { own, from }: Shape, imported: ReadonlyMap<string, Asked>): void {
  if (node.type === 'ExportAllDeclaration') from.push({ source: (node.source as Named).value, as: '*', name: '*' })
  if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportDefaultExpression') own.set('default', undefined)
  if (node.type === 'ExportDeclaration') {
    const { declarations, identifier } = node.declaration as { declarations?: Node[]; identifier?: Named }
    if (identifier) own.set(identifier.value, undefined)
    for (const { id, init } of declarations ?? []) own.set((id as Named).value, keysOf(init as Node | null))
  }
  if (node.type !== 'ExportNamedDeclaration') return
  const source = (node.source as Named | null)?.value
  for (const one of node.specifiers as (Node & { orig?: Named; exported?: Named | null; name?: Named })[]) {
    const as = (one.exported ?? one.orig ?? one.name)?.value ?? ''
    const name = one.orig?.value ?? as
    // If a name is imported and then exported, it counts as a re-export: `import { a } from …; export { a }` is `export { a } from …`.
    const passed = source ? { source, name } : imported.get(name)
    if (!passed || one.type === 'ExportNamespaceSpecifier') own.set(as, undefined)
    else from.push({ source: passed.source, as, name: passed.name })
  }
}

function keysOf(init: Node | null): string[] | undefined {
  if (init?.type !== 'ObjectExpression') return undefined
  return (init.properties as { key?: Named; value?: unknown }[]).flatMap(({ key }) => key?.value ?? [])
}

function membersByObject(body: readonly Node[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value && typeof value === 'object') {
      const { type, object, property } = value as Node & { object?: Node; property?: Node }
      if (type === 'MemberExpression' && object?.type === 'Identifier' && property?.type === 'Identifier') {
        const local = String(object.value)
        found.set(local, (found.get(local) ?? new Set()).add(String(property.value)))
      }
      Object.values(value).forEach(visit)
    }
  }
  visit(body)
  return found
}
