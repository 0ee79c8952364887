import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DEFLATED = 8

/** Returns the text of each file in a ZIP archive by file name. The files are found in the directory at the end of the archive. */
export function unzip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive)
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--
  if (end < 0) throw new Error('not a ZIP archive')
  const files = new Map<string, string>()
  let entry = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(entry + 28)
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = bytes.readUInt32LE(entry + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))
    const isPacked = bytes.readUInt16LE(entry + 10) === DEFLATED
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'))
    entry += 46 + nameLength + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32)
  }
  return files
}

export type SheetCell = string | { number: number; format: string | undefined }

export function readSheet(file: Uint8Array): Map<string, SheetCell> {
  const files = unzip(file)
  const part = (name: string) => files.get(name) ?? ''
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = '']) =>
    plain([...inner.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join('')),
  )
  const formats = formatsOf(part('xl/styles.xml'))
  const cells = new Map<string, SheetCell>()
  for (const [, attributes = '', inner = ''] of part('xl/worksheets/sheet1.xml').matchAll(
    /<c ([^>]*[^>/])>(.*?)<\/c>/gs,
  )) {
    const attribute = (name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
    const value = inner.match(/<v>(.*?)<\/v>/s)?.[1] ?? ''
    const isText = attribute('t') === 's'
    const number = { number: Number(value), format: formats[Number(attribute('s') ?? 0)] }
    cells.set(attribute('r') ?? '', isText ? (texts[Number(value)] ?? '') : number)
  }
  return cells
}

function formatsOf(styles: string): (string | undefined)[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [
      tag.match(/numFmtId="(\d+)"/)?.[1],
      plain(tag.match(/formatCode="([^"]*)"/)?.[1] ?? ''),
    ]),
  )
  const used = styles.match(/<cellXfs.*?<\/cellXfs>/s)?.[0] ?? ''
  return [...used.matchAll(/<xf [^>]*>/g)].map(([tag]) => codes.get(tag.match(/numFmtId="(\d+)"/)?.[1]))
}

const plain = (xml: string): string =>
  xml
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
