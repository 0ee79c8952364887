import { loadRoleOptions, type TextOption } from '../../api/dictionaries'
import type { LoadedValue } from '../../lib/loadedValue'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

export type RoleOptions = {
  options: readonly TextOption[]
  loaded: LoadedValue<readonly TextOption[]>
}

export function useRoleOptions(): RoleOptions {
  const loaded = useLoadedValue(loadRoleOptions, [])
  return { options: loaded.value ?? NONE, loaded }
}

const NONE: readonly TextOption[] = []
