import { useEffect, useEffectEvent, useState } from 'react'
import { onTakenAway } from '../../../lib/unsaved'
import { readDraft, removeDraft, writeDraft } from '../../../ui/form/drafts'
import { type DraftOfForm, draftPlace } from '../../../ui/form/useDraft'

/** Pasted lines with the companies chosen for them by hand, by the line's number. */
export type BankDraft = { text: string; chosen: ReadonlyMap<number, number> }

/** Keeps the lines that are not recorded yet when the session ends, and offers them to the same person in this dialog. */
export function useBankDraft(
  current: BankDraft | undefined,
  { onKept, onRestored }: { onKept: () => void; onRestored: (draft: BankDraft) => void },
): DraftOfForm {
  const [place] = useState(() => draftPlace('bank'))
  const [offered, setOffered] = useState(() => place && toBankDraft(readDraft(place)))

  const keep = useEffectEvent(() => {
    const at = draftPlace('bank')
    if (at && current && writeDraft(at, { text: current.text, chosen: [...current.chosen] })) onKept()
  })
  useEffect(() => onTakenAway(() => keep()), [])

  const dismiss = () => {
    if (place) removeDraft(place)
    setOffered(undefined)
  }
  return {
    isOffered: offered !== undefined,
    restore: () => {
      if (offered) onRestored(offered)
      dismiss()
    },
    dismiss,
  }
}

function toBankDraft(draft: Record<string, unknown> | undefined): BankDraft | undefined {
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.chosen)) return undefined
  return { text: draft.text, chosen: new Map(draft.chosen) }
}
