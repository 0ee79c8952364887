import type { Option } from '../../domain/labeledOptions'
import { PERMISSION_AREAS, permissionArea } from '../../domain/permissions'

export type PermissionGroup = { key: string; title: string; options: Option<string>[] }

const OTHER = { key: 'other', title: 'Прочие' }

function areaOf(permission: string): { key: string; title: string } {
  const area = permissionArea(permission)
  return area ? { key: area.prefix, title: area.title } : OTHER
}

export function groupPermissions(options: readonly Option<string>[], chosen: readonly string[]): PermissionGroup[] {
  const known = new Set(options.map(({ value }) => value))
  const unknownOptions = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  const groups = new Map<string, PermissionGroup>()
  for (const option of [...options, ...unknownOptions]) {
    const area = areaOf(option.value)
    const group = groups.get(area.key) ?? { ...area, options: [] }
    group.options.push(option)
    groups.set(area.key, group)
  }
  const order = [...PERMISSION_AREAS.map(({ prefix }) => prefix), OTHER.key]
  return order.flatMap((key) => groups.get(key) ?? [])
}

export function filterPermissionGroups(groups: readonly PermissionGroup[], search: string): PermissionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ value, label }) => fits(`${group.title} ${label} ${value}`)),
    }))
    .filter(({ options }) => options.length > 0)
}
