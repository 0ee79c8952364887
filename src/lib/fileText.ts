const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Text of a file in UTF-8 or UTF-16 with a byte order mark, in UTF-8 or in windows-1251, which Russian banks and old programs write. Bytes
 * that are not valid UTF-8 are never shown as «�».
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return withoutMark(new TextDecoder(encodingOf(bytes)).decode(bytes))
}

/** JSON.parse and the first heading of a table fail on a byte order mark, which copied text may contain. */
export const withoutMark = (text: string): string => text.replace(BYTE_ORDER_MARK, '')

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1251'
  }
}
