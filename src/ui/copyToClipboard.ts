import { toast } from './toasts'

export async function copyToClipboard(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.failure({ message: 'Браузер запретил копирование', hint: 'Выделите текст и скопируйте его сами.' })
  }
}
