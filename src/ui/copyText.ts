import { toast } from './toasts'

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.failure({ message: 'Браузер не дал скопировать', hint: 'Выделите текст и скопируйте его сами.' })
  }
}
