import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { sameValues } from './values'

/**
 * Registers a list field before react-final-form does, because react-final-form would reset the list to its initial rows (see {@link
 * useFieldState}).
 */
export function useRegisterListField(name: string): void {
  const form = useForm()
  useLayoutEffect(
    () => form.registerField(name, () => undefined, {}, { isEqual: sameValues, silent: true }),
    [form, name],
  )
}
