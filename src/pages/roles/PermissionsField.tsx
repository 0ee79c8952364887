import { SearchOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { useMemo, useState } from 'react'
import type { Option } from '../../domain/labeledOptions'
import { FormFieldFrame } from '../../ui/form/FormFieldFrame'
import { selectHint } from '../../ui/form/selectOptions'
import { type FormFieldProps, useFormField } from '../../ui/form/useFormField'
import { filterPermissionGroups, groupPermissions, type PermissionGroup } from './permissionGroups'
import './roles.css'

type PermissionsFieldProps = FormFieldProps<string[]> & { options: readonly Option<string>[] }

export function PermissionsField(props: PermissionsFieldProps) {
  const { options } = props
  const hint = selectHint(props)
  const field = useFormField({ ...props, hint })
  const [search, setSearch] = useState('')
  const chosen = useMemo(() => new Set(field.value), [field.value])
  // Every permission that was selected remains in the list after it is deselected, so that the user can select it
  // again.
  const [seen, setSeen] = useState<readonly string[]>([])
  const missing = [...chosen].filter((value) => !seen.includes(value))
  if (missing.length > 0) setSeen([...seen, ...missing])
  const groups = useMemo(() => groupPermissions(options, seen), [options, seen])
  const found = useMemo(() => filterPermissionGroups(groups, search), [groups, search])
  const total = groups.reduce((sum, group) => sum + group.options.length, 0)

  const toggle = (values: readonly string[], isOn: boolean) => {
    const rest = [...chosen].filter((value) => !values.includes(value))
    field.change((isOn ? [...rest, ...values] : rest).sort())
  }
  const shown = found.flatMap((group) => group.options.map(({ value }) => value))
  const { id, onFocus, onBlur, ...control } = field.control
  return (
    <FormFieldFrame field={field} label={props.label} hint={hint} isGroup>
      <fieldset
        className="permissions"
        aria-labelledby={`${id}-label`}
        onFocus={onFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur()
        }}
      >
        <div className="permissions__tools">
          <Input
            {...control}
            id={id}
            className="permissions__search"
            prefix={<SearchOutlined />}
            placeholder="Найти право"
            aria-label="Найти право"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter in the search field must not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <span className="permissions__count" aria-live="polite">
            Выбрано {chosen.size} из {total}
          </span>
          <span className="permissions__buttons">
            <Button
              size="small"
              disabled={shown.every((value) => chosen.has(value))}
              onClick={() => toggle(shown, true)}
            >
              {search.trim() ? 'Выбрать найденные' : 'Выбрать все'}
            </Button>
            <Button
              size="small"
              disabled={!shown.some((value) => chosen.has(value))}
              onClick={() => toggle(shown, false)}
            >
              {search.trim() ? 'Снять найденные' : 'Снять все'}
            </Button>
          </span>
        </div>
        <div className="permissions__groups">
          <div className="permissions__columns">
            {found.map((group) => (
              <PermissionGroupBox
                key={group.key}
                group={group}
                size={groups.find(({ key }) => key === group.key)?.options ?? group.options}
                chosen={chosen}
                onToggle={toggle}
              />
            ))}
          </div>
          {found.length === 0 && total > 0 && <p className="permissions__none">Совпадений не найдено</p>}
        </div>
      </fieldset>
    </FormFieldFrame>
  )
}

type PermissionGroupBoxProps = {
  group: PermissionGroup
  size: readonly Option<string>[]
  chosen: ReadonlySet<string>
  onToggle: (values: readonly string[], isOn: boolean) => void
}

function PermissionGroupBox({ group, size, chosen, onToggle }: PermissionGroupBoxProps) {
  const values = group.options.map(({ value }) => value)
  const isFull = values.every((value) => chosen.has(value))
  const isPartial = !isFull && values.some((value) => chosen.has(value))
  const count = size.filter(({ value }) => chosen.has(value)).length
  return (
    <fieldset className="permission-group" aria-label={group.title}>
      <div className="permission-group__head">
        <Checkbox
          checked={isFull}
          indeterminate={isPartial}
          onChange={(event) => onToggle(values, event.target.checked)}
        >
          {group.title}
        </Checkbox>
        <span className="permission-group__count">
          {count} из {size.length}
        </span>
      </div>
      {group.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          className="permission-group__permission"
          checked={chosen.has(value)}
          onChange={(event) => onToggle([value], event.target.checked)}
        >
          <span>{label}</span>
          {label !== value && <code className="permission-group__name">{value}</code>}
        </Checkbox>
      ))}
    </fieldset>
  )
}
