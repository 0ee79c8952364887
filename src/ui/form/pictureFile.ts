import { type RefObject, useEffect } from 'react'

/** Our own limit, the specification has none. */
export const MAX_FILE_MB = 10

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

const NO_PICTURES = new WeakSet<File>()

/** Looks at the first bytes: a file that is only called .png would be refused by the server after the whole upload. */
export async function inspectPicture(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte))
  if (!isPicture) NO_PICTURES.add(file)
}

/** Whether a file that was looked at is neither PNG nor JPEG inside. */
export const isNoPicture = (file: File): boolean => NO_PICTURES.has(file)

/** While a file can be dropped, one that falls beside its field must not be opened by the browser in place of the console. */
export function useDropGuard(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const isOwn = event.target === input.current
      if (isOwn || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [input])
}
