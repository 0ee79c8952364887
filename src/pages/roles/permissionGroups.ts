import type { Option } from '../../domain/labels'
import { PERMISSION_AREAS, permissionArea } from '../../domain/permissions'

/** Permissions of one area of the console, as the role's form shows them. */
export type PermissionGroup = { key: string; title: string; options: Option<string>[] }

const OTHER = { key: 'other', title: 'Прочие' }

/** The area of a permission, «Прочие» when no area has its prefix. */
function areaOf(permission: string): { key: string; title: string } {
  const area = permissionArea(permission)
  return area ? { key: area.prefix, title: area.title } : OTHER
}

/**
 * The permissions by area, none left out: those of the dictionary in its order, then chosen ones that it does not know
 * (any more), under their own names.
 */
export function groupPermissions(options: readonly Option<string>[], chosen: readonly string[]): PermissionGroup[] {
  const known = new Set(options.map(({ value }) => value))
  const strangers = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  const groups = new Map<string, PermissionGroup>()
  for (const option of [...options, ...strangers]) {
    const area = areaOf(option.value)
    const group = groups.get(area.key) ?? { ...area, options: [] }
    group.options.push(option)
    groups.set(area.key, group)
  }
  const order = [...PERMISSION_AREAS.map(({ prefix }) => prefix), OTHER.key]
  return order.flatMap((key) => groups.get(key) ?? [])
}

/** The groups with the permissions that a search finds: all of a group whose title fits, else those that fit themselves. */
export function findPermissions(groups: readonly PermissionGroup[], search: string): PermissionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ value, label }) => fits(`${group.title} ${label} ${value}`)),
    }))
    .filter(({ options }) => options.length > 0)
}
