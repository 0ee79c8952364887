/** Whether the browser shows desktop notices: it must be able to, over https, and be allowed to by the person. */
export type DesktopPermission = 'granted' | 'denied' | 'unasked' | 'insecure' | 'unsupported'

export function desktopPermission(): DesktopPermission {
  if (!window.isSecureContext) return 'insecure'
  if (typeof Notification !== 'function') return 'unsupported'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

/** Asks the person, if he was not asked before. */
export async function askPermission(): Promise<DesktopPermission> {
  if (desktopPermission() === 'unasked') await Notification.requestPermission()
  return desktopPermission()
}

/** Shows a notice; a click on it brings the page to the front. False where the browser will not. */
export function showDesktopNotice(text: { title: string; body: string }, onClick: () => void): boolean {
  if (desktopPermission() !== 'granted') return false
  try {
    const notice = new Notification(text.title, { body: text.body })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onClick()
    }
    return true
  } catch {
    // Phones want a service worker for it.
    return false
  }
}
