import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { toolButtonProps } from '../../ui/toolButton'
import { LinkButton } from '../LinkButton'
import { ROW_OPENER_PROPS } from '../list/tableRows'

type RowActionsProps = {
  name: string
  /** A link or handler is undefined if the user lacks the permission for its action. */
  viewTo?: string | undefined
  editTo?: string | undefined
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  children?: ReactNode
}

export function RowActions({ name, viewTo, editTo, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Flex gap={4} justify="end">
      {viewTo !== undefined && (
        <LinkButton
          {...toolButtonProps(`Открыть: ${name}`, 'Открыть')}
          {...ROW_OPENER_PROPS}
          icon={<EyeOutlined />}
          to={viewTo}
        />
      )}
      {editTo !== undefined && <LinkButton {...edit(name, viewTo)} icon={<EditOutlined />} to={editTo} />}
      {onEdit && <Button {...edit(name, viewTo)} icon={<EditOutlined />} onClick={onEdit} />}
      {children}
      {onDelete && (
        <Button {...toolButtonProps(`Удалить: ${name}`, 'Удалить')} icon={<DeleteOutlined />} onClick={onDelete} />
      )}
    </Flex>
  )
}

const edit = (name: string, viewTo: string | undefined) => ({
  ...toolButtonProps(`Редактировать: ${name}`, 'Редактировать'),
  ...(viewTo === undefined ? ROW_OPENER_PROPS : {}),
})
