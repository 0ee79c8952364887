import { FileTextOutlined, KeyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { RowActions, type RowActionsProps } from '../../ui/form/RowActions'

export type EmployeeActionsProps = Omit<RowActionsProps, 'children'> & {
  onDocuments: () => void
  /** Absent where the user may not. */
  onPassword?: () => void
}

/** What can be done with an employee, beside his name. */
export function EmployeeActions({ onDocuments, onPassword, ...row }: EmployeeActionsProps) {
  return (
    <RowActions {...row}>
      <Button
        type="text"
        size="small"
        icon={<FileTextOutlined />}
        aria-label={`Документы: ${row.name}`}
        title="Документы"
        onClick={onDocuments}
      />
      {onPassword && (
        <Button
          type="text"
          size="small"
          icon={<KeyOutlined />}
          aria-label={`Изменить пароль: ${row.name}`}
          title="Изменить пароль"
          onClick={onPassword}
        />
      )}
    </RowActions>
  )
}
