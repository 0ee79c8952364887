import { type DraftOfForm, useOfferedDraft } from '../../../kit/form/useDraft'
import type { Draft } from '../../../ui/form/drafts'

export type BankDraft = { text: string; chosen: ReadonlyMap<number, number> }

export const useBankDraft = (
  current: BankDraft | undefined,
  on: { onKept: () => void; onRestored: (draft: BankDraft) => void },
): DraftOfForm =>
  useOfferedDraft('bank', () => current && { text: current.text, chosen: [...current.chosen] }, toBankDraft, on)

function toBankDraft(draft: Draft | undefined): BankDraft | undefined {
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.chosen)) return undefined
  return { text: draft.text, chosen: new Map(draft.chosen) }
}
