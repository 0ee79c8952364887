import { loadRoleOptions, type TextOption } from '../../api/dictionaries'
import type { Loaded } from '../../lib/loaded'
import { useLoaded } from '../../ui/load/useLoaded'

export type RoleOptions = {
  options: readonly TextOption[]
  loaded: Loaded<readonly TextOption[]>
}

/** Role names with their descriptions, loaded whenever the screen opens, which hands them on to filter, list and form. */
export function useRoleOptions(): RoleOptions {
  const loaded = useLoaded(loadRoleOptions, [])
  return { options: loaded.value ?? NONE, loaded }
}

const NONE: readonly TextOption[] = []
