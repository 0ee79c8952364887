import { type Ref, useState } from 'react'
import { uploadEmployeeFile } from '../../api/employees'
import { FileField } from '../../ui/form/FileField'
import { FormBody, type FormHandle } from '../../ui/form/FormBody'
import { fieldsOf } from '../../ui/form/fieldNames'
import { required } from '../../ui/form/rules'
import { TextField } from '../../ui/form/TextField'

type Values = { title: string; file: File }

const field = fieldsOf<Values>()

/** Adds a document, and is empty again for the next one. */
export function DocumentUpload(props: { id: number; handle?: Ref<FormHandle> | undefined; onSaved: () => void }) {
  const [count, setCount] = useState(0)
  return (
    <section className="documents-upload" aria-label="Новый документ">
      <FormBody<Values>
        key={count}
        name={`document:${props.id}`}
        handle={props.handle}
        mode="create"
        submitText="Добавить документ"
        submit={({ title, file }) => uploadEmployeeFile(props.id, { title: title.trim(), file })}
        onSaved={() => {
          setCount(count + 1)
          props.onSaved()
        }}
      >
        <TextField name={field('title')} label="Название документа" rule={required} />
        <FileField name={field('file')} label="Файл" rule={required} />
      </FormBody>
    </section>
  )
}
