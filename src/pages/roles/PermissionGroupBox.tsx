import { Checkbox } from 'antd'
import type { Option } from '../../domain/labels'
import type { PermissionGroup } from './permissionGroups'

export type PermissionGroupBoxProps = {
  group: PermissionGroup
  size: readonly Option<string>[]
  chosen: ReadonlySet<string>
  onToggle: (values: readonly string[], isOn: boolean) => void
}

export function PermissionGroupBox({ group, size, chosen, onToggle }: PermissionGroupBoxProps) {
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
          {label}
          {label !== value && <code className="permission-group__name">{value}</code>}
        </Checkbox>
      ))}
    </fieldset>
  )
}
