import { type FormDraftOffer, useNonFormDraft } from '../../../kit/form/useFormDraft'
import type { StoredFormDraft } from '../../../ui/form/formDrafts'

/** `chosen`: ids of the companies that the user has chosen for lines of the bank statement, by line number. */
export type BankStatementDraft = { text: string; chosen: ReadonlyMap<number, number> }

export const useBankStatementDraft = (
  current: BankStatementDraft | undefined,
  on: { onStored: () => void; onRestored: (draft: BankStatementDraft) => void },
): FormDraftOffer =>
  useNonFormDraft('bank', () => current && { text: current.text, chosen: [...current.chosen] }, toBankDraft, on)

function toBankDraft(draft: StoredFormDraft | undefined): BankStatementDraft | undefined {
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.chosen)) return undefined
  return { text: draft.text, chosen: new Map(draft.chosen) }
}
