import { Button } from 'antd'
import { type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { EmployeeDocument } from '../../api/employees'
import { countWithNoun } from '../../domain/textFormatting'
import type { FormHandle } from '../../kit/form/FormBody'
import { checkPictureFile } from '../../ui/form/pictureFile'
import { DocumentUploadForm } from './DocumentUploadForm'

type Draft = { key: number; given: File | undefined }

type DocumentUploadFormsProps = {
  id: number
  load: () => Promise<readonly EmployeeDocument[]>
  handle?: Ref<FormHandle> | undefined
  onChanged: () => void
}

export function DocumentUploadFormList({ id, load, handle, onChanged }: DocumentUploadFormsProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([{ key: 0, given: undefined }])
  const nextKey = useRef(1)
  const area = useRef<HTMLElement>(null)
  const forms = useRef(new Map<number, FormHandle>())
  const filled = useRef(new Set<number>())

  const add = (files: readonly File[]) => {
    const made = files.map((given) => ({ key: nextKey.current++, given }))
    setDrafts((last) => [...last, ...made])
  }
  const take = async (files: readonly File[]) => {
    await Promise.all(files.map(checkPictureFile))
    const [first, ...others] = files
    const blank = drafts.find(({ key }) => !filled.current.has(key))
    if (!blank || !first) return add(files)
    // Mark the form as filled now. Otherwise a second file that is pasted before the next render would replace the first file in this form.
    filled.current.add(blank.key)
    setDrafts((last) => last.map((draft) => (draft.key === blank.key ? { ...draft, given: first } : draft)))
    if (others.length > 0) add(others)
  }
  usePastedFiles((files) => void take(files))

  const saved = (key: number) => {
    forms.current.delete(key)
    filled.current.delete(key)
    setDrafts((last) => {
      const left = last.filter((draft) => draft.key !== key)
      return left.length > 0 ? left : [{ key: nextKey.current++, given: undefined }]
    })
  }
  // When the user leaves, each form with unsaved input shows its confirmation dialog, one after another.
  useImperativeHandle(handle, () => ({
    leave: (go) => [...forms.current.values()].reduceRight((next, form) => () => form.leave(next), go)(),
  }))

  return (
    <section className="documents-upload" aria-label="Новый документ" ref={area}>
      {drafts.map(({ key, given }) => (
        <UploadForm
          key={key}
          draftKey={key}
          id={id}
          load={load}
          given={given}
          forms={forms.current}
          filled={filled.current}
          onMore={add}
          onChanged={onChanged}
          onSaved={() => saved(key)}
        />
      ))}
      <div className="documents-upload__hint">
        <span>Можно выбрать или перетащить несколько файлов</span>
        <span className="documents-upload__key">, вставить снимок — Ctrl+V</span>
      </div>
      {drafts.length > 1 && (
        <Button
          type="primary"
          onClick={() => {
            for (const form of area.current?.querySelectorAll('form') ?? []) form.requestSubmit()
          }}
        >
          {`Добавить ${countWithNoun(drafts.length, 'документ', 'документа', 'документов')}`}
        </Button>
      )}
    </section>
  )
}

type UploadFormProps = Pick<DocumentUploadFormsProps, 'id' | 'load' | 'onChanged'> & {
  draftKey: number
  given: File | undefined
  forms: Map<number, FormHandle>
  filled: Set<number>
  onMore: (files: readonly File[]) => void
  onSaved: () => void
}

function UploadForm({ draftKey, id, load, given, forms, filled, onMore, onChanged, onSaved }: UploadFormProps) {
  const register = useCallback(
    (form: FormHandle | null) => {
      if (form) forms.set(draftKey, form)
      else forms.delete(draftKey)
    },
    [forms, draftKey],
  )
  const onFile = useCallback(
    (hasFile: boolean) => {
      if (hasFile) filled.add(draftKey)
      else filled.delete(draftKey)
    },
    [filled, draftKey],
  )
  return (
    <DocumentUploadForm
      id={id}
      name={draftKey === 0 ? `document:${id}` : `document:${id}:${draftKey}`}
      load={load}
      handle={register}
      given={given}
      onFile={onFile}
      onMore={onMore}
      onChanged={onChanged}
      onSaved={onSaved}
    />
  )
}

function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
