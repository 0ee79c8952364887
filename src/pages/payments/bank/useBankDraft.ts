import type { Draft } from '../../../ui/form/drafts'
import { type DraftOfForm, useKept } from '../../../ui/form/useDraft'

/** Pasted lines with the companies chosen for them by hand, by the line's number. */
export type BankDraft = { text: string; chosen: ReadonlyMap<number, number> }

/** Keeps the lines that are not recorded yet when the session ends, and offers them to the same person in this dialog. */
export function useBankDraft(
  current: BankDraft | undefined,
  { onKept, onRestored }: { onKept: () => void; onRestored: (draft: BankDraft) => void },
): DraftOfForm {
  const unsaved = () => current && { text: current.text, chosen: [...current.chosen] }
  const { offered, dismiss } = useKept('bank', unsaved, onKept, toBankDraft)
  return {
    isOffered: offered !== undefined,
    restore: () => {
      if (offered) onRestored(offered)
      dismiss()
    },
    dismiss,
  }
}

function toBankDraft(draft: Draft | undefined): BankDraft | undefined {
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.chosen)) return undefined
  return { text: draft.text, chosen: new Map(draft.chosen) }
}
