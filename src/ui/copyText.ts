import { toast } from './toasts'

/**
 * Puts a text on the clipboard and says `done`; a browser that refuses (no https, no permission) is reported as well.
 */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.failure({ message: 'Браузер не дал скопировать', hint: 'Выделите текст и скопируйте его сами.' })
  }
}
