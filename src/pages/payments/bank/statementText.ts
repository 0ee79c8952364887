/** Text of a statement file. Banks write UTF-8, with or without a mark, or Windows-1251. */
export function statementText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
