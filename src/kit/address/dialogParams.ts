export const DIALOG_QUERY_KEYS = { form: 'form', entry: 'entry' } as const

export function removeDialogParams(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of Object.values(DIALOG_QUERY_KEYS)) query.delete(key)
  return query.toString()
}

export const hasDialogParam = (search: string): boolean => new URLSearchParams(search).has(DIALOG_QUERY_KEYS.form)
