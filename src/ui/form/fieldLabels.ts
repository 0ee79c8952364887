import { createContext, useContext, useEffect } from 'react'
import type { Option } from '../../domain/labeledOptions'

export type FieldLabelInfo = {
  label: string
  options?: readonly Option[] | undefined
  /** Unit of the number, such as «₸». */
  unit?: string | undefined
}

/**
 * Called by each field with its label and options. Filter chips show them, and a form uses them to name fields that another user has
 * changed. If the context value is null, fields register no labels.
 */
export const RegisterFieldLabelContext = createContext<((name: string, words: FieldLabelInfo) => void) | null>(null)

export function useRegisterFieldLabel(name: string, { label, options, unit }: FieldLabelInfo): void {
  const note = useContext(RegisterFieldLabelContext)
  useEffect(() => note?.(name, { label, options, unit }), [note, name, label, options, unit])
}
