import { DeleteOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { type FieldName, type FieldNamesOf, rowFieldNames } from './fieldNames'

type FormFieldRowProps<Row extends object> = {
  rows: FieldName<Row[]>
  index: number
  label: string
  columns: string | undefined
  onRemove: ((index: number) => void) | undefined
  isRemovalDisabled: boolean
  disabledText: string | undefined
  children: (row: FieldNamesOf<Row>, index: number) => ReactNode
}

function FormFieldRowInner<Row extends object>(props: FormFieldRowProps<Row>) {
  const { rows, index, label, columns, onRemove, isRemovalDisabled, disabledText, children } = props
  return (
    <fieldset className="field-rows__row" aria-label={`${label}, строка ${index + 1}`}>
      <div className="field-rows__fields" style={{ '--columns': columns } as CSSProperties}>
        {children(rowFieldNames(rows, index), index)}
      </div>
      {onRemove && (
        <Tooltip title={isRemovalDisabled ? disabledText : undefined}>
          <Button
            type="text"
            className="field-rows__remove"
            icon={<DeleteOutlined />}
            aria-label={`Удалить строку ${index + 1}`}
            disabled={isRemovalDisabled}
            onClick={() => onRemove(index)}
          />
        </Tooltip>
      )}
    </fieldset>
  )
}

export const FormFieldRow = memo(FormFieldRowInner) as typeof FormFieldRowInner
