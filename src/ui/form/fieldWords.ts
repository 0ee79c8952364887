import { createContext, useContext, useEffect } from 'react'
import type { Option } from '../../domain/labels'

export type FieldWords = { label: string; options?: readonly Option[] | undefined }

/**
 * Collects the labels and options of fields: a filter's chips show them, and a form names with them what a colleague has changed. Null if the
 * field is in neither.
 */
export const FieldWordsContext = createContext<((name: string, words: FieldWords) => void) | null>(null)

export function useFieldWords(name: string, { label, options }: FieldWords): void {
  const note = useContext(FieldWordsContext)
  useEffect(() => note?.(name, { label, options }), [note, name, label, options])
}
