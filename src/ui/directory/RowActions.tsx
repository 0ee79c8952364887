import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { LinkButton } from '../LinkButton'
import { OPENS_ROW } from '../list/tableRows'

export type RowActionsProps = {
  /** What the row is about, for screen readers: «Караганда». */
  name: string
  /** Where the row is shown in full. Each is absent where the user may not. */
  viewTo?: string | undefined
  /** Editing on a screen of its own, or in a dialog. */
  editTo?: string | undefined
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** More buttons, between the two. */
  children?: ReactNode
}

/** The last cell of a directory's row: icons that open its dialogs and screens. */
export function RowActions({ name, viewTo, editTo, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Flex gap={4} justify="end">
      {viewTo !== undefined && (
        <LinkButton {...tool(`Открыть: ${name}`, 'Открыть')} {...OPENS_ROW} icon={<EyeOutlined />} to={viewTo} />
      )}
      {editTo !== undefined && <LinkButton {...edit(name, viewTo)} icon={<EditOutlined />} to={editTo} />}
      {onEdit && <Button {...edit(name, viewTo)} icon={<EditOutlined />} onClick={onEdit} />}
      {children}
      {onDelete && <Button {...tool(`Удалить: ${name}`, 'Удалить')} icon={<DeleteOutlined />} onClick={onDelete} />}
    </Flex>
  )
}

const tool = (label: string, title: string) => ({ type: 'text', size: 'small', 'aria-label': label, title }) as const

/** Enter on a row edits its entry where there is no screen that shows it. */
const edit = (name: string, viewTo: string | undefined) => ({
  ...tool(`Редактировать: ${name}`, 'Редактировать'),
  ...(viewTo === undefined ? OPENS_ROW : {}),
})
