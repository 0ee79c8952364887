import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { bidiIsolated } from '../../../domain/textFormatting'
import { EmptyState } from '../../../ui/EmptyState'
import { closeOnlyDialogProps } from '../../../ui/form/dialogProps'
import { toolButtonProps } from '../../../ui/toolButton'
import { DeleteDialog } from '../../form/ConfirmDialog'
import { RenameFilterForm } from './RenameFilterForm'
import { removeSavedFilter, type SavedFilters, setDefaultSavedFilter } from './savedFilters'
import './manageFilters.css'

type ManageSavedFiltersDialogProps = {
  saved: SavedFilters
  /** `make` derives the new filters from the filters in storage, which may differ from `saved` after a change in another browser tab. */
  change: (make: (saved: SavedFilters) => SavedFilters) => void
  open: boolean
  onClose: () => void
}

type Inner = { kind: 'rename' | 'delete'; name: string; isOpen: boolean }

export function ManageSavedFiltersDialog({ saved, change, open, onClose }: ManageSavedFiltersDialogProps) {
  const [inner, setInner] = useState<Inner | null>(null)
  const show = (kind: Inner['kind'], name: string) => setInner({ kind, name, isOpen: true })
  const closeInner = () => setInner((shown) => shown && { ...shown, isOpen: false })
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title="Сохранённые фильтры"
      width={440}
      footer={<Button onClick={onClose}>Закрыть</Button>}
    >
      {saved.filters.length === 0 ? (
        <EmptyState title="Пока ничего не сохранено" />
      ) : (
        <ul className="manage-filters">
          {saved.filters.map(({ name }) => {
            const isDefault = name === saved.defaultName
            return (
              <li key={name} className="manage-filters__row">
                <span className="manage-filters__name" title={name}>
                  {name}
                </span>
                {isDefault && <span className="manage-filters__note">при открытии</span>}
                <Button
                  {...toolButtonProps(`Применять при открытии: ${bidiIsolated(name)}`, 'Применять при открытии')}
                  icon={isDefault ? <StarFilled /> : <StarOutlined />}
                  aria-pressed={isDefault}
                  onClick={() => change((stored) => setDefaultSavedFilter(stored, isDefault ? undefined : name))}
                />
                <Button
                  {...toolButtonProps(`Переименовать: ${bidiIsolated(name)}`, 'Переименовать')}
                  icon={<EditOutlined />}
                  onClick={() => show('rename', name)}
                />
                <Button
                  {...toolButtonProps(`Удалить: ${bidiIsolated(name)}`, 'Удалить')}
                  icon={<DeleteOutlined />}
                  onClick={() => show('delete', name)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {inner?.kind === 'rename' && (
        <RenameFilterForm
          key={inner.name}
          open={inner.isOpen}
          name={inner.name}
          saved={saved}
          change={change}
          onClose={closeInner}
        />
      )}
      <DeleteDialog
        open={inner?.kind === 'delete' && inner.isOpen}
        title={`Удалить фильтр «${bidiIsolated(inner?.name ?? '')}»?`}
        action={async () => change((stored) => removeSavedFilter(stored, inner?.name ?? ''))}
        onDone={closeInner}
        onClose={closeInner}
      />
    </Modal>
  )
}
