import { useEffect } from 'react'
import { useForm } from 'react-final-form'

const secrets = new WeakMap<object, Set<string>>()

/** The fields of a form that nothing may keep. */
export const secretFields = (form: object): ReadonlySet<string> => secrets.get(form) ?? new Set()

/** Marks a field of the form around as a secret, for as long as the form lives. */
export function useSecretField(name: string): void {
  const form = useForm()
  useEffect(() => {
    secrets.set(form, new Set([...secretFields(form), name]))
  }, [form, name])
}
