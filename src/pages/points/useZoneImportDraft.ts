import type { ZoneExport } from '../../domain/zoneExport'
import { type DraftOfForm, useOfferedDraft } from '../../kit/form/useDraft'
import type { Draft } from '../../ui/form/drafts'
import { countWaiting, createZoneImport, type ImportChoice, type ZoneImport } from './zoneImport'

export const useZoneImportDraft = (
  current: ZoneImport | undefined,
  on: { onKept: () => void; onRestored: (restored: ZoneImport) => void },
): DraftOfForm => useOfferedDraft('zone-import', () => toImportDraft(current), readImportDraft, on)

function toImportDraft(found: ZoneImport | undefined): Draft | undefined {
  if (!found || countWaiting(found) === 0) return undefined
  const waiting = found.rows.filter(({ applied }) => applied === null)
  return {
    zones: waiting.map(({ name, polygon }) => ({ name, polygon })),
    choices: waiting.map(({ choice }) => choice),
    dropped: found.dropped,
    left: found.left,
  }
}

function readImportDraft(draft: Draft | undefined): ZoneImport | undefined {
  if (!Array.isArray(draft?.zones) || !Array.isArray(draft.choices) || !Array.isArray(draft.dropped)) return undefined
  const { zones, choices, dropped, left } = draft as ZoneExport & { choices: (ImportChoice | null)[] }
  const found = createZoneImport({ zones, dropped, left })
  for (const [index, row] of found.rows.entries()) row.choice = choices[index] ?? null
  return found
}
