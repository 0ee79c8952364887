import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { sameValues } from './values'

/**
 * Registers an array field before react-final-form does, which would reset it to its initial rows (see {@link
 * useFieldState}).
 */
export function useRegisterList(name: string): void {
  const form = useForm()
  useLayoutEffect(
    () => form.registerField(name, () => undefined, {}, { isEqual: sameValues, silent: true }),
    [form, name],
  )
}
