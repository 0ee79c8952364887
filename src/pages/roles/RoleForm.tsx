import { Alert } from 'antd'
import { useState } from 'react'
import { loadPermissionOptions } from '../../api/dictionaries'
import { createRole, loadRole, type RoleBody, updateRole } from '../../api/roles'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import { RequestFailure } from '../../lib/failure'
import { mapLoadedValue } from '../../lib/loadedValue'
import { getUnreadableCount, setUnreadableCount } from '../../lib/unreadableRowCount'
import { findDuplicateRole } from '../../parts/duplicates'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { omitUnloadedFields } from '../../ui/form/formValues'
import { TextField } from '../../ui/form/TextField'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PermissionsField } from './PermissionsField'
import './roles.css'

const field = fieldNames<RoleBody>()

const WIDTH = 860

const ROLE_MERGE = { rows: { permissions: { key: [] } } }

export function RoleForm({ id, ...dialog }: EntryFormProps<string>) {
  const isNew = id === undefined
  const start = useLoadedValue(loadStart, [id ?? null])
  const areUnknown = start.value !== undefined && start.value.values.permissions === undefined
  const [stored] = useState<StoredRoleName>({ name: id })
  const submit = (values: RoleBody, saved: Partial<RoleBody>) => {
    const body = { name: values.name.trim(), description: values.description.trim(), permissions: values.permissions }
    if (stored.name === undefined) return createRole(body)
    stored.sent = body.name
    return updateRole(stored.name, omitUnloadedFields(body, saved, ['permissions']))
  }
  return (
    <ModalForm<RoleBody>
      {...dialog}
      title={isNew ? 'Новая роль' : 'Редактирование роли'}
      width={WIDTH}
      mode={isNew ? 'create' : 'edit'}
      entity={{
        ...mapLoadedValue(start, ({ values }) => values),
        latest: isNew ? undefined : (signal) => loadStored(stored, signal),
      }}
      merge={ROLE_MERGE}
      submit={submit}
      duplicate={findDuplicateRole}
    >
      <div className="role-form__line">
        <TextField name={field('name')} label="Название" rule={requiredRule} />
        <TextField name={field('description')} label="Описание" rule={requiredRule} />
      </div>
      <UnreadableRowsAlert of={start.value?.values.permissions} noun="permission" />
      {areUnknown && <Alert type="warning" showIcon title={UNKNOWN_PERMISSIONS} />}
      <PermissionsField
        name={field('permissions')}
        label="Права"
        options={start.value?.permissions ?? []}
        {...(areUnknown ? {} : { rule: requiredRule })}
      />
    </ModalForm>
  )
}

const UNKNOWN_PERMISSIONS = 'Права роли не загрузились. Сохранение оставит их прежними, если не отмечать права здесь'

const NO_VALUES: Partial<RoleBody> = { permissions: [] }

async function loadStart(name: string | null, signal: AbortSignal) {
  const [permissions, values] = await Promise.all([
    loadPermissionOptions(signal),
    name === null ? NO_VALUES : loadValues(name, signal),
  ])
  return { permissions, values }
}

/**
 * `name`: the role's name on the server, which identifies it (reference-data, section 3); undefined for a new role. `sent`: the name of the
 * last save.
 */
type StoredRoleName = { name: string | undefined; sent?: string }

/** Loads the role under the sent name if there is none under the known one: a rename whose response was lost has been saved. */
async function loadStored(stored: StoredRoleName, signal: AbortSignal): Promise<Partial<RoleBody>> {
  const { name = '', sent } = stored
  try {
    return await loadValues(name, signal)
  } catch (error) {
    const isMissing = error instanceof RequestFailure && error.failure.status === 404
    if (!isMissing || sent === undefined || sent === name) throw error
    const values = await loadValues(sent, signal)
    stored.name = sent
    return values
  }
}

/**
 * Permissions are sorted in the same order as the field's value, so that removing a permission and adding it back does
 * not count as a change.
 */
async function loadValues(name: string, signal: AbortSignal): Promise<Partial<RoleBody>> {
  const { permissions, ...role } = await loadRole(name, signal)
  return {
    name: role.name,
    ...(role.description === undefined ? {} : { description: role.description }),
    ...(permissions && {
      permissions: setUnreadableCount([...new Set(permissions)].sort(), getUnreadableCount(permissions)),
    }),
  }
}
