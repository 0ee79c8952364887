export const DIALOG_KEYS = { form: 'form', entry: 'entry' } as const

export function withoutDialog(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of Object.values(DIALOG_KEYS)) query.delete(key)
  return query.toString()
}

export const hasDialog = (search: string): boolean => new URLSearchParams(search).has(DIALOG_KEYS.form)
