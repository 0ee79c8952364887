import { useEffect } from 'react'
import { given, type Rule } from './rules'

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

const NO_PICTURES = new WeakSet<File>()

/** Looks at the first bytes: a file that is only called .png would be refused by the server after the whole upload. */
export async function inspectPicture(file: File): Promise<void> {
  // A file that has been moved away since it was chosen cannot be read.
  const start = new Uint8Array(
    await file
      .slice(0, 4)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte))
  if (!isPicture) NO_PICTURES.add(file)
}

const IMAGE_TYPES = ['image/png', 'image/x-png', 'image/jpeg']

/** A picture of a type that the API takes, by its name and its content. Its size is for the server to judge (contract). */
export const image: Rule<File> = given((file) => {
  if (!IMAGE_TYPES.includes(file.type)) return 'Нужен файл PNG или JPEG'
  return NO_PICTURES.has(file) ? 'Это не картинка: файл повреждён или назван неверно' : ''
})

/**
 * While a file can be dropped, one that falls beside a field must not be opened by the browser in place of the console. Several
 * fields may be on the screen, each with a guard of its own: what falls on any of them is taken.
 */
export function useDropGuard(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (isFileInput(event.target) || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file'
