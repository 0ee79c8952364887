/** How long the object URL of a downloaded file remains valid. Browsers read the file only after the click; Safari takes longest. */
const KEPT_MS = 60_000

export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
