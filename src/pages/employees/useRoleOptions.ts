import { loadRoleOptions, type TextOption } from '../../api/dictionaries'
import type { LoadedValue } from '../../lib/loadedValue'
import { useLoaded } from '../../ui/load/useLoaded'

export type RoleOptions = {
  options: readonly TextOption[]
  loaded: LoadedValue<readonly TextOption[]>
}

export function useRoleOptions(): RoleOptions {
  const loaded = useLoaded(loadRoleOptions, [])
  return { options: loaded.value ?? NONE, loaded }
}

const NONE: readonly TextOption[] = []
