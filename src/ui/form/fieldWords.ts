import { createContext, useContext, useEffect } from 'react'
import type { Option } from '../../domain/labels'

/** What a field is called, and what its values are called where they are a choice. */
export type FieldWords = { label: string; options?: readonly Option[] | undefined }

/** Told by the fields of a folded filter, which says in chips what its fields hold. */
export const FieldWordsContext = createContext<((name: string, words: FieldWords) => void) | null>(null)

/** Tells a filter around the field what the field and its values are called; elsewhere does nothing. */
export function useFieldWords(name: string, { label, options }: FieldWords): void {
  const note = useContext(FieldWordsContext)
  useEffect(() => note?.(name, { label, options }), [note, name, label, options])
}
