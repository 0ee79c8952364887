import { createContext, useContext, useEffect } from 'react'
import type { Option } from '../../domain/labeledOptions'

export type FieldLabels = {
  label: string
  options?: readonly Option[] | undefined
  /** Unit of the number, such as «₸». */
  unit?: string | undefined
}

/**
 * Called by each field with its label and options. Filter chips show them, and a form uses them to name fields that another user has
 * changed. If the context value is null, fields register no labels.
 */
export const FieldLabelsContext = createContext<((name: string, words: FieldLabels) => void) | null>(null)

export function useRegisterFieldLabels(name: string, { label, options, unit }: FieldLabels): void {
  const note = useContext(FieldLabelsContext)
  useEffect(() => note?.(name, { label, options, unit }), [note, name, label, options, unit])
}
