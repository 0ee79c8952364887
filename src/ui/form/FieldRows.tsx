import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type CSSProperties, memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { useFieldArray } from 'react-final-form-arrays'
import { useRegisterFieldLabel } from './fieldLabels'
import { type FieldName, type FieldNamesOf, rowFieldNames } from './fieldNames'
import type { FieldRule } from './fieldRules'
import { equalFormValues } from './formValues'
import './fieldRows.css'

export type FieldRowsProps<Row extends object> = {
  name: FieldName<Row[]>
  label: string
  /** Text of the button that adds a row. If it is undefined, the buttons that add and remove rows are not shown. */
  addText?: string
  newRow?: Partial<Row>
  children: (row: FieldNamesOf<Row>, index: number) => ReactNode
  minRows?: number
  lastRowText?: string
  canAdd?: boolean
  rule?: FieldRule<Row[]>
  /** CSS `grid-template-columns` of a row. In a narrow form the fields are stacked instead. */
  columns?: string
}

export function FieldRows<Row extends object>(props: FieldRowsProps<Row>) {
  const { name, label, addText, minRows = 0, canAdd = true } = props
  const { mutators } = useForm()
  useRegisterListField(name)
  useRegisterFieldLabel(name, { label })
  const { fields, meta } = useFieldArray(name, {
    isEqual: equalFormValues,
    validate: (rows: Row[] | undefined, values) => props.rule?.(rows, () => values, name),
    subscription: { error: true, submitError: true, submitFailed: true, modifiedSinceLastSubmit: true },
  })
  const list = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    mutators.push?.(name, { ...props.newRow })
    focusLater(list, '.field-rows__row:last-of-type :is(input, textarea)')
  }
  const remove = useCallback(
    (index: number) => {
      mutators.remove?.(name, index)
      focusLater(list, '.field-rows__add')
    },
    [mutators, name],
  )
  const error = listError(meta)
  return (
    <fieldset className="field-rows" ref={list}>
      <legend className="field-rows__label">{label}</legend>
      {fields.map((path, index) => (
        <FormFieldRow
          key={path}
          rows={name}
          index={index}
          label={label}
          columns={props.columns}
          onRemove={addText === undefined ? undefined : remove}
          isRemovalDisabled={fields.length <= minRows}
          lastRowText={props.lastRowText}
        >
          {props.children}
        </FormFieldRow>
      ))}
      {error !== undefined && (
        <div className="field__message field-rows__error" role="alert">
          {error}
        </div>
      )}
      {addText !== undefined && (
        <Button type="dashed" className="field-rows__add" icon={<PlusOutlined />} disabled={!canAdd} onClick={add}>
          {addText}
        </Button>
      )}
    </fieldset>
  )
}

type FormFieldRowProps<Row extends object> = {
  rows: FieldName<Row[]>
  index: number
  onRemove: ((index: number) => void) | undefined
  isRemovalDisabled: boolean
  label: string
  columns: string | undefined
  lastRowText: string | undefined
  children: (row: FieldNamesOf<Row>, index: number) => ReactNode
}

function FormFieldRowInner<Row extends object>(props: FormFieldRowProps<Row>) {
  const { rows, index, label, columns, onRemove, isRemovalDisabled, lastRowText, children } = props
  return (
    <fieldset className="field-rows__row" aria-label={`${label}, строка ${index + 1}`}>
      <div className="field-rows__fields" style={{ '--columns': columns } as CSSProperties}>
        {children(rowFieldNames(rows, index), index)}
      </div>
      {onRemove && (
        <Tooltip title={isRemovalDisabled ? lastRowText : undefined}>
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

const FormFieldRow = memo(FormFieldRowInner) as typeof FormFieldRowInner

type Meta = { error?: unknown; submitError?: unknown; submitFailed?: boolean; modifiedSinceLastSubmit?: boolean }

function listError({ error, submitError, submitFailed, modifiedSinceLastSubmit }: Meta): string | undefined {
  if (submitFailed && typeof error === 'string') return error
  if (!modifiedSinceLastSubmit && typeof submitError === 'string') return submitError
  return undefined
}

function focusLater(list: RefObject<HTMLElement | null>, selector: string): void {
  setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
}

/**
 * Registers a list field before react-final-form does, because react-final-form would reset the list to its initial rows (see
 * `useFormField`).
 */
function useRegisterListField(name: string): void {
  const form = useForm()
  useLayoutEffect(
    () => form.registerField(name, () => undefined, {}, { isEqual: equalFormValues, silent: true }),
    [form, name],
  )
}
