import { proxy, ref } from 'valtio'
import { type DeliveryZone, updateZonePolygon } from '../../api/points'
import { isSelfIntersecting } from '../../domain/selfIntersection'
import { bidiIsolated } from '../../domain/text'
import type { ImportedZone, ParsedZoneFile } from '../../domain/zoneFile'
import { failureText, toFailure } from '../../lib/failure'
import { toast } from '../../ui/toasts'

export type ZoneImportChoice = number | 'create'

/** Each row is a separate valtio proxy, so that choosing a zone for one row does not re-render thousands of rows. */
export type ImportRow = {
  key: number
  name: string
  polygon: ImportedZone['polygon']
  isCrossing: boolean
  choice: ZoneImportChoice | null
  isSaving: boolean
  failure: string | null
  applied: string | null
}

export type ZoneImport = { rows: ImportRow[] } & Omit<ParsedZoneFile, 'zones'>

export function createZoneImport({ zones, dropped, left }: ParsedZoneFile): ZoneImport {
  const rows = zones.map(({ name, polygon }, key) => {
    const isCrossing = isSelfIntersecting(polygon)
    return proxy<ImportRow>({
      key,
      name,
      polygon: ref(polygon),
      isCrossing,
      choice: null,
      isSaving: false,
      failure: null,
      applied: null,
    })
  })
  return { rows, dropped, left }
}

export const countUnappliedImportRows = (found: ZoneImport | undefined): number =>
  found?.rows.filter(({ applied }) => applied === null).length ?? 0

export const importRowName = ({ name, key }: Pick<ImportRow, 'name' | 'key'>): string =>
  bidiIsolated(name) || `Без названия, № ${key + 1}`

/**
 * Replaces only the outline of an existing zone (reference-data, section 2.6). After a failure the row keeps the chosen
 * zone; after success the choice is cleared, so that the outline is not sent twice.
 */
export async function applyImportedOutline(row: ImportRow, zone: Pick<DeliveryZone, 'id' | 'name'>): Promise<boolean> {
  if (row.isSaving || row.choice !== zone.id) return false
  row.isSaving = true
  row.failure = null
  try {
    await updateZonePolygon(zone.id, row.polygon)
    markImportRowApplied(row, `Обновлена: ${bidiIsolated(zone.name)}`)
    toast.success(`Контур зоны «${bidiIsolated(zone.name)}» обновлён`)
    return true
  } catch (error) {
    const failure = toFailure(error)
    row.failure = failureText(failure)
    toast.failure(failure)
    return false
  } finally {
    row.isSaving = false
  }
}

export function markImportRowApplied(row: ImportRow, applied: string): void {
  row.applied = applied
  row.failure = null
  row.choice = null
}
