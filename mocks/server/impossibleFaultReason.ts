import { API_ENDPOINTS, type ApiEndpoint, splitEndpoint } from '../../src/api/endpoints'
import type { World } from '../store/world'
import type { FaultRule } from './faults'

const TILES = { method: 'GET', path: '/tiles/{theme}/{z}/{x}/{y}' } as const
const CALLS = [
  ...(Object.keys(API_ENDPOINTS) as ApiEndpoint[]).map((endpoint) => {
    const { method, path } = splitEndpoint(endpoint)
    return { method, path: path.slice('/v1'.length) }
  }),
  TILES,
]
const OF_STREAM: readonly FaultRule['kind'][] = ['drop', 'duplicate', 'reorder', 'silence']

/**
 * Returns the reason for which an injected fault can never occur: the contract has no such path, or the user does not
 * exist. Returns null if the fault can occur.
 */
export function impossibleFaultReason({ db }: World, { kind, method, path, person }: FaultRule): string | null {
  if (person !== undefined && !db.employees.all().some(({ phone }) => phone === person))
    return `нет сотрудника с телефоном ${person}`
  const isOfStream = OF_STREAM.includes(kind)
  const found = CALLS.filter(
    (call) =>
      (method === undefined || method === call.method) &&
      (path === undefined || meets(path, call.path)) &&
      (!isOfStream || call.path.startsWith('/sse/')),
  )
  if (found.length > 0) return null
  const requested = [method, path].filter(Boolean).join(' ')
  return isOfStream
    ? `${kind} бывает только в потоке GET /sse/order, а не в ${requested}`
    : `нет такого адреса: ${requested}`
}

function meets(rule: string, known: string): boolean {
  const [requested, parts] = [rule.split('/'), known.split('/')]
  return requested.length === parts.length && parts.every((part, index) => partMeets(requested[index] ?? '', part))
}

function partMeets(requested: string, part: string): boolean {
  if (requested === part || /^\{.*\}$/.test(requested)) return true
  return /^\{(id|cityId)\}$/.test(part) ? /^\d+$/.test(requested) : part.startsWith('{')
}
