import { type Ref, useState } from 'react'
import { type EmployeeDocument, uploadEmployeeFile } from '../../api/employees'
import { FileField } from '../../ui/form/FileField'
import { FormBody, type FormHandle } from '../../ui/form/FormBody'
import { fieldsOf } from '../../ui/form/fieldNames'
import { required } from '../../ui/form/rules'
import { TextField } from '../../ui/form/TextField'
import { useUpload } from '../../ui/form/useUpload'
import { documentTwin } from '../twins'

type Values = { title: string; file: File }

const field = fieldsOf<Values>()

/** Adds a document, and is empty again for the next one. */
export function DocumentUpload(props: {
  id: number
  /** What is there already. */
  load: () => Promise<readonly EmployeeDocument[]>
  handle?: Ref<FormHandle> | undefined
  onSaved: () => void
}) {
  const [count, setCount] = useState(0)
  const upload = useUpload()
  return (
    <section className="documents-upload" aria-label="Новый документ">
      <FormBody<Values>
        key={count}
        name={`document:${props.id}`}
        handle={props.handle}
        mode="create"
        twin={documentTwin(props.load)}
        submitText="Добавить документ"
        submit={({ title, file }) =>
          upload.run((by) => uploadEmployeeFile(props.id, { title: title.trim(), file }, by))
        }
        onSaved={() => {
          setCount(count + 1)
          props.onSaved()
        }}
      >
        <TextField name={field('title')} label="Название документа" rule={required} />
        <FileField name={field('file')} label="Файл" rule={required} />
        {upload.bar}
      </FormBody>
    </section>
  )
}
