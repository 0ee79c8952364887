import { CloseOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { isolated } from '../../domain/text'
import { FieldFrame } from './FieldFrame'
import { image, inspectPicture, useDropGuard } from './pictureFile'
import { all, type Rule } from './rules'
import { type LabelledProps, useFormField } from './useFormField'
import './fileField.css'

const ACCEPT = 'image/png,image/jpeg'

/**
 * A picture, PNG or JPEG, chosen or dropped; the value is the file. The API gets it in a form part. With `onMore` several may
 * be chosen at once: the first is the value, the others are told of.
 */
export function FileField(props: LabelledProps<File> & { onMore?: (files: readonly File[]) => void }) {
  const { rule } = props
  const field = useFormField({ ...props, rule: rule ? all<File>(rule as Rule<File>, image) : image })
  const input = useRef<HTMLInputElement>(null)
  const file = field.value
  const preview = usePreview(file)
  useDropGuard()
  return (
    <FieldFrame field={field} label={props.label} hint={props.hint}>
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
        {/* The browser's own control lies over the box unseen: it takes clicks, dropped files and the keyboard. */}
        <input
          {...field.control}
          ref={input}
          type="file"
          className="file-field__input"
          accept={ACCEPT}
          disabled={props.disabled}
          multiple={props.onMore !== undefined}
          onChange={(event) => {
            const [chosen, ...others] = event.currentTarget.files ?? []
            if (chosen) void inspectPicture(chosen).finally(() => field.change(chosen))
            if (others.length > 0) void Promise.all(others.map(inspectPicture)).finally(() => props.onMore?.(others))
            // The same file can be chosen again after it was taken out.
            event.currentTarget.value = ''
          }}
        />
        {file && (
          <Button
            type="text"
            className="file-field__remove"
            icon={<CloseOutlined />}
            aria-label={`Убрать файл ${isolated(file.name)}`}
            disabled={props.disabled}
            onClick={() => {
              field.change(undefined)
              input.current?.focus()
            }}
          />
        )}
      </div>
    </FieldFrame>
  )
}

/** An address of the chosen picture, for as long as it is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file || image(file, () => ({}), '') !== undefined) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
