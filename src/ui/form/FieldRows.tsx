import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useFieldArray } from 'react-final-form-arrays'
import { type FieldName, type FieldsOf, rowFields } from './fieldNames'
import type { Rule } from './rules'
import { useKept } from './useFormField'
import { sameValues } from './values'

export type FieldRowsProps<Row extends object> = {
  name: FieldName<Row[]>
  /** Names the whole group. */
  label: string
  /** «Добавить город». */
  addText: string
  /** What a new row starts with. */
  newRow: Partial<Row>
  /** The fields of one row. A component of its own is best: hooks may then ask for values of its row. */
  children: (row: FieldsOf<Row>, index: number) => ReactNode
  /** With so many rows left none can be deleted; why not, stands in `lastRowText`. */
  minRows?: number
  lastRowText?: string
  canAdd?: boolean
  /** A rule on the list itself, beyond `minRows`. */
  rule?: Rule<Row[]>
  /** The widths of a row's fields as a CSS grid template; where there is no room they stand under one another. */
  columns?: string
}

/** Rows of fields that can be added and removed: settings, ways of contact, zones, order items, shifts of a day. */
export function FieldRows<Row extends object>(props: FieldRowsProps<Row>) {
  const { name, label, minRows = 0, canAdd = true, lastRowText, columns } = props
  useKept(name)
  const { fields, meta } = useFieldArray(name, {
    isEqual: sameValues,
    validate: (rows: Row[] | undefined, values) => props.rule?.(rows, values, name),
    subscription: { error: true, submitError: true, submitFailed: true, modifiedSinceLastSubmit: true },
  })
  const list = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    fields.push({ ...props.newRow })
    focusLater(list, '.field-rows__row:last-of-type :is(input, textarea)')
  }
  const remove = (index: number) => {
    fields.remove(index)
    focusLater(list, '.field-rows__add')
  }
  const error = listError(meta)
  const isLast = fields.length <= minRows
  return (
    <fieldset className="field-rows" ref={list}>
      <legend className="field-rows__label">{label}</legend>
      {fields.map((path, index) => (
        <fieldset key={path} className="field-rows__row" aria-label={`${label}, строка ${index + 1}`}>
          <div className="field-rows__fields" style={{ '--columns': columns } as CSSProperties}>
            {props.children(rowFields(name, index), index)}
          </div>
          <Tooltip title={isLast ? lastRowText : undefined}>
            <Button
              type="text"
              className="field-rows__remove"
              icon={<DeleteOutlined />}
              aria-label={`Удалить строку ${index + 1}`}
              disabled={isLast}
              onClick={() => remove(index)}
            />
          </Tooltip>
        </fieldset>
      ))}
      {error !== undefined && (
        <div className="field__message field-rows__error" role="alert">
          {error}
        </div>
      )}
      <Button type="dashed" className="field-rows__add" icon={<PlusOutlined />} disabled={!canAdd} onClick={add}>
        {props.addText}
      </Button>
    </fieldset>
  )
}

function listError(meta: {
  error?: unknown
  submitError?: unknown
  submitFailed?: boolean
  modifiedSinceLastSubmit?: boolean
}) {
  if (meta.submitFailed && typeof meta.error === 'string') return meta.error
  if (!meta.modifiedSinceLastSubmit && typeof meta.submitError === 'string') return meta.submitError
  return undefined
}

/** After the change has been rendered. */
function focusLater(list: { current: HTMLElement | null }, selector: string): void {
  setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
}
