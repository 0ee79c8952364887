import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { loadRoleOptions, type TextOption } from '../../api/dictionaries'
import { createResource, type ResourceState } from '../../lib/resource'
import { type Loaded, ready } from '../../ui/form/useEntity'

/** Role names with their descriptions, for the filter, the list and the form. */
const roleOptions = createResource(loadRoleOptions)

export type RoleOptions = {
  options: readonly TextOption[]
  loaded: Loaded<readonly TextOption[]>
}

/** The roles, loaded anew whenever the screen opens. For the screen itself, which hands them on. */
export function useRoleOptions(): RoleOptions {
  const { value, failure } = useSnapshot(roleOptions.state) as ResourceState<readonly TextOption[]>
  useEffect(() => {
    void roleOptions.load()
    return roleOptions.reset
  }, [])
  if (value) return { options: value, loaded: ready(value) }
  const reload = () => void roleOptions.load()
  return { options: NONE, loaded: failure ? { status: 'failed', failure, reload } : { status: 'loading' } }
}

const NONE: readonly TextOption[] = []
