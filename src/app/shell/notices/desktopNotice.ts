export type DesktopNoticePermission = 'granted' | 'denied' | 'unasked' | 'insecure' | 'unsupported'

export function desktopNoticePermission(): DesktopNoticePermission {
  if (!window.isSecureContext) return 'insecure'
  if (typeof Notification !== 'function') return 'unsupported'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

export async function requestDesktopNoticePermission(): Promise<DesktopNoticePermission> {
  if (desktopNoticePermission() === 'unasked') await Notification.requestPermission()
  return desktopNoticePermission()
}

export function showDesktopNotice(text: { title: string; body: string }, onClick: () => void): boolean {
  if (desktopNoticePermission() !== 'granted') return false
  try {
    const notice = new Notification(text.title, { body: text.body })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onClick()
    }
    return true
  } catch {
    // Mobile browsers throw here, because they show notifications only through a service worker.
    return false
  }
}
