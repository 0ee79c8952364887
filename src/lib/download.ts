/** Browsers read the file after the click is over; Safari takes its time. */
const KEPT_MS = 60_000

/** Hands a file to the browser, which saves it among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
