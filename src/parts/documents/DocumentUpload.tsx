import { type Ref, useEffect } from 'react'
import { type EmployeeDocument, uploadEmployeeFile } from '../../api/employees'
import { FileField } from '../../ui/form/FileField'
import { FormBody, type FormHandle } from '../../ui/form/FormBody'
import { fieldNames } from '../../ui/form/fieldNames'
import { required } from '../../ui/form/rules'
import { TextField } from '../../ui/form/TextField'
import { useFieldValue, useSetField } from '../../ui/form/useFieldValue'
import { useUpload } from '../../ui/form/useUpload'
import { documentTwin } from '../twins'

type Values = { title: string; file: File }

const field = fieldNames<Values>()

export type DocumentUploadProps = {
  id: number
  /** Names what is typed here, apart from the other forms of the screen. */
  name: string
  /** What is there already. */
  load: () => Promise<readonly EmployeeDocument[]>
  handle: Ref<FormHandle>
  /** A file that was dropped or pasted for this document. */
  given: File | undefined
  /** Tells whether the form has a file: what is pasted next goes elsewhere. */
  onFile: (hasFile: boolean) => void
  /** The files that were chosen besides the first one. */
  onMore: (files: readonly File[]) => void
  onSaved: () => void
}

/** Adds one document. */
export function DocumentUpload({ id, name, load, handle, given, onFile, onMore, onSaved }: DocumentUploadProps) {
  const upload = useUpload()
  return (
    <FormBody<Values>
      name={name}
      handle={handle}
      mode="create"
      twin={documentTwin(load)}
      submitText="Добавить документ"
      submit={({ title, file }) => upload.run((by) => uploadEmployeeFile(id, { title: title.trim(), file }, by))}
      onSaved={onSaved}
      progress={upload.bar}
    >
      <TextField name={field('title')} label="Название документа" rule={required} />
      <FileField name={field('file')} label="Файл" rule={required} onMore={onMore} />
      <GivenFile given={given} onFile={onFile} />
    </FormBody>
  )
}

/** Puts a file that came from outside into the form, named as it is called. */
function GivenFile({ given, onFile }: Pick<DocumentUploadProps, 'given' | 'onFile'>) {
  const set = useSetField()
  const hasFile = Boolean(useFieldValue(field('file')))
  useEffect(() => {
    if (!given) return
    set(field('file'), given)
    set(field('title'), given.name.replace(/\.[^.]+$/, ''))
  }, [given, set])
  useEffect(() => onFile(hasFile), [hasFile, onFile])
  return null
}
