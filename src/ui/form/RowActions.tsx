import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'

export type RowActionsProps = {
  /** What the row is about, for screen readers: «Караганда». */
  name: string
  /** Absent where the user may not. */
  onEdit?: () => void
  onDelete?: () => void
}

/** The last cell of a directory's row: icons that open its dialogs. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <Flex gap={4} justify="end">
      {onEdit && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={`Редактировать: ${name}`}
          title="Редактировать"
          onClick={onEdit}
        />
      )}
      {onDelete && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={`Удалить: ${name}`}
          title="Удалить"
          onClick={onDelete}
        />
      )}
    </Flex>
  )
}
