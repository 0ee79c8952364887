import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'wouter'
import { loadPoint } from '../../api/points'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import type { ParsedZoneFile } from '../../domain/zoneFile'
import { paths } from '../../kit/address/paths'
import { useDialogUrl } from '../../kit/directory/useDialogUrl'
import { ConfirmDialog } from '../../kit/form/ConfirmDialog'
import { RestoreInputAlert } from '../../kit/form/RestoreInputAlert'
import { useLeaveGuard } from '../../kit/form/useLeaveGuard'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { numberStruct } from '../../lib/structs'
import { ErrorPanel } from '../../ui/ErrorPanel'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { BulkZoneOutlineDialog } from './BulkZoneOutlineDialog'
import { type OutlineReplacement, toOutlineReplacements } from './bulkZoneOutlines'
import { ImportedOutlineWarnings } from './ImportedOutlineWarnings'
import { SkippedZoneFeatureList } from './SkippedZoneFeatureList'
import { useZoneImportDraft } from './useZoneImportDraft'
import { ZoneFileField } from './ZoneFileField'
import { ZoneAddForm } from './ZoneForm'
import { ZoneImportPreview } from './ZoneImportPreview'
import { ZoneImportTable } from './ZoneImportTable'
import {
  applyImportedOutline,
  countUnappliedImportRows,
  createZoneImport,
  preselectZones,
  type ZoneImport,
  type ZoneImportRow,
} from './zoneImport'
import type { ZoneImportColumnOptions } from './zoneImportColumns'
import './zoneImport.css'

/** `?form=add&entry=3` opens the form of a new zone with the fourth imported outline. */
const DIALOGS = { add: numberStruct() }

/** Specification: reference-data, section 2.6. The imported outlines are discarded when the point id in the URL changes. */
export function ZoneSettingsPage() {
  const { id } = useParams<{ id: string }>()
  return <ZoneSettings key={id} id={Number(id)} />
}

function ZoneSettings({ id }: { id: number }) {
  const loaded = useLoadedValue(loadPoint, [id])
  const { value: point, status, failure, reload } = loaded
  const [imported, setImported] = useState<{ of: number; import: ZoneImport }>()
  const [shown, setShown] = useState<ZoneImportRow>()
  const [replacement, setReplacement] = useState<ParsedZoneFile>()
  const { dialog, isOpen, key, show, close } = useDialogUrl(DIALOGS)
  const added = dialog && imported?.import.rows[dialog.entry]
  useEffect(() => {
    // The outlines of an import are not in the dialog's URL, so they are missing after a page load. Close the dialog in this case.
    if (isOpen && !added) close()
  }, [isOpen, added, close])

  const rows = imported?.import.rows
  useEffect(() => {
    if (rows && point) preselectZones(rows, point.deliveryZones)
  }, [rows, point])
  const [bulk, setBulk] = useState<{ of: number; steps: readonly OutlineReplacement[]; isOpen: boolean }>()
  const askBulk = useCallback(
    () =>
      setBulk((last) => ({
        of: (last?.of ?? 0) + 1,
        steps: toOutlineReplacements(rows ?? [], point?.deliveryZones ?? []),
        isOpen: true,
      })),
    [rows, point],
  )

  const guard = useLeaveGuard(() => countUnappliedImportRows(imported?.import) > 0, {
    within: paths.point(id).settings,
    edited: () => countUnappliedImportRows(imported?.import),
    text: 'Часть загруженных контуров ещё не применена.',
  })

  const take = (next: ZoneImport) => {
    setImported((last) => ({ of: (last?.of ?? 0) + 1, import: next }))
    setShown(next.rows[0])
    guard.arm()
  }
  const takeConfirmed = (found: ParsedZoneFile) => {
    if (countUnappliedImportRows(imported?.import) === 0) take(createZoneImport(found))
    else setReplacement(found)
  }
  const draft = useZoneImportDraft(imported?.import, { onStored: guard.release, onRestored: take })

  const isLoading = status === 'loading'
  const actions = useMemo<ZoneImportColumnOptions>(
    () => ({
      zones: point?.deliveryZones ?? [],
      isLoading: isLoading && !point,
      show: setShown,
      apply: async (row) => {
        setShown(row)
        if (row.choice === 'create') return show('add', row.key)
        const zone = point?.deliveryZones.find((candidate) => candidate.id === row.choice)
        if (!zone) return
        await applyImportedOutline(row, zone)
        reload()
      },
    }),
    [point, isLoading, show, reload],
  )
  const back = paths.point(id).zones

  return (
    <>
      <PageHeader
        title="Настройка зон доставки"
        extra={
          <Link href={back} asChild>
            <Button icon={<ArrowLeftOutlined />} href={back}>
              Назад
            </Button>
          </Link>
        }
      />
      {failure && !point ? (
        <ErrorPanel failure={failure} onRetry={reload} />
      ) : (
        <>
          <LoadFailureAlert of={loaded} />
          <UnreadableRowsAlert of={point?.deliveryZones} noun="zone" />
          <p className="zone-import__point" aria-busy={!point}>
            <span>{`Отправная точка: ${point ? bidiIsolated(point.name) : ''}`}</span>
            {!point && <SkeletonCell />}
          </p>
          <ZoneFileField onRead={takeConfirmed} />
        </>
      )}
      <RestoreInputAlert draft={draft} />
      {imported && <SkippedZoneFeatureList dropped={imported.import.dropped} />}
      {imported && (
        <div className="zone-import">
          <ZoneImportTable
            key={imported.of}
            imported={imported.import}
            shown={shown}
            actions={actions}
            onReload={reload}
            onApplyAll={askBulk}
          />
          {shown && <ZoneImportPreview row={shown} point={point} />}
        </div>
      )}
      {added && (
        <ZoneAddForm
          key={key}
          open={isOpen}
          pointId={id}
          row={added}
          others={point?.deliveryZones ?? []}
          warnings={<ImportedOutlineWarnings row={added} point={point} isInForm />}
          onChanged={reload}
          onSaved={() => {
            toast.success('Зона доставки добавлена')
            close()
          }}
          onClose={close}
        />
      )}
      {bulk && (
        <BulkZoneOutlineDialog
          key={bulk.of}
          open={bulk.isOpen}
          steps={bulk.steps}
          onClose={() => setBulk({ ...bulk, isOpen: false })}
          onSettled={reload}
        />
      )}
      <ConfirmDialog
        open={replacement !== undefined}
        title="Заменить загруженные контуры?"
        confirmText="Да, заменить"
        cancelText="Не заменять"
        action={async () => replacement && take(createZoneImport(replacement))}
        onDone={() => setReplacement(undefined)}
        onClose={() => setReplacement(undefined)}
      >
        {`Не применено: ${countWithNoun(countUnappliedImportRows(imported?.import), 'контур', 'контура', 'контуров')}. Они пропадут.`}
      </ConfirmDialog>
      {guard.question}
    </>
  )
}
