import { Button, Select } from 'antd'
import { useSnapshot } from 'valtio'
import type { DeliveryZone } from '../../api/points'
import type { Column } from '../../kit/list/columns'
import { StatusTag } from '../../ui/StatusTag'
import { importRowName, type ZoneImportChoice, type ZoneImportRow } from './zoneImport'

export type ZoneImportColumnOptions = {
  zones: readonly Pick<DeliveryZone, 'id' | 'name'>[]
  isLoading: boolean
  show: (row: ZoneImportRow) => void
  apply: (row: ZoneImportRow) => void
}

export const zoneImportColumns = (actions: ZoneImportColumnOptions): readonly Column<ZoneImportRow>[] => [
  { key: 'name', title: 'Название', width: 200, render: (row) => <NameCell row={row} show={actions.show} /> },
  { key: 'zone', title: 'Зона доставки', width: 240, render: (row) => <ZoneCell row={row} {...actions} /> },
  { key: 'apply', title: 'Действия', width: 130, render: (row) => <ApplyCell row={row} apply={actions.apply} /> },
  { key: 'applied', title: 'Результат', width: 120, render: (row) => <AppliedCell row={row} /> },
]

function NameCell({ row, show }: { row: ZoneImportRow } & Pick<ZoneImportColumnOptions, 'show'>) {
  return (
    <>
      <Button
        type="link"
        size="small"
        className="zone-import__name"
        title="Показать на карте"
        onClick={() => show(row)}
      >
        <span>{importRowName(row)}</span>
      </Button>
      {row.isCrossing && (
        <StatusTag tone="warning" title="Стороны контура пересекаются">
          Пересекает себя
        </StatusTag>
      )}
    </>
  )
}

const CREATE = { value: 'create' as const, label: 'Создать' }

function ZoneCell({ row, zones, isLoading, show }: { row: ZoneImportRow } & ZoneImportColumnOptions) {
  const { choice, isSaving } = useSnapshot(row)
  const options: { value: ZoneImportChoice; label: string }[] = [
    CREATE,
    ...zones.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select<ZoneImportChoice>
      className="zone-import__zone"
      aria-label={`Зона для «${importRowName(row)}»`}
      placeholder="Выберите зону"
      value={choice}
      options={options}
      loading={isLoading}
      disabled={isSaving}
      listHeight={240}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      onChange={(value) => {
        row.choice = value
        show(row)
      }}
    />
  )
}

function ApplyCell({ row, apply }: { row: ZoneImportRow } & Pick<ZoneImportColumnOptions, 'apply'>) {
  const { choice, isSaving } = useSnapshot(row)
  return (
    <Button
      type="primary"
      size="small"
      aria-label={`Применить: ${importRowName(row)}`}
      loading={isSaving}
      disabled={choice === null}
      onClick={() => apply(row)}
    >
      Применить
    </Button>
  )
}

function AppliedCell({ row }: { row: ZoneImportRow }) {
  const { applied, failure } = useSnapshot(row)
  if (failure !== null) {
    return (
      <span className="zone-import__failure" role="alert">
        {failure}
      </span>
    )
  }
  return (
    applied && (
      <StatusTag tone="success" title={applied}>
        Применено
      </StatusTag>
    )
  )
}
