import { DeleteOutlined, ExportOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { type Employee, loadEmployee, uploadEmployeePhoto } from '../../api/employees'
import { fullName } from '../../domain/employees'
import { openableUrl, viewableUrl } from '../../domain/safeUrl'
import { bidiIsolated } from '../../domain/textFormatting'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { mapLoadedValue } from '../../lib/loadedValue'
import { useAccess } from '../../session/sessionHooks'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { PictureField } from '../../ui/form/PictureField'
import { useUpload } from '../../ui/form/useUpload'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import './employees.css'

type EmployeePhotoDialogProps = EntryFormProps & { id: number; known: Employee | undefined; onDelete: () => void }

type Values = { file: File }

const field = fieldNames<Values>()
const EMPTY: Partial<Values> = {}
const TITLE = 'Фото сотрудника'
const WIDTH = 480

export function EmployeePhotoDialog({ id, known, onDelete, ...dialog }: EmployeePhotoDialogProps) {
  const mayChange = useAccess()('employee_update')
  const upload = useUpload()
  // Use the newest version of the employee's row, because an older one may still have a photo that was deleted since.
  const [seen, setSeen] = useState(known)
  if (known !== undefined && known !== seen) setSeen(known)
  const loaded = useLoadedValue(loadEmployee, [id], { skip: seen !== undefined })
  const employee = seen ?? loaded.value
  const picture =
    employee === undefined && seen === undefined ? (
      <LoadedContent of={loaded} waiting={<SkeletonCell />}>
        {() => null}
      </LoadedContent>
    ) : (
      <Picture employee={employee} onDelete={mayChange ? onDelete : undefined} />
    )
  if (!mayChange) {
    return (
      <Modal {...closeOnlyDialogProps(dialog.onClose)} open={dialog.open} title={TITLE} width={WIDTH}>
        {picture}
      </Modal>
    )
  }
  return (
    <ModalForm<Values>
      {...dialog}
      title={TITLE}
      width={WIDTH}
      mode="create"
      submitText="Загрузить"
      entity={mapLoadedValue(loaded, () => EMPTY)}
      submit={({ file }) => upload.run((by) => uploadEmployeePhoto(id, file, by))}
      duplicate="same"
      progress={upload.bar}
    >
      {picture}
      <PictureField name={field('file')} label="Новое фото" rule={requiredRule} />
    </ModalForm>
  )
}

function Picture({ employee, onDelete }: { employee: Employee | undefined; onDelete: (() => void) | undefined }) {
  const shown = viewableUrl(employee?.photoUrl)
  const opened = openableUrl(employee?.photoUrl)
  const name = employee ? bidiIsolated(fullName(employee)) : ''
  return (
    <div className="employee-picture">
      {shown ? (
        <img className="employee-picture__image" src={shown} alt={`Фото: ${name}`} />
      ) : (
        <div className="employee-picture__none">{employee?.photoUrl ? 'Фото нельзя показать' : 'Фото нет'}</div>
      )}
      <div className="employee-picture__name">{name}</div>
      <div className="employee-picture__links">
        {opened && (
          <Button type="link" href={opened} target="_blank" rel="noopener noreferrer" icon={<ExportOutlined />}>
            Открыть в новой вкладке
          </Button>
        )}
        {employee?.photoUrl && onDelete && (
          <Button type="text" danger icon={<DeleteOutlined />} onClick={onDelete}>
            Удалить фото
          </Button>
        )}
      </div>
    </div>
  )
}
