import { useEffect } from 'react'
import { type FieldRule, ruleIfFilled } from './fieldRules'

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

const NO_PICTURES = new WeakSet<File>()

/** Checks the first bytes of the file, so that a file with a wrong extension is rejected before the upload. */
export async function checkPictureFile(file: File): Promise<void> {
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

/** Validation rule for a PNG or JPEG file. The server checks the file's size (contract). */
export const imageFileRule: FieldRule<File> = ruleIfFilled((file) => {
  if (!IMAGE_TYPES.includes(file.type)) return 'Нужен файл PNG или JPEG'
  return NO_PICTURES.has(file) ? 'Это не картинка: файл повреждён или назван неверно' : ''
})

/**
 * Prevents the browser from opening a file that the user drops beside the file field. Several file fields on a screen may use this hook.
 */
export function usePreventFileDrop(): void {
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
