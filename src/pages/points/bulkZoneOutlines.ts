import type { DeliveryZone } from '../../api/points'
import type { OutcomeCounts } from '../../domain/outcomeCounts'
import { createSessionKeyCheck } from '../../session/session'
import { sendImportedOutline, type ZoneImportRow } from './zoneImport'

export type OutlineReplacement = { row: ZoneImportRow; zone: DeliveryZone }

/** Rows for which an existing zone is chosen. New zones need their form and are added one by one. */
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
 * Sends the outlines one after the other. If the server refuses one, the next is still sent. An unknown outcome, the end of the session or
 * an abort ends the run; the remaining rows keep their chosen zones.
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
