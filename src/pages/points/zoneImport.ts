import { proxy, ref } from 'valtio'
import { type DeliveryZone, updateZonePolygon } from '../../api/points'
import { crossesItself } from '../../domain/crossing'
import { isolated } from '../../domain/text'
import type { ImportedZone, ZoneExport } from '../../domain/zoneExport'
import { failureText, toFailure } from '../../lib/failure'
import { toast } from '../../ui/toasts'

/** What an imported outline becomes: an existing zone's, by id, or a new zone's. */
export type ImportChoice = number | 'create'

/** One imported outline. Each row is a proxy of its own: a choice renders its own cells, not thousands. */
export type ImportRow = {
  key: number
  name: string
  polygon: ImportedZone['polygon']
  /** Its sides cross each other. */
  isCrossing: boolean
  choice: ImportChoice | null
  isSaving: boolean
  /** Why the last attempt failed; stays until the next one. */
  failure: string | null
  /** What has been done with it, in words. */
  applied: string | null
}

/** One import: it lives as long as its screen. */
export type ZoneImport = { rows: ImportRow[] } & Omit<ZoneExport, 'zones'>

export function createZoneImport({ zones, dropped, left }: ZoneExport): ZoneImport {
  const rows = zones.map(({ name, polygon }, key) => {
    const isCrossing = crossesItself(polygon)
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

/** How many outlines wait to be applied; leaving them is asked about. */
export const countWaiting = (found: ZoneImport | undefined): number =>
  found?.rows.filter(({ applied }) => applied === null).length ?? 0

/** The name as a person reads it. */
export const rowName = ({ name, key }: Pick<ImportRow, 'name' | 'key'>): string =>
  isolated(name) || `Без названия, № ${key + 1}`

/**
 * Gives an existing zone the row's outline, and nothing else (reference-data, section 2.6). A failure keeps the choice;
 * a success takes it back, so that the same outline is not sent twice.
 */
export async function applyOutline(row: ImportRow, zone: Pick<DeliveryZone, 'id' | 'name'>): Promise<boolean> {
  if (row.isSaving || row.choice !== zone.id) return false
  row.isSaving = true
  row.failure = null
  try {
    await updateZonePolygon(zone.id, row.polygon)
    markApplied(row, `Обновлена: ${isolated(zone.name)}`)
    toast.success(`Контур зоны «${isolated(zone.name)}» обновлён`)
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

export function markApplied(row: ImportRow, applied: string): void {
  row.applied = applied
  row.failure = null
  row.choice = null
}
