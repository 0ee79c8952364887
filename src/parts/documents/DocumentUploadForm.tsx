import { type Ref, useEffect, useEffectEvent } from 'react'
import { type EmployeeDocument, uploadEmployeeFile } from '../../api/employees'
import { FormBody, type FormHandle } from '../../kit/form/FormBody'
import { isEmptyValue } from '../../lib/listQuery'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { PictureField } from '../../ui/form/PictureField'
import { TextField } from '../../ui/form/TextField'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { useUpload } from '../../ui/form/useUpload'
import { findDuplicateDocument } from '../duplicates'

type Values = { title: string; file: File }

const field = fieldNames<Values>()

type DocumentUploadFormProps = {
  id: number
  name: string
  load: () => Promise<readonly EmployeeDocument[]>
  handle: Ref<FormHandle>
  given: File | undefined
  /** Reports whether this form has a file. The next pasted file goes to a form without a file. */
  onFile: (hasFile: boolean) => void
  onMore: (files: readonly File[]) => void
  onChanged: () => void
  onSaved: () => void
}

export function DocumentUploadForm({
  id,
  name,
  load,
  handle,
  given,
  onFile,
  onMore,
  onChanged,
  onSaved,
}: DocumentUploadFormProps) {
  const upload = useUpload()
  return (
    <FormBody<Values>
      name={name}
      handle={handle}
      mode="create"
      duplicate={findDuplicateDocument(load)}
      submitText="Добавить документ"
      submit={({ title, file }) => upload.run((by) => uploadEmployeeFile(id, { title: title.trim(), file }, by))}
      success="Документ добавлен"
      onChanged={onChanged}
      onSaved={onSaved}
      progress={upload.bar}
    >
      <TextField name={field('title')} label="Название документа" rule={requiredRule} />
      <PictureField name={field('file')} label="Файл" rule={requiredRule} onMore={onMore} />
      <GivenFile given={given} onFile={onFile} />
    </FormBody>
  )
}

function GivenFile({ given, onFile }: Pick<DocumentUploadFormProps, 'given' | 'onFile'>) {
  const set = useSetFieldValue()
  const hasFile = Boolean(useFieldValue(field('file')))
  const title = useFieldValue(field('title'))
  const fill = useEffectEvent((file: File) => {
    set(field('file'), file)
    if (isEmptyValue(title)) set(field('title'), file.name.replace(/\.[^.]+$/, ''))
  })
  useEffect(() => {
    if (given) fill(given)
  }, [given])
  useEffect(() => onFile(hasFile), [hasFile, onFile])
  return null
}
