import type { DeliveryZone } from '../../api/points'
import type { OutcomeCounts } from '../../domain/outcomeCounts'
import { createSessionKeyCheck } from '../../session/session'
import { sendImportedOutline, type ZoneImportRow } from './zoneImport'

export type OutlineReplacement = { row: ZoneImportRow; zone: DeliveryZone }

/**
 * Returns the imported outlines for which the user chose an existing zone. New zones are omitted, because the user adds each one in a form.
 */
export const toOutlineReplacements = (
  rows: readonly ZoneImportRow[],
  zones: readonly DeliveryZone[],
): OutlineReplacement[] =>
  rows.flatMap((row) => {
    const zone = zones.find(({ id }) => id === row.choice)
    return zone && !row.isSaving ? [{ row, zone }] : []
  })

export function findZonesChosenTwice(steps: readonly OutlineReplacement[]): string[] {
  const repeated = steps.filter(({ zone }, index) => steps.findIndex((step) => step.zone.id === zone.id) < index)
  return [...new Set(repeated.map(({ zone }) => zone.name))]
}

export type BulkOutlineProgress = OutcomeCounts & { isOver: boolean }

/**
 * Sends the zone outlines one after the other. If the server refuses one, the next is still sent. Sending stops when an outcome is unknown,
 * when the session ends or when `signal` is aborted; the user can send the remaining outlines later.
 */
export async function applyOutlinesInBulk(
  steps: readonly OutlineReplacement[],
  signal: AbortSignal,
  onProgress: (progress: BulkOutlineProgress) => void,
): Promise<void> {
  const isMine = createSessionKeyCheck()
  const progress = { done: 0, failed: 0, unknown: 0, count: steps.length }
  onProgress({ ...progress, isOver: false })
  for (const { row, zone } of steps) {
    if (signal.aborted || !isMine()) break
    const failure = await sendImportedOutline(row, zone)
    progress[failure ? (failure.outcome ?? 'failed') : 'done']++
    onProgress({ ...progress, isOver: false })
    if (failure?.outcome === 'unknown') break
  }
  onProgress({ ...progress, isOver: true })
}
