import { useLayoutEffect } from 'react'
import { useForm } from 'react-final-form'
import { sameValues } from './values'

/**
 * Registers a list before react-final-form's own effect does, which would set a list that the form does not know yet
 * back to its initial rows (see {@link useFieldState}).
 */
export function useKept(name: string): void {
  const form = useForm()
  useLayoutEffect(
    () => form.registerField(name, () => undefined, {}, { isEqual: sameValues, silent: true }),
    [form, name],
  )
}
