import { useEffect } from 'react'
import { useForm } from 'react-final-form'

const secrets = new WeakMap<object, Set<string>>()

export const secretFields = (form: object): ReadonlySet<string> => secrets.get(form) ?? new Set()

export function useRegisterSecretField(name: string): void {
  const form = useForm()
  useEffect(() => {
    secrets.set(form, new Set([...secretFields(form), name]))
  }, [form, name])
}
