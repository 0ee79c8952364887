const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Reads a text file. UTF-16 is detected by its byte order mark. Bytes that are not valid UTF-8 are read as windows-1251, which Russian
 * banks and old programs write, so they are never shown as «�».
 */
export async function readFileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return withoutByteOrderMark(new TextDecoder(encodingOf(bytes)).decode(bytes))
}

/**
 * Removes a byte order mark, which copied text may contain: JSON.parse would fail, and the first heading of a table would not be
 * recognized.
 */
export const withoutByteOrderMark = (text: string): string => text.replace(BYTE_ORDER_MARK, '')

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
