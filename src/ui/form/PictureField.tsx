import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { bidiIsolated } from '../../domain/textFormatting'
import { FormFieldFrame } from './FormFieldFrame'
import { combineFieldRules, type FieldRule } from './fieldRules'
import { checkPictureFile, imageFileRule, usePreventFileDrop } from './pictureFile'
import { type LabelledFieldProps, useFormField } from './useFormField'
import './pictureField.css'

const ACCEPT = 'image/png,image/jpeg'

/**
 * Field for a PNG or JPEG file, which the user chooses or drops. If `onMore` is set, the user may choose several files: the first becomes
 * the field's value, the others are passed to `onMore`.
 */
export function PictureField(props: LabelledFieldProps<File> & { onMore?: (files: readonly File[]) => void }) {
  const { rule } = props
  const field = useFormField({
    ...props,
    rule: rule ? combineFieldRules<File>(rule as FieldRule<File>, imageFileRule) : imageFileRule,
  })
  const input = useRef<HTMLInputElement>(null)
  const file = field.value
  const preview = usePreview(file)
  usePreventFileDrop()
  return (
    <FormFieldFrame field={field} label={props.label} hint={props.hint}>
      <div className="file-field">
        {preview !== undefined && <img className="file-field__preview" src={preview} alt="" />}
        {file ? (
          <span className="file-field__name">{file.name}</span>
        ) : (
          <span className="file-field__name file-field__name--none">Перетащите сюда PNG или JPEG</span>
        )}
        <span className="file-field__choose" aria-hidden="true">
          <UploadOutlined /> {file ? 'Заменить' : 'Выбрать файл'}
        </span>
        {/* A transparent native file input covers the whole box, so the browser handles clicks, dropped files and the keyboard. */}
        <input
          {...field.control}
          ref={input}
          type="file"
          className="file-field__input"
          accept={ACCEPT}
          multiple={props.onMore !== undefined}
          onChange={(event) => {
            const [chosen, ...others] = event.currentTarget.files ?? []
            if (chosen) void checkPictureFile(chosen).finally(() => field.change(chosen))
            if (others.length > 0) void Promise.all(others.map(checkPictureFile)).finally(() => props.onMore?.(others))
            event.currentTarget.value = ''
          }}
        />
        {file && (
          <Button
            type="text"
            className="file-field__remove"
            icon={<CloseOutlined />}
            aria-label={`Убрать файл ${bidiIsolated(file.name)}`}
            disabled={props.disabled}
            onClick={() => {
              field.change(undefined)
              input.current?.focus()
            }}
          />
        )}
      </div>
    </FormFieldFrame>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file || imageFileRule(file, () => ({}), '') !== undefined) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
