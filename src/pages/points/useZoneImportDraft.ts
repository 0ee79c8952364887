import type { ParsedZoneFile } from '../../domain/zoneFile'
import { type FormDraftOffer, useNonFormDraft } from '../../kit/form/useFormDraft'
import type { StoredFormDraft } from '../../ui/form/formDrafts'
import { countUnappliedImportRows, createZoneImport, type ZoneImport, type ZoneImportChoice } from './zoneImport'
import type { ZoneValues } from './zoneValues'

export const useZoneImportDraft = (
  current: ZoneImport | undefined,
  on: { onStored: () => void; onRestored: (restored: ZoneImport) => void },
): FormDraftOffer => useNonFormDraft('zone-import', () => toImportDraft(current), readImportDraft, on)

function toImportDraft(found: ZoneImport | undefined): StoredFormDraft | undefined {
  if (!found || countUnappliedImportRows(found) === 0) return undefined
  const waiting = found.rows.filter(({ applied }) => applied === null)
  return {
    zones: waiting.map(({ name, polygon }) => ({ name, polygon })),
    choices: waiting.map(({ choice }) => choice),
    attempts: waiting.map(({ unknownAttempt }) => unknownAttempt.values ?? null),
    dropped: found.dropped,
    left: found.left,
  }
}

function readImportDraft(draft: StoredFormDraft | undefined): ZoneImport | undefined {
  if (!Array.isArray(draft?.zones) || !Array.isArray(draft.choices) || !Array.isArray(draft.dropped)) return undefined
  const { zones, choices, attempts, dropped, left } = draft as ParsedZoneFile & {
    choices: (ZoneImportChoice | null)[]
    attempts?: (ZoneValues | null)[]
  }
  const found = createZoneImport({ zones, dropped, left })
  for (const [index, row] of found.rows.entries()) {
    row.choice = choices[index] ?? null
    row.unknownAttempt.values = attempts?.[index] ?? undefined
  }
  return found
}
